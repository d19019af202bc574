import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { atOnce, eachRound, exactly, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { untilPaid } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

const SHOPPERS = 5;

/** The shopper pays and is gone: only the notification, or nobody at all, tells the shop. */
export const browserClosed: Scenario = {
  id: 'F3',
  title: 'browser closed after paying, with and without webhook',
  rounds: { full: 5, short: 1 },
  async run(context) {
    const { shop, rounds } = context;
    const told: number[] = [];
    await eachRound(rounds, async () => void told.push(...(await payAndVanish(context, 30_000))));
    await sandbox(shop.env()).webhooks('lost', SHOPPERS);
    const untold = await payAndVanish(context, 120_000);
    await sandbox(shop.env()).clear();
    return [
      exactly('orders with webhook', count(told), rounds * SHOPPERS),
      within(context, 'slowest of them', { ms: Math.max(...told), limitMs: 5_000 }),
      exactly('orders without webhook', count(untold), SHOPPERS),
      within(context, 'slowest of them', { ms: Math.max(...untold), limitMs: 90_000 }),
    ];
  },
};

const count = (times: number[]): number => times.filter(Number.isFinite).length;

/** Milliseconds from paying to the order, Infinity where none came. */
async function payAndVanish({ shop, random }: ScenarioContext, withinMs: number): Promise<number[]> {
  const paying = await atOnce(SHOPPERS, async () => {
    const shopper = await aShopper(shop, random);
    const at = Date.now();
    return { at, paymentId: await shopper.pay() };
  });
  const ids = paying.map(({ paymentId }) => paymentId);
  const paid = await untilPaid(shop.access(), ids, withinMs);
  return paying.map(({ at, paymentId }) => (paid.get(paymentId) ?? Infinity) - at);
}
