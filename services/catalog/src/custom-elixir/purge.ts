import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import { createCustomElixirStore } from './custom-elixir.store.ts';

const HOUR_MS = 3_600_000;

/** Removes expired custom elixirs now and once an hour (H5); safe in any number of instances. */
export function startPurge(db: Mongo, log: Log): Loop {
  const customs = createCustomElixirStore(db);
  const turn = async () => {
    const count = await customs.purge(new Date());
    if (count > 0) log.info({ count }, 'custom elixirs that nobody bought were removed');
  };
  return startLoop(turn, { name: 'expired custom elixirs', everyMs: HOUR_MS, log });
}
