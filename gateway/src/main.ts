import { runMain } from '@shop/service-kit/run';
import { readGatewayConfig } from './config.ts';
import { startGateway } from './start.ts';

runMain('gateway', () => startGateway(readGatewayConfig()));
