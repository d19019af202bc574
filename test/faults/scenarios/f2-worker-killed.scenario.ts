import { setTimeout as sleep } from 'node:timers/promises';
import {
  atOnce,
  eachRound,
  exactly,
  seen,
  told,
  seconds,
  within,
  type Scenario,
  type ScenarioContext,
} from '../scenario.ts';
import { ordersOfCheckouts, untilPaid, withDatabase } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

const SHOPPERS = 4;
const INTERRUPTED = 'payments that the death interrupted';

/** The worker dies after the payment was approved and before its order is done; no browser asks again. */
export const workerKilled: Scenario = {
  id: 'F2',
  title: 'kill -9 of the worker between approval and order',
  rounds: { full: 20, short: 2 },
  async run(context) {
    const { shop, rounds } = context;
    const total = { paid: 0, orders: 0, interrupted: 0, settled: [0] };
    await eachRound(rounds, async () => {
      const round = await oneRound(context);
      total.paid += round.paid;
      total.orders += (await ordersOfCheckouts(shop.access(), round.checkoutIds)).length;
      total.interrupted += round.interrupted;
      total.settled.push(round.settledMs);
    });
    return [
      exactly('paid checkouts with an order', total.paid, rounds * SHOPPERS),
      exactly('their orders', total.orders, rounds * SHOPPERS),
      // Two rounds may well miss the moment, twenty do not.
      context.isShort ? told(INTERRUPTED, String(total.interrupted)) : seen(INTERRUPTED, total.interrupted),
      within(context, 'settled after the restart', { ms: Math.max(...total.settled), limitMs: 60_000 }),
      told('median of that', seconds(total.settled.sort((a, b) => a - b)[Math.ceil(rounds / 2)] ?? 0)),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const shoppers = await atOnce(SHOPPERS, () => aShopper(shop, random));
  const paymentIds = await Promise.all(shoppers.map((shopper) => shopper.pay()));
  await sleep(random.between(0, 150));
  await shop.kill('payment-worker');
  const finished = await withDatabase(shop.access(), (db) =>
    db.collection('orders').countDocuments({ paymentIntentId: { $in: paymentIds }, status: 'processing' }),
  );
  const restartedAt = Date.now();
  await shop.revive('payment-worker');
  const paid = await untilPaid(shop.access(), paymentIds, 60_000);
  return {
    paid: paid.size,
    interrupted: SHOPPERS - finished,
    checkoutIds: shoppers.map(({ checkoutId }) => checkoutId),
    settledMs: Math.max(...paymentIds.map((id) => (paid.get(id) ?? Infinity) - restartedAt)),
  };
}
