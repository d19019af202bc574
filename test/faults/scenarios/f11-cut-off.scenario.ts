import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce, eachRound, exactly, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { ordersOfCheckouts, untilPaid } from '../shop/orders.ts';
import { aShopper, submitUntilDone } from '../shop/shopper.ts';

const SHOPPERS = 4;

/** cart-orders answers nobody for a while, in the middle of payments, and then goes on where it was. */
export const cutOff: Scenario = {
  id: 'F11',
  title: 'cart-orders is cut off (SIGSTOP) for 20 s while shoppers pay',
  rounds: { full: 5, short: 1 },
  isFault: true,
  async run(context) {
    const { rounds } = context;
    const sum = { orders: 0, same: 0, ms: [0] };
    await eachRound(rounds, async () => {
      const round = await oneRound(context);
      sum.orders += round.made.length;
      sum.same += round.answered.filter((id) => round.made.some((order) => order._id === id)).length;
      sum.ms.push(round.afterMs);
    });
    return [
      exactly('orders', sum.orders, rounds * SHOPPERS),
      exactly('shoppers answered with their one order', sum.same, rounds * SHOPPERS),
      within(context, 'all answered after it was back', { ms: Math.max(...sum.ms), limitMs: 10_000 }),
    ];
  },
};

async function oneRound({ shop, random, isShort }: ScenarioContext) {
  const shoppers = await atOnce(SHOPPERS, () => aShopper(shop, random));
  const paymentIds = await Promise.all(shoppers.map((shopper) => shopper.pay()));
  const submitting = shoppers.map((shopper, nth) => submitUntilDone(shopper, paymentIds[nth]!, 120_000));
  await sleep(random.between(0, 100));
  shop.signal('cart-orders', 'SIGSTOP');
  await sleep(isShort ? 1_000 : 20_000);
  shop.signal('cart-orders', 'SIGCONT');
  const start = performance.now();
  const answers = await Promise.all(submitting);
  const afterMs = performance.now() - start;
  await untilPaid(shop.access(), paymentIds, 60_000);
  const made = await ordersOfCheckouts(
    shop.access(),
    shoppers.map(({ checkoutId }) => checkoutId),
  );
  return { made, afterMs, answered: answers.map(({ orderId }) => orderId) };
}
