import { listen, stopOnSignal, type Listen, type Running } from '@shop/web-server/listen';
import { ConfigError, drainEnv, readConfig } from './config.ts';
import type { Log } from './log.ts';
import * as z from 'zod';

export { listen, type Listen, type Running };

type Started = { running: Pick<Running, 'close'> & Partial<Running>; log: Log };

/** Runs `start` as the process's main: one clear line and exit code 1 when it fails, a graceful end on SIGTERM and SIGINT. */
export function runMain(start: () => Promise<Started>): void {
  const begin = async () => {
    const { DRAIN_MS } = readConfig(z.object(drainEnv));
    return { ...(await start()), drainMs: DRAIN_MS };
  };
  begin().then(
    ({ running, log, drainMs }) => {
      const error = (err: unknown) => log.error({ err }, 'stopping failed');
      stopOnSignal(running, drainMs, { info: (text) => log.info(text), error });
    },
    (error: Error) => {
      console.error(error instanceof ConfigError ? error.message : `Start failed: ${error.message}`);
      process.exit(1);
    },
  );
}
