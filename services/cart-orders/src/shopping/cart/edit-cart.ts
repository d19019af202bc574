import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { traced } from '@shop/service-kit/tracing/tracing';
import type { mongo } from 'mongoose';
import { adoptItems } from './adopt-items.ts';
import type { CartRow } from './cart.model.ts';

/** Which cart; with a `round` only while it is in that generation. */
export type CartFilter =
  | { _id: string; round?: number }
  | { _id: string; sessionId: string }
  | { sessionId: string };
/** What to change in a cart; nothing when it is as it should be. */
export type Edit = (cart: CartRow) => Partial<CartRow> | undefined | Promise<Partial<CartRow> | undefined>;

/** The driver's own collection: a query of mongoose costs more than what it asks for here. */
const carts = (db: Mongo) => db.collection<CartRow>('carts');
/** Mongoose tells of its own queries only. */
const asSpan = <T>(operation: string, run: () => Promise<T>): Promise<T> =>
  traced({ name: `${operation} carts`, kind: 'client', attributes: { 'db.system.name': 'mongodb' } }, run);
const AFTER = { returnDocument: 'after' } as const;

export async function findCart(db: Mongo, filter: CartFilter): Promise<CartRow | null> {
  const cart = await asSpan('findOne', () => carts(db).findOne(filter));
  return cart && !cart.items ? adoptItems(db, cart) : cart;
}

type Change = Pick<mongo.UpdateFilter<CartRow>, '$set' | '$inc'>;

/** Every change says when it was and is counted, so that none overwrites another. */
const write = (db: Mongo, filter: mongo.Filter<CartRow>, { $set, $inc }: Change): Promise<CartRow | null> =>
  asSpan('findOneAndUpdate', () =>
    carts(db).findOneAndUpdate(
      filter,
      { $set: { ...$set, updatedAt: new Date() }, $inc: { ...$inc, revision: 1 } },
      AFTER,
    ),
  );

/** A change that says itself for which carts it holds, in one step; null when it does not hold for this one. */
export const changeCart = (
  db: Mongo,
  filter: mongo.Filter<CartRow>,
  change: Change,
): Promise<CartRow | null> => retryLostRaces(() => write(db, filter, change));

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
    return (await write(db, { _id, revision }, { $set: changed })) ?? lost();
  });
};
