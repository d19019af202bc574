import type { Log } from '@shop/service-kit/log';
import type { StockStore } from './stock.store.ts';

const EVERY_MS = 30_000;

/** Frees what is held longer than was agreed, now and twice a minute; safe in any number of instances. Answers the function that stops it. */
export function startStockSweep(stock: StockStore, log: Log): () => void {
  const run = async () => {
    try {
      const now = new Date();
      const count = await stock.expire(now);
      if (count > 0) log.info({ count }, 'reserved pieces are free again');
      await stock.forgetSold(now);
    } catch (error) {
      log.warn({ err: error }, 'the sweep of reserved pieces failed and will be tried again');
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
