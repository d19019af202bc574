import { runMain } from '@shop/service-kit/run';
import { loadConfig } from './config.ts';
import { startHttp } from './start.ts';

runMain(async () => startHttp(loadConfig()));
