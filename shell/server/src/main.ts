import { runMain } from '@shop/service-kit/run';
import { readShellConfig } from './config.ts';
import { startShell } from './start.ts';

runMain('shell', () => startShell(readShellConfig()));
