import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { backParts } from '../orders/order/back-parts.ts';
import type { OrderLine } from '../orders/order/order-parts.model.ts';
import { keptItems } from '../orders/order/order-returns.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { isSale } from '../orders/order/payment.rank.ts';

/** The order's products that its buyer kept, each once. Own blends are left out: nobody else can buy them. */
export function toldOf(order: OrderRow): OrderLine[] {
  const paidBack = new Set(
    backParts(order).flatMap(({ id, paidCents, backCents }) =>
      paidCents > 0 && backCents >= paidCents ? [id] : [],
    ),
  );
  const kept = keptItems(order).filter(
    ({ id, isCustom, giftCard }) => !isCustom && !giftCard && !paidBack.has(id),
  );
  return [...new Map(kept.map((line) => [line.elixirId, line])).values()];
}

/** The order was sold, and stayed sold. */
export const mayTell = (order: OrderRow): boolean => isSale(order) && order.status === 'completed';

export const isForgotten = ({ shipping }: Pick<OrderRow, 'shipping'>): boolean =>
  shipping?.name === FORGOTTEN_NAME;

/** A suggestion for the buyer's public name; a gift's order has somebody else's name. */
export const firstNameOf = ({ shipping }: Pick<OrderRow, 'shipping'>): string =>
  (!shipping?.gift && shipping?.name.split(/\s+/)[0]?.slice(0, 40)) || '';
