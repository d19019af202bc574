import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { StockStore } from './stock.store.ts';

const EVERY_MS = 30_000;

/** Frees expired holds; safe in any number of instances. */
export const stockSweepJob = ({ stock, log }: { stock: StockStore; log: Log }): Job => ({
  name: 'reserved pieces',
  every: EVERY_MS,
  run: async () => {
    const now = new Date();
    const count = await stock.expire(now);
    if (count > 0) log.info({ count }, 'reserved pieces are free again');
    await stock.forgetSold(now);
  },
});
