import { runMain } from '@shop/service-kit/run';
import { readCartOrdersConfig } from './config.ts';
import { startWorker } from './start.ts';

runMain('payment-worker', async () => startWorker(readCartOrdersConfig()));
