import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK } from '../../../services/cart-orders/src/payments/queue/payment.queue.ts';
import { percentile } from '../../../tools/measure/figures.ts';
import { atOnce, exactly, told, seconds, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { untilPaid } from '../shop/orders.ts';
import { withQueue } from '../shop/queue.ts';
import { aShopper, type Shopper } from '../shop/shopper.ts';

const BUSY = 25;
const BACKLOG = 1_000;

/** No fault at all: how long paid orders wait in the queue, alone and behind a heap of other work. */
export const queueSpeed: Scenario = {
  id: 'QUEUE',
  title: `paid → order 'processing', idle and with 1,000 jobs waiting`,
  rounds: { full: 100, short: 0 },
  async run(context) {
    const { shop, rounds } = context;
    const idle: Paid[] = [];
    const shoppers = await prepare(context, rounds);
    for (const shopper of shoppers) idle.push(await payOne(context, shopper));
    const late = await prepare(context, BUSY);
    const start = Date.now();
    await pileUp(
      context,
      idle.map(({ paymentId }) => paymentId),
    );
    const waiting = await countWaiting(context);
    const busy = await Promise.all(
      late.map(async (shopper, index) => {
        await sleep(index * 20);
        return payOne(context, shopper);
      }),
    );
    while ((await countWaiting(context)) > 0) await sleep(50);
    const ms = (paid: Paid[]) => paid.map((one) => one.ms);
    return [
      exactly('orders', [...idle, ...busy].filter((one) => Number.isFinite(one.ms)).length, rounds + BUSY),
      within(context, 'p99 idle', { ms: percentile(ms(idle), 0.99), limitMs: 250 }),
      told('median idle', seconds(percentile(ms(idle), 0.5))),
      within(context, `p99 with ${waiting} jobs waiting`, { ms: percentile(ms(busy), 0.99), limitMs: 2_000 }),
      told('all waiting jobs done after', seconds(Date.now() - start)),
      exactly('answers with an error meanwhile', shop.traffic.offences.length, 0),
    ];
  },
};

type Paid = { paymentId: string; ms: number };

async function prepare({ shop, random }: ScenarioContext, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  while (shoppers.length < count) shoppers.push(...(await atOnce(5, () => aShopper(shop, random))));
  return shoppers.slice(0, count);
}

async function payOne({ shop }: ScenarioContext, shopper: Shopper): Promise<Paid> {
  const at = Date.now();
  const paymentId = await shopper.pay();
  const paid = await untilPaid(shop.access(), [paymentId], 30_000);
  return { paymentId, ms: (paid.get(paymentId) ?? Infinity) - at };
}

/** What reconciliation asks for after a long night: many payments looked at again. */
const pileUp = ({ shop }: ScenarioContext, paymentIds: string[]) =>
  withQueue(shop.access(), (queue) =>
    queue.addBulk(
      Array.from({ length: BACKLOG }, (_, index) => ({
        name: 'settle',
        data: { paymentId: paymentIds[index % paymentIds.length] },
        opts: { ...CHECK, jobId: `backlog-${Date.now()}-${index}` },
      })),
    ),
  );

const countWaiting = ({ shop }: ScenarioContext): Promise<number> =>
  withQueue(shop.access(), (queue) => queue.getJobCountByTypes('wait', 'prioritized', 'active'));
