import { runMain } from '@shop/service-kit/run';
import { loadConfig } from './config.ts';
import { startWorker } from './start.ts';

runMain(async () => startWorker(loadConfig()));
