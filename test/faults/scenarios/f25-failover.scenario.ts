import { atOnce, exactly, seconds, seen, told, type Scenario, type ScenarioContext } from '../scenario.ts';
import { ordersOfCheckouts, untilPaid } from '../shop/orders.ts';
import { startSentinels } from '../shop/sentinels.ts';
import { aShopper, insist } from '../shop/shopper.ts';

const SHOPPERS = 12;
const PARTS = ['catalog', 'cart-orders', 'payment-worker', 'gateway'] as const;

/** The shop stands on a pair of Redis with Sentinels, whose master dies in the middle of payments. */
export const failover: Scenario = {
  id: 'F25',
  title: "Redis' master is killed, and its Sentinels choose the other one",
  // Not in the short form: two servers and three Sentinels more.
  rounds: { full: 1, short: 0 },
  isFault: true,
  async run(context) {
    const redis = await startSentinels();
    try {
      await restart(context, { REDIS_URL: redis.url });
      return await buyMeanwhile(context, redis);
    } finally {
      await restart(context, {});
      await redis.stop();
    }
  },
};

async function restart({ shop }: ScenarioContext, env: Record<string, string>): Promise<void> {
  for (const name of PARTS) await shop.kill(name);
  for (const name of PARTS) await shop.revive(name, env);
}

async function buyMeanwhile(
  { shop, random }: ScenarioContext,
  redis: Awaited<ReturnType<typeof startSentinels>>,
) {
  const acknowledged = Promise.withResolvers<void>();
  const buying = atOnce(SHOPPERS, async () => {
    const shopper = await insist(() => aShopper(shop, random));
    const paymentId = await insist(() => shopper.pay());
    if ((await shopper.submit(paymentId)).status === 200) acknowledged.resolve();
    return { paymentId, checkoutId: shopper.checkoutId };
  });
  await acknowledged.promise;
  const start = Date.now();
  const port = await redis.killMaster();
  const chosen = Date.now();
  // Nobody signs in, fills a cart or pays without Redis.
  const after = await insist(async () => {
    const shopper = await aShopper(shop, random);
    const paymentId = await shopper.pay();
    const { status } = await shopper.submit(paymentId);
    if (status !== 200) throw new Error(`answered ${status}`);
    return { paymentId, checkoutId: shopper.checkoutId };
  });
  const again = Date.now();
  const bought = [...(await buying), after];
  const paid = await untilPaid(
    shop.access(),
    bought.map(({ paymentId }) => paymentId),
    120_000,
  );
  const orders = await ordersOfCheckouts(
    shop.access(),
    bought.map(({ checkoutId }) => checkoutId),
  );
  return [
    seen('port of the new master', port),
    exactly('paid checkouts with an order', paid.size, SHOPPERS + 1),
    exactly('their orders', orders.length, SHOPPERS + 1),
    told('another master after', seconds(chosen - start)),
    told('somebody has bought after', seconds(again - start)),
  ];
}
