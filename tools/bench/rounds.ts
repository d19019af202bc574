import { MAX_DRIFT, median } from '../measure/figures.ts';
import { sendAll, type Call } from './load.ts';
import { cpuOf, type ShopProcess } from './processes.ts';

export type Load = {
  name: string;
  callAt: (index: number) => Call;
  total: number;
  /** Whose CPU counts. */
  processes: ShopProcess[];
};
/** CPU of one request in milliseconds: of all processes that count, and of each by its name. */
export type Cost = { ms: number; byProcess: Record<string, number> };
type Measured = Cost & { perSecond: number };

/** Many and short: when the machine changes, a load and the reference of its round change together. */
const ROUNDS = 9;
/** Others share the machine, and slow it down for minutes: rounds are added until enough of them met the same machine. */
const MOST_ROUNDS = 36;
const ROUNDS_OF_TOTAL = 3;
/** Until V8 has compiled what a load runs: before it, the reference itself takes twice as much. */
const WARM_UP = 3_000;

export type Costs = {
  of: (name: string) => Cost;
  /** How many times the reference of its own round a load costs, in the middle round. */
  ratio: (name: string) => number;
  /** How many were answered in a second. `ratio`: of what the reference of its own round answered. */
  rate: (name: string) => { perSecond: number; ratio: number };
  /** By how much the reference changed between the rounds that count. */
  drift: number;
};

/**
 * Sends the loads in turns and answers the median cost of each by its name. The first one is the reference: when it
 * changes from round to round, so does the machine. Only rounds count whose references lie closest together.
 */
export async function costsOf(loads: Load[]): Promise<Costs> {
  for (const { callAt } of loads) await sendAll(WARM_UP, callAt);
  const rounds: Measured[][] = [];
  const steady = () => steadiest(rounds, ([reference]) => reference!.ms, ROUNDS);
  while (rounds.length < ROUNDS || (rounds.length < MOST_ROUNDS && steady().drift > MAX_DRIFT)) {
    const costs: Measured[] = [];
    for (const load of loads) costs.push(await costOf(load));
    rounds.push(costs);
  }
  const { kept, drift } = steady();
  const at = (name: string) => loads.findIndex((load) => load.name === name);
  const against = (name: string, key: 'ms' | 'perSecond') =>
    median(kept.map((costs) => costs[at(name)]![key] / costs[0]![key]));
  return {
    of: (name) => middle(kept.map((costs) => costs[at(name)]!)),
    ratio: (name) => against(name, 'ms'),
    rate: (name) => ({
      perSecond: median(kept.map((costs) => costs[at(name)]!.perSecond)),
      ratio: against(name, 'perSecond'),
    }),
    drift,
  };
}

/** The `count` of `all` whose values lie closest together, and how far apart those are: 0.15 for 15 %. */
export function steadiest<T>(
  all: T[],
  valueOf: (one: T) => number,
  count: number,
): { kept: T[]; drift: number } {
  const sorted = all.toSorted((a, b) => valueOf(a) - valueOf(b));
  const groups = sorted.slice(0, sorted.length - count + 1).map((_, from) => {
    const kept = sorted.slice(from, from + count);
    return { kept, drift: valueOf(kept.at(-1)!) / valueOf(kept[0]!) - 1 };
  });
  return groups.toSorted((a, b) => a.drift - b.drift)[0]!;
}

async function costOf({ callAt, processes, ...load }: Load): Promise<Measured> {
  const total = Math.ceil(load.total / ROUNDS_OF_TOTAL);
  const before = processes.map(({ pid }) => cpuOf(pid));
  const start = performance.now();
  await sendAll(total, callAt);
  const perSecond = total / ((performance.now() - start) / 1000);
  const byProcess: Record<string, number> = {};
  let ms = 0;
  for (const [at, { pid, name }] of processes.entries()) {
    const used = (cpuOf(pid) - before[at]!) / total;
    byProcess[name] = (byProcess[name] ?? 0) + used;
    ms += used;
  }
  return { ms, byProcess, perSecond };
}

function middle(costs: Measured[]): Measured {
  const ms = median(costs.map((cost) => cost.ms));
  return costs.find((cost) => cost.ms === ms)!;
}

/** What each process takes, the greatest first: 'cart-orders 1.2, gateway 0.4'. */
export const shares = ({ byProcess }: Cost): string =>
  Object.entries(byProcess)
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms]) => ms >= 0.01)
    .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
    .join(', ');
