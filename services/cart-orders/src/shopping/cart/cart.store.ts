import { MAX_QUANTITY } from '@shop/contracts/constants';
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
import { cartModel, type CartItemRow, type CartKey, type CartRow } from './cart.model.ts';
import { changeCart, editCart, findCart, type CartFilter } from './edit-cart.ts';
import { bringBack, takeAllOut, takeOut } from './removed-items.ts';

/** Of how many orders a cart remembers what they took. */
const REMEMBERED = 5;

export type CartStore = ReturnType<typeof createCartStore>;

export function createCartStore(db: Mongo) {
  const getOrCreate = (sessionId: string): Promise<CartRow> =>
    retryLostRaces(async () => {
      const made = { _id: randomId(), round: 1, revision: 0, items: [], emptied: [] };
      const options = { upsert: true, returnDocument: 'after' } as const;
      const cart = await cartModel(db)
        .findOneAndUpdate({ sessionId }, { $setOnInsert: made }, options)
        .lean()
        .orFail();
      return cart.items ? cart : adoptItems(db, cart);
    });

  return {
    getOrCreate,
    findBySession: (sessionId: string) => findCart(db, { sessionId }),
    findOwn: (_id: string, sessionId: string) => findCart(db, { _id, sessionId }),
    /** More of a line that is there, in one step; null when there is no such line, or no room in it for all of them. */
    addToLine: (
      cart: CartFilter,
      { elixirId, quantity, most = MAX_QUANTITY }: Pieces,
    ): Promise<CartRow | null> => {
      const room = Math.min(most, MAX_QUANTITY) - quantity;
      const line = { $elemMatch: { elixirId, quantity: { $lte: room } } };
      return changeCart(
        db,
        { ...cart, items: line },
        { $inc: { 'items.$.quantity': quantity }, $set: { 'items.$.updatedAt': new Date() } },
      );
    },
    /** A quantity that would pass the limit stops at it; `refused` pieces did not come in. */
    async add(read: CartRow, ...added: Pieces[]): Promise<{ cart: CartRow | null; refused: number }> {
      const wanted = added.map((pieces) => ({ pieces, idOf: lineIds(db, pieces.elixirId) }));
      let refused = 0;
      const cart = await editCart(db, { read }, async (before) => {
        let { items } = before;
        refused = 0;
        for (const { pieces, idOf } of wanted) {
          refused += piecesPastLimit(items, pieces);
          items = withPieces(items, { ...pieces, id: await idOf(items) });
        }
        return { items };
      });
      return { cart, refused };
    },
    /** Adds a line once: repeating it changes nothing, which is what a retried request needs. */
    async addOnce(cart: CartRow, elixirId: number): Promise<CartRow> {
      const idOf = lineIds(db, elixirId);
      const changed = await editCart(db, { read: cart }, async ({ items }) =>
        items.some((item) => item.elixirId === elixirId)
          ? undefined
          : { items: withPieces(items, { id: await idOf(items), elixirId, quantity: 1 }) },
      );
      return changed ?? getOrCreate(cart.sessionId);
    },
    setQuantity: (sessionId: string, itemId: number, quantity: number) =>
      editCart(db, { sessionId }, ({ items }) =>
        items.some(({ id }) => id === itemId) ? { items: withQuantity(items, itemId, quantity) } : undefined,
      ),
    setDiscount: (sessionId: string, discountCode: string | null) =>
      editCart(db, { sessionId }, () => ({ discountCode })),
    remove: (sessionId: string, itemId: number) => editCart(db, { sessionId }, takeOut(itemId)),
    clear: (_id: string) => editCart(db, { _id }, takeAllOut),
    /** Null when none of these lines was taken out, e.g. since they are back already. */
    restore: (sessionId: string, itemIds: number[]) => editCart(db, { sessionId }, bringBack(itemIds)),
    /**
     * Takes what was ordered out of the cart and begins its next generation, once: a repetition finds the generation
     * over, and so touches nothing that came later.
     */
    emptyOrdered: ({ _id, round }: CartKey, ordered: Pieces[]) =>
      editCart(db, { _id, round }, ({ items, emptied }) => {
        const left = withoutOrdered(items, ordered);
        const lines = compare(items, left);
        const remembered = [...emptied, { round, lines }].slice(-REMEMBERED);
        return { items: left, round: round + 1, emptied: remembered, discountCode: null };
      }),
  };
}

/** A line that is there keeps its id. A new one takes the next number, once, and only when it is known to be new. */
function lineIds(db: Mongo, elixirId: number): (items: CartItemRow[]) => Promise<number> {
  let id: number | undefined;
  return async (items) =>
    items.find((item) => item.elixirId === elixirId)?.id ?? (id ??= await nextId(db, 'cart_items'));
}
