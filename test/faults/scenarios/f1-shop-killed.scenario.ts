import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce, eachRound, exactly, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { ordersOfCheckouts, untilPaid } from '../shop/orders.ts';
import { aShopper, submitUntilDone } from '../shop/shopper.ts';

const SHOPPERS = 4;
const DOWN_MS = 2_000;

/** cart-orders dies at a random moment of payments and comes back two seconds later. */
export const shopKilled: Scenario = {
  id: 'F1',
  title: 'kill -9 of cart-orders while shoppers pay',
  rounds: { full: 10, short: 2 },
  isFault: true,
  async run(context) {
    const { shop, rounds } = context;
    const seen = { paid: 0, orders: 0, same: 0, recovery: [0], settled: [0] };
    await eachRound(rounds, async () => {
      const round = await oneRound(context);
      seen.paid += round.paymentIds.length;
      seen.recovery.push(round.recoveryMs);
      seen.settled.push(round.settledMs);
      const made = await ordersOfCheckouts(shop.access(), round.checkoutIds);
      seen.orders += made.length;
      seen.same += round.orderIds.filter((id) => made.some((order) => order._id === id)).length;
    });
    return [
      exactly('paid checkouts', seen.paid, rounds * SHOPPERS),
      exactly('their orders', seen.orders, seen.paid),
      exactly('retries answered 200 with the one order', seen.same, seen.paid),
      within(context, 'all shoppers answered after the restart', {
        ms: Math.max(...seen.recovery),
        limitMs: 10_000,
      }),
      within(context, 'settled after the restart', { ms: Math.max(...seen.settled), limitMs: 60_000 }),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const killed = sleep(random.between(0, 600)).then(() => shop.kill('cart-orders'));
  const buying = atOnce(SHOPPERS, async () => {
    const shopper = await aShopper(shop, random);
    const paymentId = await shopper.pay();
    return { shopper, paymentId, answer: await submitUntilDone(shopper, paymentId) };
  });
  await killed;
  await sleep(DOWN_MS);
  const restartedAt = Date.now();
  await shop.revive('cart-orders');
  const bought = await buying;
  const recoveryMs = Date.now() - restartedAt;
  const paymentIds = bought.map(({ paymentId }) => paymentId);
  const paid = await untilPaid(shop.access(), paymentIds, 60_000);
  return {
    paymentIds,
    recoveryMs,
    settledMs: Math.max(...paymentIds.map((id) => (paid.get(id) ?? Infinity) - restartedAt)),
    checkoutIds: bought.map(({ shopper }) => shopper.checkoutId),
    orderIds: bought.map(({ answer }) => answer.orderId),
  };
}
