import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, type Figure } from '../../../tools/measure/figures.ts';
import { atOnce, eachRound, exactly, told, within, type Scenario } from '../scenario.ts';
import { bareGet, type BareAnswer, type BareGet } from '../shop/bare-get.ts';
import type { FaultShop } from '../shop/fault-shop.ts';
import { aShopper } from '../shop/shopper.ts';

/** Caches and compiled code are filled by then. */
const WARM_MS = 10_000;
const PEAK_MS = 5_000;
const OVERLOAD_MS = 30_000;
const TICK_MS = 10;
const BUYERS = 16;
const TIMES = 4;
const PARTS = ['gateway', 'cart-orders'] as const;

/** Carts, which nobody keeps: first as fast as they are answered, then four times as many, whether answered or not. */
export const overload: Scenario = {
  id: 'F21',
  title: 'four times as many requests as can be answered, for 30 s',
  rounds: { full: 5, short: 0 },
  isFault: true,
  async run(context) {
    const { shop, rounds, random } = context;
    const buyers = await atOnce(BUYERS, () => aShopper(shop, random));
    const get = bareGet(shop.url);
    const askers = buyers.map(({ client }) => asker(get, client.cookies));
    await asFastAsAnswered(askers, WARM_MS);
    const found: Awaited<ReturnType<typeof overloadOnce>>[] = [];
    await eachRound(rounds, async () => {
      found.push(await overloadOnce(shop, askers));
    });
    const least = Math.min(...found.map(({ goodput, peak }) => (100 * goodput) / peak));
    const growth = Math.max(...found.map(({ growth: share }) => share));
    return [
      told('peak, answers a second', String(Math.round(Math.min(...found.map(({ peak }) => peak))))),
      shareOf('answered, of the peak', least, { is: '≥', limit: 70 }),
      exactly('refusals that do not say when to come again', sum(found, 'dishonest'), 0),
      within(context, 'p99 of what was answered', {
        ms: Math.max(...found.map(({ p99 }) => p99)),
        limitMs: 1_000,
      }),
      shareOf('more memory 10 s later', growth, { is: '≤', limit: 20 }),
    ];
  },
};

type Seen = { status: number; ms: number; isHonest: boolean };
type Asker = () => Promise<Seen>;

async function overloadOnce(shop: FaultShop, askers: Asker[]) {
  const calm = await asFastAsAnswered(askers, PEAK_MS);
  const peak = good(calm).length / (PEAK_MS / 1_000);
  const before = memoryOf(shop);
  const seen = await whetherAnsweredOrNot(askers, TIMES * peak);
  await sleep(10_000);
  return {
    peak,
    goodput: good(seen).length / (OVERLOAD_MS / 1_000),
    dishonest: seen.filter(({ isHonest }) => !isHonest).length,
    p99: percentile(
      good(seen).map(({ ms }) => ms),
      0.99,
    ),
    growth: 100 * (memoryOf(shop) / before - 1),
  };
}

async function asFastAsAnswered(askers: Asker[], ms: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    askers.map(async (ask) => {
      while (performance.now() < end) seen.push(await ask());
    }),
  );
  return seen;
}

async function whetherAnsweredOrNot(askers: Asker[], perSecond: number): Promise<Seen[]> {
  const asked: Promise<Seen>[] = [];
  const start = performance.now();
  for (let past = 0; past < OVERLOAD_MS; past = performance.now() - start) {
    while (asked.length < (past / 1_000) * perSecond) asked.push(askers[asked.length % askers.length]!());
    await sleep(TICK_MS);
  }
  return Promise.all(asked);
}

function asker(get: BareGet, cookies: Map<string, string>): Asker {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return async () => {
    const start = performance.now();
    const answer = await get('/api/cart', cookie);
    return { status: answer.status, ms: performance.now() - start, isHonest: isHonest(answer) };
  };
}

const isHonest = ({ status, headers, text }: BareAnswer): boolean =>
  status === 200 ||
  ([429, 503].includes(status) && Boolean(headers['retry-after']) && text.startsWith('{"message":"'));
const good = (seen: Seen[]): Seen[] => seen.filter(({ status }) => status === 200);
const memoryOf = (shop: FaultShop): number => PARTS.reduce((mb, name) => mb + shop.memory(name), 0);
const sum = (found: { dishonest: number }[], key: 'dishonest'): number =>
  found.reduce((total, one) => total + one[key], 0);
const shareOf = (what: string, share: number, held: Pick<Figure, 'limit' | 'is'>): Figure => ({
  what,
  measured: share,
  unit: '%',
  ...held,
});
