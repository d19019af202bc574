import { setTimeout as sleep } from 'node:timers/promises';
import {
  atOnce,
  eachRound,
  exactly,
  seen,
  within,
  type Scenario,
  type ScenarioContext,
} from '../scenario.ts';
import { ordersOfCheckouts, untilPaid } from '../shop/orders.ts';
import { aShopper, insist } from '../shop/shopper.ts';

const SHOPPERS = 6;

/** Every process of the shop and its stores dies at once, in the middle of payments. */
export const powerCut: Scenario = {
  id: 'F20',
  title: 'kill -9 of everything at once',
  rounds: { full: 5, short: 1 },
  isFault: true,
  async run(context) {
    const { shop, rounds } = context;
    const sum = { acknowledged: 0, found: 0, paid: 0, orders: 0, settled: [0] };
    await eachRound(rounds, async () => {
      const round = await oneRound(context);
      const made = await ordersOfCheckouts(shop.access(), round.checkoutIds);
      sum.acknowledged += round.acknowledged.length;
      sum.found += round.acknowledged.filter((id) => made.some((order) => order._id === id)).length;
      sum.paid += round.paid;
      sum.orders += made.length;
      sum.settled.push(round.settledMs);
    });
    return [
      seen('orders acknowledged before a cut', sum.acknowledged),
      exactly('of them there afterwards', sum.found, sum.acknowledged),
      exactly('paid checkouts with an order', sum.paid, rounds * SHOPPERS),
      exactly('their orders', sum.orders, rounds * SHOPPERS),
      within(context, 'settled after everything was up again', {
        ms: Math.max(...sum.settled),
        limitMs: 60_000,
      }),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const acknowledged: string[] = [];
  const buying = atOnce(SHOPPERS, async (index) => {
    // Not all at the same step when it happens.
    await sleep(index * 60);
    const shopper = await insist(() => aShopper(shop, random));
    const paymentId = await insist(() => shopper.pay());
    const { status, orderId } = await shopper.submit(paymentId);
    if (status === 200) acknowledged.push(orderId);
    return { shopper, paymentId };
  });
  // The first has its answer, the others are anywhere.
  while (acknowledged.length === 0) await sleep(5);
  await sleep(random.between(0, 600));
  await shop.killEverything();
  const before = [...acknowledged];
  await shop.reviveEverything();
  const upAt = Date.now();
  const bought = await buying;
  const paymentIds = bought.map(({ paymentId }) => paymentId);
  const paid = await untilPaid(shop.access(), paymentIds, 120_000);
  return {
    acknowledged: before,
    checkoutIds: bought.map(({ shopper }) => shopper.checkoutId),
    paid: paid.size,
    settledMs: Math.max(...paymentIds.map((id) => (paid.get(id) ?? Infinity) - upAt)),
  };
}
