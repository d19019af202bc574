import { runMain } from '@shop/service-kit/run';
import { readShellConfig } from './config.ts';
import { startShell } from './start.ts';

export const start = (env?: NodeJS.ProcessEnv) => startShell(readShellConfig(env));
if (import.meta.main) runMain('shell', start);
