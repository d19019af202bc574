// npm run test:alerts: a real Prometheus watches a shop of real processes. Each alert is made to come by its fault, and
// goes when that is healed. Hours pass FACTOR times as fast for the rules, not for the shop.
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_REPORTS } from '@shop/contracts/page-report';
import { forgetStores } from '../faults/environment.ts';
import { browse } from '../faults/shop/browse.ts';
import { insist } from '../faults/shop/shopper.ts';
import { table } from '../faults/table.ts';
import { FACTOR, openBench, REPORTING } from './bench.ts';
import { emptyPanels } from './dashboard.ts';
import type { Bench, Fault } from './fault.ts';
import { buyOnce, mailRefused, mailServerAway, noBackup, receiverDown, soldOut } from './order-faults.ts';
import { badCanary, catalogKilled, crowd, noProcessor, workerStopped } from './part-faults.ts';
import * as payments from './payment-faults.ts';
import { hasPrometheus, type Prometheus } from './prometheus.ts';
import { load, runGroup, unexpected, type Row } from './run-group.ts';

/** Faults of a group do not disturb each other. The first takes longest: no receiver for an hour. */
const GROUPS: Fault[][] = [
  [receiverDown, mailRefused, payments.wrongAmount, payments.forgedNotices, noBackup, noProcessor],
  [mailServerAway, payments.slowProvider],
  [workerStopped, badCanary, soldOut],
  [catalogKilled],
  [payments.providerRefuses],
  [payments.providerDawdles],
  [payments.redisAway],
  [payments.roundsStop],
  [crowd],
];
const QUIET_MS = 45_000;
const MINUTE_MS = 60_000;
const HEAD = ['alert', 'fault', 'fired after', 'resolved after', ''];

/** People browse and one buys, and nobody is called. */
async function quietShop(bench: Bench, prometheus: Prometheus): Promise<Row[]> {
  await insist(async () => {
    const read = await prometheus.query('up == 1');
    if (read.length < REPORTING.length) throw new Error(`only ${read.length} parts are read`);
  });
  const start = Date.now();
  const browsing = await browse(bench.shop, 5);
  await buyOnce(bench);
  await reportVitals(bench);
  await sleep(QUIET_MS);
  // A rate begins with the second.
  await reportVitals(bench);
  await browsing.stop();
  return [...(await prometheus.firedSince(start))].map(unexpected('none: the shop is quiet'));
}

const reportVitals = ({ shop }: Bench) =>
  shop
    .visitor()
    .post(PAGE_REPORTS, { kind: 'vitals', page: '/', device: 'phone', lcp: 900, inp: 50, cls: 0 });

async function main(): Promise<void> {
  if (!hasPrometheus()) {
    console.error('prometheus is not in PATH: apt-get install -y prometheus');
    process.exitCode = 1;
    return;
  }
  forgetStores();
  const start = Date.now();
  const bench = await openBench();
  const { prometheus } = bench;
  const [before, only] = [load(), process.argv[2]];
  const rows: Row[] = [];
  const empty: string[] = [];
  try {
    rows.push(...(await quietShop(bench, prometheus)));
    for (const group of GROUPS) {
      const faults = group.filter(
        ({ alerts }) => !only || only.split(',').some((name) => alerts.includes(name)),
      );
      if (faults.length > 0) rows.push(...(await runGroup(bench, prometheus, faults)));
    }
    const minutes = Math.ceil((Date.now() - start) / MINUTE_MS);
    if (!only) empty.push(...(await emptyPanels(prometheus, minutes)));
  } finally {
    await bench.close();
  }
  const lines = rows.map(({ alert, fault, fired, resolved, ok }) => [
    ...[alert, fault, fired, resolved, ok ? 'ok' : 'FAIL'],
  ]);
  console.log(`\n${table([HEAD, ...lines])}\n`);
  console.log(
    `• Times divided by ${FACTOR}; ${Math.round((Date.now() - start) / 1_000)} s, load ${before} → ${load()}`,
  );
  for (const panel of empty) console.log(`• The dashboard has no number for ${panel}`);
  process.exitCode = empty.length === 0 && rows.every(({ ok }) => ok) ? 0 : 1;
}

await main();
