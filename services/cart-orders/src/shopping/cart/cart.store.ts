import { NEW_CART_ID } from '@shop/contracts/constants';
import { nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { traced } from '@shop/service-kit/tracing/tracing';
import { randomId } from '../../random-id.ts';
import type { Pieces } from './cart-rules.ts';
import { FIRST_CYCLE, type CartChange, type CartKey, type CartRow } from './cart.model.ts';
import { compare, withoutOrdered } from './lines-out.ts';

/** How many orders a cart remembers, with what they took. */
const REMEMBERED = 5;

type CartFilter = { sessionId: string } | Pick<CartRow, '_id'> | CartKey;
/** Returns the change of a cart, or undefined when there is nothing to change. */
export type Edit = (cart: CartRow) => CartChange | undefined | Promise<CartChange | undefined>;
export type CartStore = ReturnType<typeof createCartStore>;

export function createCartStore(db: Mongo) {
  /** The driver's own collection: a mongoose query costs more than the request that it makes here. */
  const carts = db.collection<CartRow>('carts');
  const find = (filter: CartFilter) => asSpan('findOne', () => carts.findOne(filter));

  /** Null when the cart has changed since it was read, or another request stored it first. */
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
   * The only way to change a cart. The change is written only if the cart still has the revision that was read;
   * otherwise `edit` runs again on the newer cart. Returns the cart as stored.
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
  /** The session's cart, or a new one that is stored with its first change. */
  const ofSession = async (sessionId: string): Promise<CartRow> =>
    (await find({ sessionId })) ?? newCart(sessionId);

  return {
    ofSession,
    ofId: (_id: string) => find({ _id }),
    change: (sessionId: string, edit: Edit) => change(() => ofSession(sessionId), edit),
    nextLineId: () => nextId(db, 'cart_items'),
    /**
     * Takes the ordered pieces out of the cart and begins its next order cycle. A repetition changes nothing, because
     * the cycle that it names is over.
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
  return { _id: NEW_CART_ID, sessionId, round: FIRST_CYCLE, revision: 0, items: [], emptied: [], ...times };
};

/** Mongoose traces only its own queries. */
const asSpan = <T>(operation: string, run: () => Promise<T>): Promise<T> =>
  traced({ name: `${operation} carts`, kind: 'client', attributes: { 'db.system.name': 'mongodb' } }, run);
