import { MAX_QUANTITY } from '@shop/contracts/constants';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { randomId } from '../random-id.ts';
import type { CartDoc, CartItemDoc, CartKey } from './cart.model.ts';

export type CartStore = ReturnType<typeof cartStore>;

export function cartStore(db: Mongo) {
  const carts = db.model<CartDoc>('Cart');
  const items = db.model<CartItemDoc>('CartItem');
  const within = (cart: CartKey) => ({ cartId: cart._id, round: cart.round });

  const getOrCreate = (sessionId: string): Promise<CartDoc> =>
    retryOnDuplicate(() =>
      carts
        .findOneAndUpdate(
          { sessionId },
          { $setOnInsert: { _id: randomId(), round: 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean()
        .orFail(),
    );

  /** One atomic upsert; a quantity that would pass the limit stops at it. */
  async function add(cart: CartKey, elixirId: number, quantity: number): Promise<void> {
    const line = { ...within(cart), elixirId };
    const _id = await nextId(db, 'cart_items');
    const upsert = () =>
      items.updateOne(
        { ...line, quantity: { $lte: MAX_QUANTITY - quantity } },
        { $inc: { quantity }, $setOnInsert: { _id } },
        { upsert: true },
      );
    try {
      await retryOnDuplicate(upsert);
    } catch (error) {
      // The line exists with a quantity too high for the filter: that is the cap.
      if (!isDuplicateKey(error)) throw error;
      await items.updateOne(line, { $set: { quantity: MAX_QUANTITY } });
    }
  }

  /** Adds a line once: repeating it changes nothing, which is what a retried request needs. */
  async function addOnce(cart: CartKey, elixirId: number): Promise<CartItemDoc> {
    const _id = await nextId(db, 'cart_items');
    return retryOnDuplicate(() =>
      items
        .findOneAndUpdate(
          { ...within(cart), elixirId },
          { $setOnInsert: { _id, quantity: 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean()
        .orFail(),
    );
  }

  return {
    getOrCreate,
    add,
    addOnce,
    findBySession: (sessionId: string) => carts.findOne({ sessionId }).lean(),
    findOwn: (_id: string, sessionId: string) => carts.findOne({ _id, sessionId }).lean(),
    items: (cart: CartKey) => items.find(within(cart)).sort({ _id: 1 }).lean(),
    setQuantity: (cart: CartKey, _id: number, quantity: number) =>
      items.findOneAndUpdate({ _id, ...within(cart) }, { $set: { quantity } }).lean(),
    remove: async (cart: CartKey, _id: number) =>
      (await items.deleteOne({ _id, ...within(cart) })).deletedCount === 1,
    clear: (cart: CartKey) => items.deleteMany(within(cart)),
    /**
     * Empties the cart that was ordered. Starting the next round is what empties it, so repeating this can never
     * touch what the shopper has added since.
     */
    emptyOrdered: async (cart: CartKey) => {
      await carts.updateOne({ _id: cart._id, round: cart.round }, { $inc: { round: 1 } });
      await items.deleteMany({ cartId: cart._id, round: { $lte: cart.round } });
    },
  };
}

/** Two upserts of one key at the same moment: the loser finds the winner's document at the second try. */
async function retryOnDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return write();
  }
}
