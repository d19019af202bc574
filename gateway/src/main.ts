import { readConfig } from '@shop/service-kit/config';
import { createLog } from '@shop/service-kit/log';
import { listen, runMain } from '@shop/service-kit/run';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';

runMain(async () => {
  const config = readConfig(configSchema);
  const log = createLog('gateway', config.LOG_LEVEL);
  const app = createApp({ config, log });
  return { running: await listen({ app, port: config.PORT, host: config.HOST }), log };
});
