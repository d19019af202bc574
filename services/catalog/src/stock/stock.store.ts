import { soldName } from '@shop/contracts/size-words';
import type { StockMissing, StockSale, StockTake } from '@shop/contracts/stock';
import type { Mongo } from '@shop/service-kit/mongo';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { createBringBack } from './bring-back.ts';
import { createIsShown } from './is-shown.ts';
import { isReserved, NO_CART, type StockHold } from './stock-hold.ts';

/** Longer than an order's work is retried, so that a repeated sale finds itself done. */
const REMEMBER_SOLD_MS = 3 * 86_400_000;

type Line = StockTake['lines'][number];
type Kept = Omit<StockHold, 'quantity'>;
export type StockStore = ReturnType<typeof createStockStore>;

/**
 * The pieces of counted products. Each step is one atomic update of one product that moves pieces between free
 * (`stock`), reserved (`holds`) and sold. Repeating a call has no second effect.
 * @param onChanged called after each change: 'catalog' when pages show another number, 'stock' when only carts do
 */
export function createStockStore(db: Mongo, onChanged: (tag: 'catalog' | 'stock') => void) {
  const model = elixirModel(db);
  const isShown = createIsShown(model);
  const rowsWith = (filter: object) =>
    model.find(filter, { id: 1, holds: 1 }).lean<Pick<ElixirRow, 'id' | 'holds'>[]>();

  /** @param freed how many pieces the update makes free; false when the filter finds no row */
  async function move(filter: object, update: object, freed = 0): Promise<boolean> {
    const options = { returnDocument: 'after', projection: { id: 1, stock: 1 } } as const;
    const row = await model.findOneAndUpdate(filter, update, options).lean<Pick<ElixirRow, 'id' | 'stock'>>();
    if (row) onChanged((await isShown(row, freed)) ? 'catalog' : 'stock');
    return row !== null;
  }

  const free = (id: number, { checkoutId, quantity }: StockHold, only: object) =>
    move(
      { id, holds: { $elemMatch: { ...only, checkoutId, soldAt: null } } },
      { $inc: { stock: quantity }, $pull: { holds: { checkoutId } } },
      quantity,
    );

  /** Frees expired holds. */
  async function expire(now: Date, id?: number): Promise<number> {
    let count = 0;
    const over = { 'holds.until': { $lte: now }, ...(id === undefined ? {} : { id }) };
    for (const row of await rowsWith(over))
      for (const hold of row.holds ?? [])
        if (isReserved(hold) && hold.until && hold.until <= now)
          count += Number(await free(row.id, hold, { until: { $lte: now } }));
    return count;
  }

  /** Keeps what the checkout holds or has bought; otherwise reserves free pieces for it, if there are enough. */
  async function takeLine({ elixirId: id, quantity }: Line, kept: Kept): Promise<boolean> {
    const { checkoutId, until = null, paymentId = null } = kept;
    const own = { 'holds.$.until': until, 'holds.$.paymentId': paymentId };
    return (
      (await move({ id, 'holds.checkoutId': checkoutId }, { $set: own })) ||
      move(
        { id, stock: { $gte: quantity }, 'holds.checkoutId': { $ne: checkoutId } },
        { $inc: { stock: -quantity }, $push: { holds: { ...kept, quantity } } },
        -quantity,
      )
    );
  }

  /** What is missing: nothing when the pieces were taken or are not counted. */
  async function lack(line: Line, kept: Kept): Promise<StockMissing> {
    const taken = async () => takeLine(line, kept);
    if ((await taken()) || ((await expire(new Date(), line.elixirId)) > 0 && (await taken()))) return [];
    const row = await model.findOne({ id: line.elixirId }).lean<ElixirRow>();
    const isTaken = row?.holds?.some(({ checkoutId }) => checkoutId === kept.checkoutId);
    if (!row || typeof row.stock !== 'number' || isTaken) return [];
    // Somebody gave pieces back in between.
    if (row.stock >= line.quantity) return lack(line, kept);
    return [{ elixirId: row.id, name: soldName(row), left: row.stock }];
  }

  const sellLine = ({ elixirId: id, quantity }: Line, checkoutId: string) =>
    move(
      { id, holds: { $elemMatch: { checkoutId, soldAt: null } } },
      { $set: { 'holds.$.soldAt': new Date(), 'holds.$.until': null }, $inc: { sold: quantity } },
    );

  async function giveBack(checkoutId: string, paymentId?: string): Promise<void> {
    for (const row of await rowsWith({ 'holds.checkoutId': checkoutId }))
      for (const hold of row.holds ?? [])
        if (hold.checkoutId === checkoutId) await free(row.id, hold, { paymentId: paymentId ?? null });
  }

  /** A cart's new checkout frees what its earlier ones hold without a payment. */
  async function replaceEarlier(cartId: string, checkoutId: string): Promise<void> {
    for (const row of await rowsWith({ 'holds.cartId': cartId }))
      for (const hold of row.holds ?? [])
        if (hold.cartId === cartId && hold.checkoutId !== checkoutId)
          await free(row.id, hold, { paymentId: null });
  }

  return {
    expire,
    giveBack,
    /** Takes all lines or none. Returns what is missing. */
    async take({ checkoutId, cartId, paymentId, until, lines }: StockTake): Promise<StockMissing> {
      if (paymentId === undefined) await replaceEarlier(cartId, checkoutId);
      const kept = {
        checkoutId,
        cartId,
        paymentId: paymentId ?? null,
        until: until ? new Date(until) : null,
      };
      const missing: StockMissing = [];
      // All requests use the same order: of two that want the same pieces, one gets all.
      for (const line of lines.toSorted((a, b) => a.elixirId - b.elixirId))
        missing.push(...(await lack(line, kept)));
      if (missing.length > 0) await giveBack(checkoutId, paymentId);
      return missing;
    },
    /** Turns held pieces into sold ones, once. Returns what was not held and could not be taken either. */
    async sell({ checkoutId, lines }: StockSale): Promise<StockMissing> {
      const missing: StockMissing = [];
      for (const line of lines) {
        // If the hold has ended, the pieces are taken again first, without an end.
        const lacking = await lack(line, { checkoutId, cartId: NO_CART });
        missing.push(...lacking);
        if (lacking.length === 0) await sellLine(line, checkoutId);
      }
      return missing;
    },
    bringBack: createBringBack(model, move),
    forgetSold: async (now: Date) => {
      const old = { soldAt: { $lte: new Date(now.getTime() - REMEMBER_SOLD_MS) } };
      await model.updateMany(
        { 'holds.soldAt': old.soldAt },
        { $pull: { holds: old } },
        { timestamps: false },
      );
    },
  };
}
