import { atOnce, eachRound, exactly, within, type Scenario } from '../scenario.ts';
import { countStock } from '../shop/admin.ts';
import { ordersOfCheckouts, piecesSold } from '../shop/orders.ts';
import { aShopper, submitUntilDone } from '../shop/shopper.ts';

const SUBMITS = 50;
/** Enough for every shopper of this run, and counted: each must be sold once. */
const STOCK = 500;

/** A shopper who presses the button again and again, in many tabs. */
export const doubleSubmit: Scenario = {
  id: 'F5',
  title: '50 concurrent submits of one checkout',
  rounds: { full: 10, short: 2 },
  async run(context) {
    const { shop, random, rounds, isShort } = context;
    const slowest: number[] = [];
    let good = 0;
    let orders = 0;
    let pieces = 0;
    await countStock(shop, STOCK);
    const soldBefore = await piecesSold(shop.access());
    await eachRound(rounds, async () => {
      const shopper = await aShopper(shop, random);
      const paymentId = await shopper.pay();
      // On a machine that is too busy an honest 'not yet' is repeated; in the full form it counts as a failure.
      const submit = () => (isShort ? submitUntilDone(shopper, paymentId) : shopper.submit(paymentId));
      const answers = await atOnce(SUBMITS, submit);
      slowest.push(Math.max(...answers.map(({ ms }) => ms)));
      const made = await ordersOfCheckouts(shop.access(), [shopper.checkoutId]);
      orders += made.length;
      pieces += made.flatMap(({ items }) => items).reduce((total, { quantity }) => total + quantity, 0);
      good += answers.filter(({ status, orderId }) => status === 200 && orderId === made[0]?._id).length;
    });
    return [
      exactly('orders made', orders, rounds),
      exactly('pieces sold', (await piecesSold(shop.access())) - soldBefore, pieces),
      exactly('answers 200 with the one orderId', good, rounds * SUBMITS),
      within(context, 'slowest answer of all', { ms: Math.max(...slowest), limitMs: 1_000 }),
    ];
  },
};
