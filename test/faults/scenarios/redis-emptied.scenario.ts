import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import {
  atOnce,
  eachRound,
  exactly,
  told,
  seconds,
  type Scenario,
  type ScenarioContext,
} from '../scenario.ts';
import { ordersOfCheckouts, untilPaid } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

const SHOPPERS = 20;

/** Redis forgets everything: sessions, waiting jobs and the schedule of reconciliation. */
export const redisEmptied: Scenario = {
  id: 'FLUSH',
  title: 'FLUSHALL on Redis in the middle of 20 payments',
  rounds: { full: 3, short: 1 },
  isFault: true,
  async run(context) {
    const { shop, rounds } = context;
    const sum = { paid: 0, orders: 0, settled: [0] };
    await eachRound(rounds, async () => {
      const round = await oneRound(context);
      sum.paid += round.paid;
      sum.orders += (await ordersOfCheckouts(shop.access(), round.checkoutIds)).length;
      sum.settled.push(round.settledMs);
    });
    return [
      exactly('paid checkouts with an order', sum.paid, rounds * SHOPPERS),
      exactly('their orders', sum.orders, rounds * SHOPPERS),
      told('the last order came after', seconds(Math.max(...sum.settled))),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const shoppers = await atOnce(SHOPPERS, () => aShopper(shop, random));
  const start = Date.now();
  const flushed = sleep(random.between(50, 500)).then(() => flush(shop.access().redisUrl));
  const paymentIds = await Promise.all(
    shoppers.map(async (shopper) => {
      const paymentId = await shopper.pay();
      // With its session gone the browser may well be refused: the order must come all the same.
      await shopper.submit(paymentId);
      return paymentId;
    }),
  );
  await flushed;
  const paid = await untilPaid(shop.access(), paymentIds, 120_000);
  return {
    paid: paid.size,
    checkoutIds: shoppers.map(({ checkoutId }) => checkoutId),
    settledMs: Math.max(...paid.values()) - start,
  };
}

async function flush(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}
