import { setTimeout as sleep } from 'node:timers/promises';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { atOnce, eachRound, exactly, type Scenario, type ScenarioContext } from '../scenario.ts';
import { moveOrder } from '../shop/admin.ts';
import { notify } from '../shop/webhook-events.ts';
import { watchOrder } from '../shop/order-watch.ts';
import { ordersOfCheckouts, paymentOf, untilPaid } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

const COPIES = 100;
/** Long enough for all the news to be worked on before the old answer comes in; the shop waits 4.5 s. */
const LATE_MS = 3_500;
const ASKED_MS = 500;
const [OLD, NEWS] = [1, 2];

/** The provider repeats itself, in any order: an older state is answered after the newer one, and again later. */
export const manyWebhooks: Scenario = {
  id: 'F4',
  title: '100 concurrent copies of a webhook, mixed with older states',
  rounds: { full: 5, short: 1 },
  async run(context) {
    const sum = { good: 0, orders: 0, stepsBack: 0, kept: 0 };
    await eachRound(context.rounds, async () => {
      const round = await oneRound(context);
      sum.good += round.good;
      sum.orders += round.orders;
      sum.stepsBack += round.stepsBack;
      sum.kept += round.kept;
    });
    return [
      exactly('answers 200', sum.good, context.rounds * (COPIES + 3)),
      exactly('orders made', sum.orders, context.rounds),
      exactly('steps back of order or payment', sum.stepsBack, 0),
      exactly('completed orders still completed after a replay', sum.kept, context.rounds),
    ];
  },
};

async function oneRound({ shop, random }: ScenarioContext) {
  const provider = sandbox(shop.env());
  const shopper = await aShopper(shop, random);
  await provider.webhooks('lost', 2);
  const paymentId = await shopper.pay('CONT');
  const watch = watchOrder(shop.access(), shopper.checkoutId);
  await provider.fault({ match: `GET /v1/payments/${paymentId}$`, times: 2, lateMs: LATE_MS });
  const start = Date.now();
  const tell = (id: number) => notify(shop, paymentId, start + id);
  const answers = [await tell(OLD), await tell(NEWS * 1_000)];
  // Both have asked the provider by now, which tells them of 'in_process' only after the approval.
  await sleep(ASKED_MS);
  await provider.turn(paymentId, 'approved');
  answers.push(...(await atOnce(COPIES, (copy) => tell(eventOf(copy)))));
  await untilPaid(shop.access(), [paymentId], 30_000);
  const [order] = await ordersOfCheckouts(shop.access(), [shopper.checkoutId]);
  await moveOrder(shop, order?._id ?? '', 'completed');
  await sleep(LATE_MS);
  const known = await paymentOf(shop.access(), paymentId);
  answers.push(await tell(NEWS));
  await provider.notify(paymentId);
  await sleep(ASKED_MS);
  const { stepsBack } = await watch.stop();
  const after = await ordersOfCheckouts(shop.access(), [shopper.checkoutId]);
  return {
    good: answers.filter(({ status }) => status === 200).length,
    orders: after.length,
    stepsBack: stepsBack + (known?.status === 'approved' ? 0 : 1),
    kept: after.filter(({ status }) => status === 'completed').length,
  };
}

/** Half are copies of one notification, some repeat the older one, some are new ones about the same payment. */
const eventOf = (copy: number): number => (copy % 2 ? NEWS : copy % 4 ? OLD : NEWS + 1 + copy);
