import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import type { OrderRow } from '../orders/order/order.model.ts';
import { searchTexts } from '../orders/order/search-texts.ts';
import type { Context } from './context.ts';

type Stored = Pick<OrderRow, '_id' | keyof typeof FIELDS | 'search'>;
const FIELDS = { number: 1, shipping: 1, payerEmail: 1, items: 1, discount: 1, tracking: 1 } as const;

/** Adds all search texts to orders of earlier releases, which are found only by name, e-mail and number. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) =>
    everyRow<Stored>(
      db,
      {
        collection: 'orders',
        fields: { ...FIELDS, search: 1 },
        // Not through the model, which would set `updatedAt`: for figures and lists nothing has changed.
        write: async (orders) => {
          const updates = orders.flatMap(toUpdate);
          if (updates.length > 0)
            await db.collection<Stored>('orders').bulkWrite(updates, { ordered: false });
        },
      },
      progress,
    ),
};

function toUpdate(order: Stored) {
  const search = searchTexts(order);
  if (search.join('\n') === order.search.join('\n')) return [];
  // If its address was stored meanwhile, the order already has its texts, and the filter skips it.
  return [{ updateOne: { filter: { _id: order._id, search: order.search }, update: { $set: { search } } } }];
}
