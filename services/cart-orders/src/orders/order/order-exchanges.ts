import { nextId, type Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { OrderCfdi } from './order-cfdi.model.ts';
import type { RemovedLine } from './order-addition.model.ts';
import type { OrderLine, OutboxEntry, OutboxKey } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { orderStep, type By } from './order-step.ts';
import { outboxEntry } from './outbox.ts';
import { keptLots } from './order-returns.ts';
import { paidLess, withoutPieces } from './order-swap.ts';
import { piecesOf } from '../../shopping/stock/pieces.ts';
import { searchTexts } from './search-texts.ts';
import { toOrderLine } from './to-order-line.ts';

type Exchanged = By & { checkout: CheckoutRow; removes: RemovedLine[] };

/** Matches only if the order's money and lines are still as they were seen. */
export const whereUnchanged = ({ _id, status, paymentStatus, totalCents, items }: OrderRow) => ({
  _id,
  status,
  paymentStatus,
  totalCents,
  'items.id': { $all: items.map(({ id }) => id) },
});
// An invoice covers what was paid when it was asked for, so an invoiced order cannot change.
const INVOICED: OrderCfdi['status'][] = ['asked', 'stamped'];
export const NO_INVOICE = { 'cfdi.status': { $nin: INVOICED } };

/** Lines may be exchanged only if nothing of them was refunded and the stock of the whole order was taken. */
const TAKEN: OutboxKey = 'holds.spend';
export const mayGo = (removes: RemovedLine[] = []) => ({
  ...(removes.length > 0 && {
    'backs.lines.id': { $nin: removes.map(({ id }) => id) },
    'outbox.key': { $ne: TAKEN },
  }),
});

/** Work after an addition: its held pieces are spent, and the figures change. */
export const onJoined = ({ _id, lines }: CheckoutRow): OutboxEntry[] => {
  const own = lines.filter(({ isCustom }) => isCustom).map(({ elixirId }) => elixirId);
  return [
    outboxEntry('addition.spend', _id),
    ...(own.length > 0 ? [outboxEntry('elixirs.keep', own)] : []),
    outboxEntry('day.changed'),
    outboxEntry('customer.changed'),
  ];
};

type Change = Pick<Exchanged, 'checkout' | 'removes'>;

/** The order's lines after a change: the removed pieces go, with their discounts, and the checkout's lines come. */
export async function linesAfter(db: Mongo, seen: OrderRow, { checkout, removes }: Change) {
  const { lines, out, off, backCents } = withoutPieces(seen, removes);
  // The removed pieces' value is no discount on the new lines.
  const added = checkout.lines.map((line) => ({
    line: { ...toOrderLine({ ...line, discountCents: 0 }), checkoutId: checkout._id },
    id: undefined,
  }));
  const all = [...lines, ...added];
  let next = await nextId(db, 'order_items', all.filter(({ id }) => !id).length);
  const items = all.map(({ line, id }): OrderLine => ({ ...line, id: id ?? next++ }));
  const costs = (checkout.costs ?? []).map((cost) => ({ ...cost, checkoutId: checkout._id }));
  const { lots, discount, promotion } = seen;
  return {
    backCents,
    set: { items, ...off, ...(lots && out.length > 0 && { lots: keptLots(lots, items) }) },
    unset: {
      ...(discount && !off.discount && { discount: 1 as const }),
      ...(promotion && !off.promotion && { promotion: 1 as const }),
    },
    found: { search: { $each: searchTexts({ ...seen, items }) } },
    costs: costs.length > 0 && { costs: { $each: costs } },
    work: out.length > 0 ? [outboxEntry('stock.bring-back', piecesOf(out))] : [],
  };
}

/** Exchanges pieces of orders that have not left. */
export const orderExchanges = (db: Mongo, orders: Model<OrderRow>) => ({
  /**
   * Exchanges pieces for others of the same or a lower value, which the money already paid covers; the rest is
   * refunded. Null when the order is no longer as it was `seen`.
   */
  async exchange(seen: OrderRow, { checkout, removes, ...by }: Exchanged) {
    const { backCents, set, unset, found, costs, work } = await linesAfter(db, seen, { checkout, removes });
    const lessCents = backCents - checkout.totalCents;
    const told = { checkoutId: checkout._id, backCents: lessCents };
    const over = lessCents > 0 ? [outboxEntry('over.give-back')] : [];
    return orderStep(orders)(seen, {
      ...by,
      filter: { ...whereUnchanged(seen), addition: null, ...NO_INVOICE, ...mayGo(removes) },
      change: {
        $set: {
          ...set,
          totalCents: seen.totalCents - lessCents,
          ...(lessCents > 0 && paidLess(seen, lessCents)),
        },
        ...(Object.keys(unset).length > 0 && { $unset: unset }),
        $addToSet: found,
        $push: { ...costs },
      },
      outbox: [...onJoined(checkout), ...over, outboxEntry('mail.exchanged', told), ...work],
    });
  },
});
