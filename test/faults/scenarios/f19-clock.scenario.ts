import { join } from 'node:path';
import { ROOT } from '../../../scripts/launch/options.ts';
import { signIn } from '@shop/service-kit/testing/backing';
import { eachRound, exactly, seen, type Scenario, type ScenarioContext } from '../scenario.ts';
import { untilPaid } from '../shop/orders.ts';
import { aShopper, submitUntilDone } from '../shop/shopper.ts';
import { notify } from '../shop/webhook-events.ts';

const JUMP_MS = 10 * 60_000;
const CLOCK = join(ROOT, 'test', 'faults', 'shop', 'shift-clock.mjs');
const shifted = (ms: number) => ({ NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_SHIFT_MS: String(ms) });

/** One service lives ten minutes in the future, then ten minutes in the past. */
export const clockJumps: Scenario = {
  id: 'F19',
  title: 'the clock of cart-orders jumps by 10 minutes, forward and back',
  rounds: { full: 5, short: 0 },
  isFault: true,
  async run(context) {
    const { rounds, isShort } = context;
    const sum = { refused: [] as number[], carts: 0, admins: 0, paid: 0 };
    const jumps = isShort ? [JUMP_MS] : [JUMP_MS, -JUMP_MS];
    await eachRound(rounds, async () => {
      for (const jump of jumps) {
        const round = await jumpBy(context, jump);
        sum.refused.push(round.notified);
        sum.carts += Number(round.cart === 200);
        sum.admins += Number(round.admin === 200);
        sum.paid += round.paid;
      }
    });
    const times = rounds * jumps.length;
    return [
      seen('notifications that look ten minutes old', sum.refused.length),
      exactly('of them not refused (401)', sum.refused.filter((status) => status !== 401).length, 0),
      exactly('shoppers who still have their cart', sum.carts, times),
      exactly('administrators who are still signed in', sum.admins, times),
      exactly('payments with their order', sum.paid, times),
    ];
  },
};

async function jumpBy({ shop, random }: ScenarioContext, jump: number) {
  const admin = await signIn(shop.visitor(), shop.env());
  const shopper = await aShopper(shop, random);
  await shop.end('cart-orders');
  await shop.revive('cart-orders', shifted(jump));
  const notified = (await notify(shop, '123', Date.now())).status;
  const cart = (await shopper.client.get('/api/cart')).status;
  const signedIn = (await admin.get('/api/orders')).status;
  const paymentId = await shopper.pay();
  await submitUntilDone(shopper, paymentId);
  const paid = (await untilPaid(shop.access(), [paymentId], 120_000)).size;
  await shop.end('cart-orders');
  await shop.revive('cart-orders');
  return { notified, cart, admin: signedIn, paid };
}
