import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import type { Mongo } from '@shop/service-kit/mongo';
import type { CartRow } from '../shopping/cart/cart.model.ts';
import type { Context } from './context.ts';

/** A cart line from before carts contained their lines. */
type LooseItem = CartRow['items'][number] & { _id: number; cartId: string; round: number };

/**
 * Carts of the first releases have their lines in another collection, but requests read only lines inside carts. The
 * loose lines stay, for a process of such a release that may still be running.
 */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) =>
    everyRow<CartRow>(
      db,
      {
        collection: 'carts',
        fields: { round: 1, items: 1 },
        write: async (carts) => {
          for (const cart of carts) if (!cart.items) await adoptItems(db, cart);
        },
      },
      progress,
    ),
};

/** Copies the loose lines of the cart's order cycle into the cart, in one step that happens once. */
async function adoptItems(db: Mongo, { _id, round }: Pick<CartRow, '_id' | 'round'>): Promise<void> {
  const loose = db.collection<LooseItem>('cart_items').find({ cartId: _id, round }).sort({ _id: 1 });
  const items = (await loose.toArray()).map((line) => ({
    id: line._id,
    elixirId: line.elixirId,
    quantity: line.quantity,
    createdAt: line.createdAt,
    updatedAt: line.updatedAt,
  }));
  const carts = db.collection<CartRow>('carts');
  await carts.updateOne({ _id, items: { $exists: false } }, { $set: { items, revision: 0, emptied: [] } });
}
