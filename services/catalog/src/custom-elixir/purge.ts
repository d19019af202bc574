import type { Log } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import { createCustomElixirStore } from './custom-elixir.store.ts';

const HOUR_MS = 3_600_000;

/** Removes expired custom elixirs now and once an hour (H5); safe in any number of instances. Answers the function that stops it. */
export function startPurge(db: Mongo, log: Log): () => void {
  const customs = createCustomElixirStore(db);
  const run = async () => {
    try {
      const count = await customs.purge(new Date());
      if (count > 0) log.info({ count }, 'custom elixirs that nobody bought were removed');
    } catch (error) {
      log.warn({ err: error }, 'the purge failed and will be tried again');
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
