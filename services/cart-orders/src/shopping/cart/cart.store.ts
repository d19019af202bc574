import { NEW_CART_ID } from '@shop/contracts/constants';
import { nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { traced } from '@shop/service-kit/tracing/tracing';
import { randomId } from '../../random-id.ts';
import { compare, withoutOrdered, type Pieces } from './cart-rules.ts';
import type { CartChange, CartKey, CartRow } from './cart.model.ts';

/** Of how many orders a cart remembers what they took. */
const REMEMBERED = 5;

type CartFilter = { sessionId: string } | Pick<CartRow, '_id'> | CartKey;
/** What to change in a cart; nothing when it is as it should be. */
export type Edit = (cart: CartRow) => CartChange | undefined | Promise<CartChange | undefined>;
export type CartStore = ReturnType<typeof createCartStore>;

export function createCartStore(db: Mongo) {
  /** The driver's own collection: a query of mongoose costs more than what it asks for here. */
  const carts = db.collection<CartRow>('carts');
  const find = (filter: CartFilter) => asSpan('findOne', () => carts.findOne(filter));

  /** Null when the cart has changed since it was read, or is another's first. */
  const write = async ({ _id, revision, ...read }: CartRow, change: CartChange): Promise<CartRow | null> => {
    const isNew = _id === NEW_CART_ID;
    const values = { ...(isNew && read), ...change, revision: revision + 1, updatedAt: new Date() };
    return asSpan('findOneAndUpdate', () =>
      carts.findOneAndUpdate(
        { _id: isNew ? randomId() : _id, revision },
        { $set: values },
        { upsert: isNew, returnDocument: 'after' },
      ),
    );
  };

  /**
   * The one way in which a cart changes: an edit of the cart as it was read, written only if the cart still has the same
   * revision. When somebody else was faster the edit is made anew. Answers the cart as it is then.
   */
  const change = <Read extends CartRow | null>(
    read: () => Promise<Read>,
    edit: Edit,
  ): Promise<Read | CartRow> =>
    retryLostRaces(async (lost) => {
      const cart = await read();
      const changed = cart && (await edit(cart));
      return cart && changed ? ((await write(cart, changed)) ?? lost()) : cart;
    });
  /** The session's cart, or one that is stored with its first change. */
  const ofSession = async (sessionId: string): Promise<CartRow> =>
    (await find({ sessionId })) ?? newCart(sessionId);

  return {
    ofSession,
    ofId: (_id: string) => find({ _id }),
    change: (sessionId: string, edit: Edit) => change(() => ofSession(sessionId), edit),
    nextLineId: () => nextId(db, 'cart_items'),
    /**
     * Takes what was ordered out of the cart and begins its next generation, once: a repetition finds the generation
     * over, and so touches nothing that came later.
     */
    emptyOrdered: ({ _id, round }: CartKey, ordered: Pieces[]) =>
      change(
        () => find({ _id, round }),
        ({ items, emptied }) => {
          const left = withoutOrdered(items, ordered);
          const lines = compare(items, left);
          const remembered = [...emptied, { round, lines }].slice(-REMEMBERED);
          return { items: left, round: round + 1, emptied: remembered, discountCode: null, giftCard: null };
        },
      ),
  };
}

const newCart = (sessionId: string): CartRow => {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  return { _id: NEW_CART_ID, sessionId, round: 1, revision: 0, items: [], emptied: [], ...times };
};

/** Mongoose tells of its own queries only. */
const asSpan = <T>(operation: string, run: () => Promise<T>): Promise<T> =>
  traced({ name: `${operation} carts`, kind: 'client', attributes: { 'db.system.name': 'mongodb' } }, run);
