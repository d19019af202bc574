import type { Mongo } from '@shop/service-kit/mongo';
import { migrateOnce } from '../../migrate-once.ts';
import type { OrderRow } from './order.model.ts';
import { searchTexts } from './search-texts.ts';

type Stored = Pick<OrderRow, '_id' | 'number' | 'shipping' | 'payerEmail' | 'items' | 'search'>;

const BATCH = 500;
const READ = { number: 1, shipping: 1, payerEmail: 1, items: 1, search: 1 };

/**
 * Orders of earlier releases are found by name, e-mail and number alone. This gives them all their texts, once. With
 * many orders it takes minutes: `signal` ends it early, and the next start begins again.
 */
export const migrateSearch = (db: Mongo, signal?: AbortSignal): Promise<void> =>
  migrateOnce(db, 'order-search-texts', () => giveTexts(db, signal));

async function giveTexts(db: Mongo, signal?: AbortSignal): Promise<boolean> {
  const orders = db.collection<Stored>('orders');
  let batch: Stored[] = [];
  const write = async () => {
    // Not through the model: for the figures and the lists nothing has changed.
    if (batch.length > 0) await orders.bulkWrite(batch.map(toUpdate), { ordered: false });
    batch = [];
  };
  for await (const order of orders.find({}, { projection: READ })) {
    batch.push(order);
    if (batch.length === BATCH) await write();
    if (signal?.aborted) return false;
  }
  await write();
  return true;
}

const toUpdate = (order: Stored) => ({
  updateOne: {
    // An order whose address came in meanwhile has its texts by that.
    filter: { _id: order._id, search: order.search },
    update: { $set: { search: searchTexts(order) } },
  },
});
