import type { Overrides } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { eachRound, exactly, told, type Row, type RowContext } from '../row.ts';
import { ordersOfCheckouts, exceptionsOf } from '../shop/orders.ts';
import { aShopper, submitUntilDone, type Shopper } from '../shop/shopper.ts';

type Case = { kind: string; overrides: (other: Shopper) => Overrides };

/** Each approved by the provider, and each not what the shop asked for. */
const CASES: Case[] = [
  { kind: 'amount', overrides: () => ({ transaction_amount: 1 }) },
  { kind: 'currency', overrides: () => ({ currency_id: 'USD' }) },
  { kind: 'unknown_reference', overrides: () => ({ external_reference: 'nobody-knows-this-checkout' }) },
  {
    kind: 'amount',
    overrides: (other) => ({ external_reference: other.checkoutId, transaction_amount: 12_345 }),
  },
];

export const wrongPayment: Row = {
  id: 'F13',
  title: 'approved, but amount, currency or reference differ',
  rounds: { full: 5, short: 1 },
  async run(context) {
    const statuses: number[] = [];
    const sum = { orders: 0, reviews: 0 };
    await eachRound(context.rounds, async () => {
      for (const one of CASES) {
        const result = await pay(context, one);
        statuses.push(result.status);
        sum.orders += result.orders;
        sum.reviews += result.reviews.includes(one.kind) ? 1 : 0;
      }
    });
    const payments = context.rounds * CASES.length;
    return [
      exactly('orders made', sum.orders, 0),
      exactly('entries for review, with the reason', sum.reviews, payments),
      exactly('answers 4xx', statuses.filter((status) => status >= 400 && status < 500).length, payments),
      told('which', [...new Set(statuses)].join(', ')),
    ];
  },
};

async function pay({ shop, random }: RowContext, { overrides }: Case) {
  const [shopper, other] = [await aShopper(shop, random), await aShopper(shop, random)];
  const paymentId = await shopper.pay('APRO', overrides(other));
  const { status } = await submitUntilDone(shopper, paymentId);
  const made = await ordersOfCheckouts(shop.access(), [shopper.checkoutId, other.checkoutId]);
  const reviews = await exceptionsOf(shop.access(), paymentId);
  return { status, orders: made.length, reviews: reviews.map(({ kind }): string => kind) };
}
