import { setTimeout as sleep } from 'node:timers/promises';
import { ownerOf } from '@shop/contracts/pages';
import { freePorts } from '../../../scripts/launch/ports.ts';
import { exactly, seconds, seen, told, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { openDocuments, type Documents, type Opened } from '../shop/documents.ts';
import { openFrontEnds, type FrontEnds } from '../shop/front-ends.ts';
import { openRealBrowser } from '../shop/real-browser.ts';
import { insist } from '../shop/shopper.ts';

const SHARE = 10;
const BEFORE_MS = 5_000;
/** Longer than a canary that fails may last. */
const LOAD_MS = 40_000;
/** Of the documents with a good canary and of those without, so many fail for another reason. */
const ONE_IN = 5;

/** A canary that fails in each document of its own ends by itself and stays off; one that fails as often as current stays. */
export const canary: Scenario = {
  id: 'CANARY',
  title: 'a release of the checkout fails in 10 % of the browsers, another one does not',
  // Not in the short form: it takes two minutes, a build and a browser.
  rounds: { full: 1, short: 0 },
  async run(context) {
    const frontEnds = await openFrontEnds(context.shop);
    try {
      const bad = await frontEnds.publish("throw new Error('this release is broken');");
      const good = await frontEnds.publish('/* another release */');
      return [
        ...(await endsBad(context, frontEnds, bad)),
        await staysOff(context, frontEnds, bad),
        ...(await keepsGood(context, frontEnds, good)),
      ];
    } finally {
      await frontEnds.stop();
    }
  },
};

async function endsBad({ shop, random, isShort }: ScenarioContext, frontEnds: FrontEnds, bad: string) {
  const browser = await openRealBrowser(shop.url);
  try {
    const isHurt = ({ release, path }: Opened) => release === bad && ownerOf(path) === 'checkout';
    const stop = openDocuments(shop, random, isHurt);
    await sleep(BEFORE_MS);
    await frontEnds.share(bad, SHARE);
    const real = await browser.failsAtCart();
    await sleep(LOAD_MS);
    const documents = await stop();
    const hasCart = await browser.recovers();
    const { opened, failed } = documents;
    const given = [real, ...opened.filter(({ release }) => release === bad)].map(({ at }) => at);
    const ms = Math.max(...given) - Math.min(real.at, ...failed.map(({ at }) => at));
    return [
      within({ isShort }, 'given to nobody any more, after the first failed', { ms, limitMs: 30_000 }),
      told('documents with it, those that failed', `${given.length}, ${failed.length + 1}`),
      ...sharesOf(documents, given.length),
      exactly('not answered with 200', opened.filter(({ status }) => status !== 200).length, 0),
      exactly('a Chromium reports it', Number(real.report.release === bad), 1),
      told('after', seconds(real.ms)),
      exactly('and has the cart when loaded again', Number(hasCart), 1),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Every document that was given it may fail when its visitor goes on to the cart: all of them count as hurt. They are held
 * against what the canary's share opens in an hour.
 */
function sharesOf({ opened, seconds: took }: Documents, hurt: number) {
  const perSecond = opened.length / took;
  const share = (100 * hurt) / (perSecond * 3_600 * (SHARE / 100));
  const what = 'with it, of what its 10 % open in an hour';
  return [
    told('documents a second', perSecond.toFixed(1)),
    { what, measured: share, limit: 1, unit: '%' },
    told(`with it, of all in ${took.toFixed(0)} s`, `${((100 * hurt) / opened.length).toFixed(2)} %`),
  ];
}

async function staysOff({ shop }: ScenarioContext, frontEnds: FrontEnds, bad: string) {
  const [port = 0] = await freePorts(1);
  await shop.kill('gateway');
  await shop.revive('gateway', { METRICS_PORT: String(port) });
  // It has heard of the canary, and of its end.
  await insist(async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (!metrics.includes(`canary_switched_off{canary="checkout@${bad}"} 1`)) throw new Error('not off');
  });
  return exactly('off after the gateway was killed', Number((await frontEnds.given()) === 'current'), 1);
}

async function keepsGood({ shop, random }: ScenarioContext, frontEnds: FrontEnds, good: string) {
  await frontEnds.share(good, SHARE);
  const counts = new Map<string, number>();
  const stop = openDocuments(shop, random, ({ release }) => {
    const count = (counts.get(release) ?? 0) + 1;
    counts.set(release, count);
    return count % ONE_IN === 0;
  });
  await sleep(LOAD_MS);
  const { failed } = await stop();
  return [
    seen('good one: failed documents', failed.filter(({ release }) => release === good).length),
    exactly('good one: still given', Number((await frontEnds.given()) === good), 1),
  ];
}
