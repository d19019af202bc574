import type { Overrides } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { eachRound, exactly, told, type Scenario, type ScenarioContext } from '../scenario.ts';
import { ordersOfCheckouts, exceptionsOf } from '../shop/orders.ts';
import { aShopper, submitUntilDone, type Shopper } from '../shop/shopper.ts';

type Case = { kind: string; overrides: (other: Shopper) => Overrides };

/** Each approved by the provider, and each not what the shop asked for. */
const CASES: Case[] = [
  { kind: 'partial_payment', overrides: () => ({ transaction_amount: 1 }) },
  { kind: 'currency', overrides: () => ({ currency_id: 'USD' }) },
  {
    kind: 'unknown_reference',
    overrides: () => ({ external_reference: 'nobody-knows-this-checkout' }),
  },
  {
    kind: 'partial_payment',
    overrides: (other) => ({ external_reference: other.checkoutId, transaction_amount: 1 }),
  },
];

export const wrongPayment: Scenario = {
  id: 'F13',
  title: 'approved, but amount, currency or reference differ',
  rounds: { full: 5, short: 1 },
  async run(context) {
    const statuses: number[] = [];
    const sum = { orders: 0, exceptions: 0 };
    await eachRound(context.rounds, async () => {
      for (const one of CASES) {
        const result = await pay(context, one);
        statuses.push(result.status);
        sum.orders += result.orders;
        sum.exceptions += result.exceptions.includes(one.kind) ? 1 : 0;
      }
    });
    const payments = context.rounds * CASES.length;
    return [
      exactly('orders made', sum.orders, 0),
      exactly('payment exceptions, with the reason', sum.exceptions, payments),
      exactly('answers 4xx', statuses.filter((status) => status >= 400 && status < 500).length, payments),
      told('which', [...new Set(statuses)].join(', ')),
    ];
  },
};

async function pay({ shop, random }: ScenarioContext, { overrides }: Case) {
  const [shopper, other] = [await aShopper(shop, random), await aShopper(shop, random)];
  const paymentId = await shopper.pay('APRO', overrides(other));
  const { status } = await submitUntilDone(shopper, paymentId);
  const made = await ordersOfCheckouts(shop.access(), [shopper.checkoutId, other.checkoutId]);
  const exceptions = await exceptionsOf(shop.access(), paymentId);
  return { status, orders: made.length, exceptions: exceptions.map(({ kind }): string => kind) };
}
