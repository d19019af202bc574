import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAnswer } from '@shop/service-kit/testing/client';
import { percentile, type Figure } from '../../../tools/measure/figures.ts';
import {
  eachRound,
  exactly,
  seconds,
  seen,
  told,
  within,
  type Scenario,
  type ScenarioContext,
} from '../scenario.ts';
import { browse, untilAnswered } from '../shop/browse.ts';
import type { LinkState } from '@shop/service-kit/testing/link';

const GOOD_PERCENT = 99.9;

const share = (good: number, asked: number): Figure => ({
  what: `of ${asked} answers, 200`,
  measured: (100 * good) / asked,
  limit: GOOD_PERCENT,
  is: '≥',
  unit: '%',
});

/** The catalogue dies, and people go on browsing. */
export const catalogKilled: Scenario = {
  id: 'F9',
  title: 'catalog is dead for a minute while people browse',
  rounds: { full: 1, short: 1 },
  isFault: true,
  async run(context) {
    const { shop, rounds, isShort } = context;
    const sum = { asked: 0, bad: [] as string[], back: [0] };
    await eachRound(rounds, async () => {
      const browsing = await browse(shop, isShort ? 20 : 100);
      await shop.kill('catalog');
      await sleep(isShort ? 1_000 : 60_000);
      sum.back.push(await shop.revive('catalog'));
      const { asked, bad } = await browsing.stop();
      sum.asked += asked;
      sum.bad.push(...bad);
    });
    return [
      share(sum.asked - sum.bad.length, sum.asked),
      told('which not', [...new Set(sum.bad)].join('; ')),
      within(context, 'ready again after', { ms: Math.max(...sum.back), limitMs: 10_000 }),
    ];
  },
};

const LIMIT_MS = 6_000;
const HONEST = [502, 503, 504];

/** The way to a service breaks in each way that ways break; what nobody keeps is asked of it. */
export const wayBroken: Scenario = {
  id: 'F10',
  title: 'a service hangs, resets, or breaks off in the middle of its answer',
  rounds: { full: 5, short: 1 },
  isFault: true,
  async run(context) {
    const { rounds, isShort } = context;
    const states: LinkState[] = isShort ? ['down', 'cut'] : ['down', 'cut', 'silent'];
    const found: Awaited<ReturnType<typeof breakWay>>[] = [];
    await eachRound(rounds, async () => {
      for (const state of states) found.push(await breakWay(context, state));
    });
    const broken = found.flatMap(({ answers }) => answers);
    const others = found.flatMap(({ browsed }) => browsed);
    return [
      seen('answers of the broken service', broken.length),
      exactly('of them no honest error', broken.filter(({ isHonest }) => !isHonest).length, 0),
      within(context, 'slowest of them', {
        ms: Math.max(...broken.map(({ ms }) => ms)),
        limitMs: LIMIT_MS,
      }),
      exactly('answers of others, not 200', others.flatMap(({ bad }) => bad).length, 0),
      told(
        'their p99',
        seconds(
          percentile(
            others.flatMap(({ ms }) => ms),
            0.99,
          ),
        ),
      ),
      within(context, 'works again after', {
        ms: Math.max(...found.map(({ againMs }) => againMs)),
        limitMs: 10_000,
      }),
    ];
  },
};

const ASKED = 5;

async function breakWay({ shop }: ScenarioContext, state: LinkState) {
  const client = shop.visitor();
  const browsing = await browse(shop, 20);
  shop.links.content.set(state);
  let nth = 0;
  // Answers by an id are kept by nobody.
  const ask = () => client.get(`/media/subidas/no-hay-${state}-${(nth += 1)}.webp`);
  const answers = await Promise.all(Array.from({ length: ASKED }, () => timed(ask)));
  shop.links.content.set('open');
  const againMs = await untilAnswered(ask, { status: 404 });
  return { answers, browsed: await browsing.stop(), againMs };
}

/** A connection that breaks off under an answer that had begun is honest as well. */
async function timed(ask: () => Promise<TestAnswer>): Promise<{ isHonest: boolean; ms: number }> {
  const start = performance.now();
  const isHonest = await ask().then(
    ({ status }) => HONEST.includes(status),
    () => true,
  );
  return { isHonest, ms: performance.now() - start };
}
