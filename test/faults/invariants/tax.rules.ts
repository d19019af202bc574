import { backIva } from '../../../services/cart-orders/src/orders/order/back-parts.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { IvaShare } from '../../../services/cart-orders/src/shopping/pricing/iva.ts';
import { quoteOf } from '../../../services/cart-orders/src/shopping/pricing/kept-quote.ts';
import { judgeEach, sumOf, when, type Rule } from './rule.ts';

const worthOf = (shares: IvaShare[]) => sumOf(shares, ({ baseCents, taxCents }) => baseCents + taxCents);

/** What an order and its refunds tell of the tax; nothing is kept of it, so that this is what pages, mails and lists say. */
const taxesAddUp: Rule = {
  id: 'I17',
  says: 'bases + taxes of all rates = total, and of what went back = refunded, where all parts say a rate',
  judge: ({ orders }) =>
    judgeEach(
      orders.filter((order) => ratesOf(order).some(Boolean)),
      ({ _id }) => _id,
      (order) => {
        const told = quoteOf(order).iva ?? [];
        const back = backIva(order) ?? [];
        return [
          ...(ratesOf(order).every(Boolean) ? sumFaults(order, told, back) : []),
          ...told.flatMap((share) => rateFaults(share, order)),
          ...back.flatMap(({ rate, taxCents }) => {
            const most = told.find((one) => one.rate === rate)?.taxCents ?? 0;
            return when(taxCents > most, `gave ${taxCents} of ${most} tax at ${rate} back`);
          }),
        ];
      },
    ),
};

/** Of all that cost something. */
const ratesOf = ({ items, shippingCents = 0, shippingIva }: OrderRow) => [
  ...items.map(({ iva }) => iva),
  ...(shippingCents > 0 ? [shippingIva] : []),
];

function sumFaults(order: OrderRow, told: IvaShare[], back: IvaShare[]): string[] {
  const { totalCents, taxCents = 0, refundedCents = 0 } = order;
  const included = totalCents - taxCents;
  return [
    ...when(worthOf(told) !== included, `bases and taxes are ${worthOf(told)}, the total ${included}`),
    ...when(
      taxCents === 0 && worthOf(back) !== refundedCents,
      `of what went back they are ${worthOf(back)}, not ${refundedCents}`,
    ),
  ];
}

/** Rounded line by line, it is that of the sum but for half a centavo a line. */
function rateFaults({ rate, baseCents, taxCents }: IvaShare, { items }: OrderRow): string[] {
  const exact = rate === '16' ? ((baseCents + taxCents) * 16) / 116 : 0;
  const isOff = Math.abs(taxCents - exact) > (items.length + 1) / 2;
  return when(isOff, `tells ${taxCents} of tax at ${rate}, which is ${Math.round(exact)}`);
}

export const taxRules = [taxesAddUp];
