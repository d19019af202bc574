import { join } from 'node:path';
import { ROOT } from '../../../scripts/launch/options.ts';
import { signIn } from '@shop/service-kit/testing/backing';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { eachRound, exactly, type Scenario, type ScenarioContext } from '../scenario.ts';
import type { ProcessName } from '../shop/fault-shop.ts';
import { untilPaid } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

const HOUR_MS = 3_600_000;
const CLOCK = join(ROOT, 'test', 'faults', 'shop', 'shift-clock.mjs');
const shifted = (ms: number) => ({ NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_SHIFT_MS: String(ms) });
/** All that write times for others to read. After more hours an administrator would have to sign in again. */
const MOVES: [ProcessName, hours: number][] = [
  ['payment-worker', 26],
  ['payment-worker', 2],
  ['cart-orders', 2],
  ['catalog', 2],
  ['gateway', 2],
];

/** Each part lives hours ahead, or behind, for a purchase; then its clock is right again. */
export const clockJumps: Scenario = {
  id: 'F19',
  title: 'the clock of each part jumps by hours, forward and back',
  rounds: { full: 2, short: 1 },
  isFault: true,
  async run(context) {
    const { rounds, isShort } = context;
    const sum = { carts: 0, admins: 0, told: 0, lost: 0 };
    const directions = isShort ? [1] : [1, -1];
    await eachRound(rounds, async () => {
      for (const direction of directions)
        for (const [name, hours] of MOVES) {
          const found = await jumpBy(context, name, direction * hours * HOUR_MS);
          sum.carts += Number(found.cart === 200);
          sum.admins += Number(found.admin === 200);
          sum.told += found.told;
          sum.lost += found.lost;
        }
    });
    const times = rounds * directions.length * MOVES.length;
    return [
      exactly('shoppers who still have their cart', sum.carts, times),
      exactly('administrators who are still signed in', sum.admins, times),
      exactly('payments of meanwhile with their order', sum.told, times),
      exactly('payments of later, of which nobody told, with their order', sum.lost, times),
    ];
  },
};

async function jumpBy({ shop, random }: ScenarioContext, name: ProcessName, jump: number) {
  const admin = await signIn(shop.visitor(), shop.env());
  const [before, after] = [await aShopper(shop, random), await aShopper(shop, random)];
  await shop.end(name);
  await shop.revive(name, shifted(jump));
  const cart = (await before.client.get('/api/cart')).status;
  const signedIn = (await admin.get('/api/orders')).status;
  // What the wrong clock wrote of this payment stays.
  await sandbox(shop.env()).fault({ match: 'GET /v1/payments/\\d+$', times: 2, status: 500 });
  const told = await before.pay();
  await untilPaid(shop.access(), [told], 5_000);
  await shop.end(name);
  await shop.revive(name);
  await sandbox(shop.env()).webhooks('lost', 1);
  const lost = await after.pay();
  const paid = await untilPaid(shop.access(), [told, lost], 120_000);
  return { cart, admin: signedIn, told: Number(paid.has(told)), lost: Number(paid.has(lost)) };
}
