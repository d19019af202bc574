import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { StockStore } from './stock.store.ts';

const EVERY_MS = 30_000;

/** Frees what is held longer than was agreed, now and twice a minute; safe in any number of instances. */
export function startStockSweep(stock: StockStore, log: Log): Loop {
  const turn = async () => {
    const now = new Date();
    const count = await stock.expire(now);
    if (count > 0) log.info({ count }, 'reserved pieces are free again');
    await stock.forgetSold(now);
  };
  return startLoop(turn, { name: 'reserved pieces', everyMs: EVERY_MS, log });
}
