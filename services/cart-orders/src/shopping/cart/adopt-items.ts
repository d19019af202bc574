import type { Mongo } from '@shop/service-kit/mongo';
import { cartModel, type CartRow } from './cart.model.ts';

/** A line of a cart as it stood before carts had their lines inside. */
type LooseItem = {
  _id: number;
  cartId: string;
  round: number;
  elixirId: number;
  quantity: number;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * Takes the loose lines of the cart's generation into the cart, in one step that only the first caller can make. A
 * second caller, in this process or another, gets the cart as the first left it. The loose lines stay where they are, for a
 * process of the previous release that may still be running.
 */
export async function adoptItems(
  db: Mongo,
  { _id, round }: Pick<CartRow, '_id' | 'round'>,
): Promise<CartRow> {
  const carts = cartModel(db);
  const loose = db.collection<LooseItem>('cart_items').find({ cartId: _id, round }).sort({ _id: 1 });
  const items = (await loose.toArray()).map((line) => ({
    id: line._id,
    elixirId: line.elixirId,
    quantity: line.quantity,
    createdAt: line.createdAt,
    updatedAt: line.updatedAt,
  }));
  await carts.updateOne(
    { _id, items: { $exists: false } },
    { $set: { items, revision: 0, emptied: [] } },
    { timestamps: false },
  );
  return carts.findById(_id).lean().orFail();
}
