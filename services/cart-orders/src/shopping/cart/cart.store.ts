import { nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { randomId } from '../../random-id.ts';
import { adoptItems } from './adopt-items.ts';
import {
  compare,
  piecesPastLimit,
  withoutOrdered,
  withPieces,
  withQuantity,
  type Pieces,
} from './cart-items.ts';
import type { CartRow, CartItemRow, CartKey } from './cart.model.ts';

/** Of how many orders a cart remembers what they took. */
const REMEMBERED = 5;

export type CartStore = ReturnType<typeof createCartStore>;
type Find = { _id: string; round?: number } | { sessionId: string };
type Edit = (cart: CartRow) => Partial<CartRow> | undefined | Promise<Partial<CartRow> | undefined>;

export function createCartStore(db: Mongo) {
  const carts = db.model<CartRow>('Cart');

  async function find(filter: Find | { _id: string; sessionId: string }): Promise<CartRow | null> {
    const cart = await carts.findOne(filter).lean();
    return cart && !cart.items ? adoptItems(db, cart) : cart;
  }

  const getOrCreate = (sessionId: string): Promise<CartRow> =>
    retryLostRaces(async () => {
      const made = { _id: randomId(), round: 1, revision: 0, items: [], emptied: [] };
      const options = { upsert: true, returnDocument: 'after' } as const;
      const cart = await carts
        .findOneAndUpdate({ sessionId }, { $setOnInsert: made }, options)
        .lean()
        .orFail();
      return cart.items ? cart : adoptItems(db, cart);
    });

  /**
   * One change of a cart as one atomic write, made of the cart as it is at that moment: when somebody else was faster
   * it is made anew. Null when there is no such cart, or `edit` finds nothing to change in it.
   */
  const change = (filter: Find, edit: Edit): Promise<CartRow | null> =>
    retryLostRaces(async (lost) => {
      const cart = await find(filter);
      const changed = cart && (await edit(cart));
      if (!cart || !changed) return null;
      const { _id, revision } = cart;
      const update = { $set: changed, $inc: { revision: 1 } };
      const done = await carts
        .findOneAndUpdate({ _id, revision }, update, { returnDocument: 'after' })
        .lean();
      return done ?? lost();
    });

  const ofLine = (sessionId: string, id: number, edit: (items: CartItemRow[]) => CartItemRow[]) =>
    change({ sessionId }, ({ items }) =>
      items.some((item) => item.id === id) ? { items: edit(items) } : undefined,
    );

  /** A new line takes its number when it is known to be new. */
  function numbered(elixirId: number): (items: CartItemRow[]) => Promise<number> {
    let id: number | undefined;
    return async (items) =>
      items.find((item) => item.elixirId === elixirId)?.id ?? (id ??= await nextId(db, 'cart_items'));
  }

  return {
    getOrCreate,
    findBySession: (sessionId: string) => find({ sessionId }),
    findOwn: (_id: string, sessionId: string) => find({ _id, sessionId }),
    /** A quantity that would pass the limit stops at it; `refused` pieces did not come in. */
    async add(_id: string, pieces: Pieces): Promise<{ cart: CartRow | null; refused: number }> {
      const idOf = numbered(pieces.elixirId);
      let refused = 0;
      const cart = await change({ _id }, async ({ items }) => {
        refused = piecesPastLimit(items, pieces);
        return { items: withPieces(items, { ...pieces, id: await idOf(items) }) };
      });
      return { cart, refused };
    },
    /** Adds a line once: repeating it changes nothing, which is what a retried request needs. */
    async addOnce(cart: CartRow, elixirId: number): Promise<CartRow> {
      const idOf = numbered(elixirId);
      const changed = await change({ _id: cart._id }, async ({ items }) =>
        items.some((item) => item.elixirId === elixirId)
          ? undefined
          : { items: withPieces(items, { id: await idOf(items), elixirId, quantity: 1 }) },
      );
      return changed ?? getOrCreate(cart.sessionId);
    },
    setQuantity: (sessionId: string, itemId: number, quantity: number) =>
      ofLine(sessionId, itemId, (items) => withQuantity(items, itemId, quantity)),
    remove: (sessionId: string, itemId: number) =>
      ofLine(sessionId, itemId, (items) => items.filter(({ id }) => id !== itemId)),
    clear: (_id: string) => change({ _id }, () => ({ items: [] })),
    /**
     * Takes what was ordered out of the cart and starts its next round, once: repeating it finds the round over, and
     * so touches nothing that came later.
     */
    emptyOrdered: ({ _id, round }: CartKey, ordered: Pieces[]) =>
      change({ _id, round }, ({ items, emptied }) => {
        const left = withoutOrdered(items, ordered);
        const lines = compare(items, left);
        return { items: left, round: round + 1, emptied: [...emptied, { round, lines }].slice(-REMEMBERED) };
      }),
  };
}
