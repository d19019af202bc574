import type { StockBroughtBack } from '@shop/contracts/stock';
import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import { newAlarm } from './stock-alarm.ts';
import { NO_CART } from './stock-hold.ts';

type Move = (filter: object, update: object, freed: number) => Promise<boolean>;
type Line = StockBroughtBack['lines'][number];

/**
 * Makes sold pieces free again. A hold records it, as for a sale, so that it happens once. Pieces that were sold before
 * the stock was counted are added to `stocked`.
 */
export function createBringBack(model: Model<ElixirRow>, move: Move) {
  async function bringLineBack({ elixirId: id, quantity }: Line, checkoutId: string): Promise<void> {
    const once = { id, stock: { $gte: 0 }, 'holds.checkoutId': { $ne: checkoutId } };
    const row = await model.findOne(once, { stock: 1, sold: 1 }).lean<Pick<ElixirRow, 'stock' | 'sold'>>();
    if (typeof row?.stock !== 'number') return;
    const { stock, sold } = row;
    const fromSold = Math.min(quantity, Math.max(0, sold ?? 0));
    const moved = await move(
      { ...once, stock, ...(sold !== undefined && { sold }) },
      {
        $inc: { stock: quantity, sold: -fromSold, stocked: quantity - fromSold },
        $push: { holds: { checkoutId, cartId: NO_CART, quantity, soldAt: new Date() } },
        $set: { alarm: newAlarm(stock + quantity) },
      },
      quantity,
    );
    // The product was bought or counted in between.
    if (!moved) await bringLineBack({ elixirId: id, quantity }, checkoutId);
  }
  return async ({ id, lines }: StockBroughtBack): Promise<void> => {
    for (const line of lines) await bringLineBack(line, id);
  };
}
