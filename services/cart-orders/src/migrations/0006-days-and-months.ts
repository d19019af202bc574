import type { Migration } from '@shop/service-kit/migrations/migration';
import { createOrderDayStore } from '../orders/report/order-day.store.ts';
import { createOrderDays } from '../orders/report/order-days.ts';
import type { Context } from './context.ts';

/**
 * Sums up every day of the shop, and then its months, so that nobody who asks for a year has to wait. The sums of
 * earlier releases are in other fields, which their processes read as long as they run.
 */
export const migration: Migration<Context> = {
  when: 'beside',
  async run({ db }, { from = '', reached }) {
    const { all, figures, sold } = createOrderDays(db, createOrderDayStore(db));
    const days = await all();
    for (const day of days.filter(({ day }) => day > (from as string))) {
      await figures([day]);
      await reached(day.day, 1);
    }
    for await (const _ of sold(await figures(days))) await reached(days.at(-1)!.day, 0);
  },
};
