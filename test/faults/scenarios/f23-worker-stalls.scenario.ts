import { setTimeout as sleep } from 'node:timers/promises';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
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
import { begunTwice, withQueue } from '../shop/queue.ts';
import { aShopper } from '../shop/shopper.ts';

const SHOPPERS = 8;
/** Longer than the lock of a job, and than every timeout of the calls in it. */
const STALL_MS = 40_000;

/** A worker hangs with jobs in its hands; another one takes them over; then the first goes on where it was. */
export const workerStalls: Scenario = {
  id: 'F23',
  title: 'worker hangs for longer than its locks, then goes on',
  rounds: { full: 3, short: 0 },
  async run(context) {
    const { shop, rounds } = context;
    const sum = { orders: 0, paid: 0, twice: 0, moved: 0, settled: [0] };
    await eachRound(rounds, async () => {
      const since = Date.now();
      const round = await oneRound(context);
      const made = await ordersOfCheckouts(shop.access(), round.checkoutIds);
      sum.orders += made.length;
      sum.paid += round.paid;
      sum.settled.push(round.settledMs);
      sum.moved += made.filter(({ history }) => history.length === 2).length;
      sum.twice += await begunTwice(shop.access(), since);
    });
    return [
      seen('jobs that were begun twice', sum.twice),
      exactly('orders made', sum.orders, rounds * SHOPPERS),
      exactly('orders that moved exactly once', sum.moved, rounds * SHOPPERS),
      within(context, 'settled by the other worker', { ms: Math.max(...sum.settled), limitMs: 60_000 }),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const shoppers = await atOnce(SHOPPERS, () => aShopper(shop, random));
  // Half of the jobs wait for the provider when it happens, the others are somewhere behind that.
  const slow = { match: 'GET /v1/payments/\\d+$', times: SHOPPERS / 2, lateMs: 400 };
  await sandbox(shop.env()).fault(slow);
  const paymentIds = await Promise.all(shoppers.map((shopper) => shopper.pay()));
  await withQueue(shop.access(), async (queue) => {
    while ((await queue.getActiveCount()) === 0) await sleep(2);
  });
  await sleep(random.between(0, 60));
  const stalledAt = Date.now();
  shop.signal('payment-worker', 'SIGSTOP');
  await shop.revive('second-worker');
  const paid = await untilPaid(shop.access(), paymentIds, 60_000);
  await sleep(Math.max(0, STALL_MS - (Date.now() - stalledAt)));
  shop.signal('payment-worker', 'SIGCONT');
  await sleep(3_000);
  await shop.kill('second-worker');
  await sandbox(shop.env()).clear();
  return {
    paid: paid.size,
    checkoutIds: shoppers.map(({ checkoutId }) => checkoutId),
    settledMs: Math.max(...paymentIds.map((id) => (paid.get(id) ?? Infinity) - stalledAt)),
  };
}
