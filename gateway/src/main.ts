import { runMain } from '@shop/service-kit/run';
import { readGatewayConfig } from './config.ts';
import { startGateway } from './start.ts';

export const start = (env?: NodeJS.ProcessEnv) => startGateway(readGatewayConfig(env));
if (import.meta.main) runMain('gateway', start);
