import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import type { OrderRow } from '../orders/order/order.model.ts';
import { searchTexts } from '../orders/order/search-texts.ts';
import type { Context } from './context.ts';

type Stored = Pick<OrderRow, '_id' | keyof typeof FIELDS | 'search'>;
const FIELDS = { number: 1, shipping: 1, payerEmail: 1, items: 1, discount: 1, tracking: 1 } as const;

/** Orders of earlier releases are found by name, e-mail and number alone. This gives them all their texts. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) =>
    everyRow<Stored>(
      db,
      {
        collection: 'orders',
        fields: { ...FIELDS, search: 1 },
        // Not through the model: for the figures and the lists nothing has changed.
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
  // An order whose address came in meanwhile has its texts by that.
  return [{ updateOne: { filter: { _id: order._id, search: order.search }, update: { $set: { search } } } }];
}
