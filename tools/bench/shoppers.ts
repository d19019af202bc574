import { percentile, type Figure } from '../measure/figures.ts';
import { cpuOf } from './processes.ts';
import type { BenchShop } from './shop.ts';
import { actsOf, KINDS, SHOPPERS, THINK_MS, type Kind } from './shoppers/acts.ts';
import { sendOnTime, type Done } from './shoppers/send-on-time.ts';
import { watchMemory } from './shoppers/watch-memory.ts';

/** Long enough to fill caches and compile code. */
const WARM_MS = 15_000;
const MEASURED_MS = 60_000;

const LIMITS: Record<Kind, number> = { browse: 50, cart: 120, checkout: 400 };
const NOTES: Record<Kind, string> = {
  browse: '',
  cart: '',
  checkout: '; with what the payment sandbox takes of it',
};
/** If requests leave later than this, the machine itself is too slow. */
const OWN_LATENESS_MS = 10;

/** 200 people for a minute: their waiting time from the moment they act, whatever causes it. */
export async function benchShoppers(shop: BenchShop): Promise<Figure[]> {
  const acts = await actsOf(shop.url, WARM_MS + MEASURED_MS);
  const memory = watchMemory(shop);
  const before = shop.processes.map(({ pid }) => cpuOf(pid));
  const all = await sendOnTime(acts);
  const cpu = shop.processes.reduce((total, { pid }, at) => total + cpuOf(pid) - before[at]!, 0);
  const done = all.filter(({ atMs }) => atMs >= WARM_MS);
  const share = (100 * cpu) / (WARM_MS + MEASURED_MS);
  return [
    ...KINDS.map((kind) => waitOf(kind, done)),
    errorsOf(done, `${SHOPPERS} shoppers, each every ${THINK_MS / 1_000} s: ${share.toFixed(0)} % of a core`),
    {
      what: 'lateness of the bench itself, p99',
      measured: late(done),
      limit: OWN_LATENESS_MS,
      unit: 'ms',
      note: 'in every wait above; above its limit the machine was late, not the shop',
    },
    ...memory(),
  ];
}

const late = (done: Done[]) =>
  percentile(
    done.map(({ lateMs }) => lateMs),
    0.99,
  );

function waitOf(kind: Kind, done: Done[]): Figure {
  const waits = done.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const at = (share: number) => percentile(waits, share).toFixed(0);
  return {
    what: `${kind}: wait, p99`,
    measured: percentile(waits, 0.99),
    limit: LIMITS[kind],
    unit: 'ms',
    note: `p50 ${at(0.5)}, p90 ${at(0.9)}, slowest ${at(1)} of ${waits.length}${NOTES[kind]}`,
  };
}

function errorsOf(done: Done[], of: string): Figure {
  const problems = done.flatMap(({ problem }) => problem ?? []);
  const note = [of, ...new Set(problems)].slice(0, 4).join('; ');
  return { what: `errors of ${done.length} requests`, measured: problems.length, limit: 0, unit: '', note };
}
