import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { adoptItems } from './adopt-items.ts';
import { cartModel, type CartRow } from './cart.model.ts';

/** Which cart; with a `round` only while it is in that generation. */
export type CartFilter =
  | { _id: string; round?: number }
  | { _id: string; sessionId: string }
  | { sessionId: string };
/** What to change in a cart; nothing when it is as it should be. */
export type Edit = (cart: CartRow) => Partial<CartRow> | undefined | Promise<Partial<CartRow> | undefined>;

export async function findCart(db: Mongo, filter: CartFilter): Promise<CartRow | null> {
  const cart = await cartModel(db).findOne(filter).lean();
  return cart && !cart.items ? adoptItems(db, cart) : cart;
}

/**
 * Changes a cart with one atomic write, made of the cart as it is at that moment. When somebody else was faster it is
 * made anew. Null when there is no such cart, or `edit` finds nothing to change in it.
 * @param which a cart that was read a moment ago is not read again, unless somebody was faster
 */
export const editCart = (
  db: Mongo,
  which: CartFilter | { read: CartRow },
  edit: Edit,
): Promise<CartRow | null> => {
  let known = 'read' in which ? which.read : undefined;
  const filter = 'read' in which ? { _id: which.read._id } : which;
  return retryLostRaces(async (lost) => {
    const cart = known ?? (await findCart(db, filter));
    known = undefined;
    const changed = cart && (await edit(cart));
    if (!cart || !changed) return null;
    const { _id, revision } = cart;
    const update = { $set: changed, $inc: { revision: 1 } };
    const done = await cartModel(db)
      .findOneAndUpdate({ _id, revision }, update, { returnDocument: 'after' })
      .lean();
    return done ?? lost();
  });
};
