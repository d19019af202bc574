import type { IvaRate } from '@shop/contracts/iva';
import { ivaShares, type IvaShare } from '../../shopping/pricing/iva.ts';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import type { SoldAt } from '../../shopping/pricing/sold-at.model.ts';
import { netCentsOf, spread } from '../../shopping/pricing/spread.ts';
import { deliveryOf } from './order-back.model.ts';
import type { OrderRow } from './order.model.ts';

export type OrderSold = Omit<SoldAt, 'totalCents'> & Pick<OrderRow, 'items' | 'refundedCents' | 'backs'>;
/** What was paid and refunded for a line, or without an `id` for the delivery or a tax on top. In centavos. */
export type BackPart = { id?: number; iva?: IvaRate; paidCents: number; backCents: number };

/**
 * Divides an order's refunds among its parts: a named refund counts for the parts it names, and an unnamed one is
 * spread over all parts in proportion to what was left. The sum equals the refunds to the centavo.
 * @param before what went back of each part earlier; it is counted too
 */
export function backParts(order: OrderSold, before: BackPart[] = []): BackPart[] {
  const { lines, shippingCents, shippingIva, taxCents } = quoteOf(order);
  const paid: Omit<BackPart, 'backCents'>[] = [
    ...lines.map(({ id, iva, ...line }) => ({ id, ...(iva && { iva }), paidCents: netCentsOf(line) })),
    { ...(shippingIva && { iva: shippingIva }), paidCents: shippingCents },
    { paidCents: taxCents },
  ];
  const parts = paid.map((part, at) => ({ ...part, backCents: before[at]?.backCents ?? 0 }));
  let rest = order.refundedCents ?? 0;
  for (const back of order.backs ?? []) {
    // This refund has not happened yet.
    if (back.cents > rest) continue;
    // The delivery is the first part without an id.
    for (const { id, cents } of [...(back.lines ?? []), { id: undefined, cents: deliveryOf(back) }]) {
      const part = parts.find((one) => one.id === id);
      // What a part cannot give back any more comes from the others.
      const named = part ? Math.min(cents, keptCents(part)) : 0;
      if (part) part.backCents += named;
      rest -= named;
    }
  }
  const free = spread(rest, parts.map(keptCents));
  return parts.map((part, at) => ({ ...part, backCents: part.backCents + free[at]! }));
}

/** What the shop kept of each line, in the order of the lines, and of the delivery. */
export function keptParts(order: OrderSold): { lines: number[]; deliveryCents: number } {
  const kept = backParts(order).map(keptCents);
  return { lines: kept.slice(0, order.items.length), deliveryCents: kept[order.items.length]! };
}

const keptCents = ({ paidCents, backCents }: BackPart): number => paidCents - backCents;

/**
 * The tax in the refunds: the order's tax, less the tax in what the shop kept. So an order's refunds never include more
 * tax than it had, and a full refund includes all of it. Undefined when no rates are known.
 */
export function backIva(order: OrderSold): IvaShare[] | undefined {
  const parts = backParts(order);
  const at = (cents: (part: BackPart) => number) =>
    ivaShares(parts.map((part) => ({ rate: part.iva, cents: cents(part) })));
  const kept = at(keptCents);
  const shares = at(({ paidCents }) => paidCents).map(({ rate, baseCents, taxCents }) => {
    const left = kept.find((one) => one.rate === rate);
    return {
      rate,
      baseCents: baseCents - (left?.baseCents ?? 0),
      taxCents: taxCents - (left?.taxCents ?? 0),
    };
  });
  const back = shares.filter(({ baseCents, taxCents }) => baseCents + taxCents > 0);
  return back.length > 0 ? back : undefined;
}
