import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@shop/service-kit/testing/backing';
import type { TestAnswer, TestClient } from '@shop/service-kit/testing/client';
import { aPng, formWith } from '../../../services/content-media/src/testing/pictures.ts';
import { eachRound, exactly, seen, told, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { browse, untilAnswered } from '../shop/browse.ts';
import type { LinkState } from '@shop/service-kit/testing/link';
import type { StoreName } from '../shop/links.ts';
import { untilPaid } from '../shop/orders.ts';
import { aShopper } from '../shop/shopper.ts';

type Away = {
  store: StoreName;
  /** What cannot be done meanwhile. */
  write: (client: TestClient) => Promise<TestAnswer>;
  /** Of an answer that says so, and of the first success afterwards. */
  limits: { refusedMs: number; againMs: number };
};

const STATES: LinkState[] = ['down', 'silent'];
const PER_SECOND = 20;

const addItem = (client: TestClient) =>
  client.post('/api/cart/items', { cartId: 'new', elixirId: 1, quantity: 1 });
/** Each another file: one that is there already would only be found. */
let uploaded = 0;
const upload = async (client: TestClient) =>
  client.post('/api/admin/upload-image', formWith(await aPng({ width: 40, height: 30 + (uploaded += 1) })));

/** A store is killed, or hangs, while people browse and one of them pays. */
const storeAway = (id: string, title: string, away: Away): Scenario => ({
  id,
  title,
  rounds: { full: 5, short: 1 },
  isFault: true,
  async run(context) {
    const { rounds, isShort } = context;
    const sum = {
      asked: 0,
      bad: [] as string[],
      statuses: [] as number[],
      refused: [0],
      again: [0],
      paid: 0,
    };
    // In the short form the store is down: that it hangs costs the time of every timeout.
    const states = isShort ? STATES.slice(0, 1) : STATES;
    await eachRound(rounds, async () => {
      for (const state of states) {
        const round = await oneRound(context, away, state);
        sum.asked += round.browsed.asked;
        sum.bad.push(...round.browsed.bad);
        sum.statuses.push(...round.statuses);
        sum.refused.push(...round.refusedMs);
        sum.again.push(round.againMs);
        sum.paid += round.paid;
      }
    });
    const others = sum.statuses.filter((status) => status !== 503);
    return [
      seen('answers while people browsed', sum.asked),
      exactly('of them not 200', sum.bad.length, 0),
      seen('changes that were tried', sum.statuses.length),
      exactly('of them not answered 503', others.length, 0),
      ...(others.length > 0 ? [told('but', [...new Set(others)].join(', '))] : []),
      within(context, 'slowest of them', { ms: Math.max(...sum.refused), limitMs: away.limits.refusedMs }),
      within(context, 'works again after', { ms: Math.max(...sum.again), limitMs: away.limits.againMs }),
      exactly('payments of that time with an order', sum.paid, rounds * states.length),
    ];
  },
});

async function oneRound({ shop, random, isShort }: ScenarioContext, away: Away, state: LinkState) {
  const shopper = await aShopper(shop, random);
  const client = await signIn(shop.visitor(), shop.env());
  const browsing = await browse(shop, PER_SECOND);
  shop.links[away.store].set(state);
  const paymentId = await shopper.pay();
  const statuses: number[] = [];
  const refusedMs: number[] = [];
  for (const end = Date.now() + (isShort ? 1_000 : 60_000); Date.now() < end; await sleep(100)) {
    const start = performance.now();
    statuses.push((await away.write(client)).status);
    refusedMs.push(performance.now() - start);
  }
  shop.links[away.store].set('open');
  const againMs = await untilAnswered(() => away.write(client), { status: away.store === 's3' ? 201 : 200 });
  const browsed = await browsing.stop();
  const paid = (await untilPaid(shop.access(), [paymentId], 120_000)).size;
  return { browsed, statuses, refusedMs, againMs, paid };
}

export const storesAway: Scenario[] = [
  storeAway('F6', 'Redis is killed, or hangs, while people browse and pay', {
    store: 'redis',
    write: addItem,
    limits: { refusedMs: 1_000, againMs: 5_000 },
  }),
  storeAway('F7', 'MongoDB is killed, or hangs, while people browse and pay', {
    store: 'mongo',
    write: addItem,
    limits: { refusedMs: 3_000, againMs: 10_000 },
  }),
  storeAway('F8', 'the store of pictures is killed, or hangs', {
    store: 's3',
    write: upload,
    limits: { refusedMs: 5_000, againMs: 10_000 },
  }),
];
