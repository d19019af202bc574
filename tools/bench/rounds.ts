import { MAX_DRIFT, median } from '../measure/figures.ts';
import { sendAll, type Call } from './load.ts';
import { cpuOf, type ShopProcess } from './processes.ts';

export type Load = {
  name: string;
  callAt: (index: number) => Call;
  total: number;
  /** The processes whose CPU is counted. */
  processes: ShopProcess[];
};
/** CPU milliseconds of one request: in total, and per process by name. */
export type Cost = { ms: number; byProcess: Record<string, number> };
type Measured = Cost & { perSecond: number };

/** Many short rounds: when the machine's speed changes, a load and its round's reference change together. */
const ROUNDS = 9;
/** Other work may slow the machine for minutes: rounds are added until enough had the same speed. */
const MOST_ROUNDS = 36;
const ROUNDS_OF_TOTAL = 3;
/** Enough for V8 to compile what a load runs; before that, the reference itself needs twice as much. */
const WARM_UP = 3_000;

export type Costs = {
  of: (name: string) => Cost;
  /** The cost of a load relative to its round's reference, in the median round. */
  ratio: (name: string) => number;
  /** Answers per second. `ratio`: relative to the round's reference. */
  rate: (name: string) => { perSecond: number; ratio: number };
  /** How much the reference varied among the counted rounds. */
  drift: number;
};

/**
 * Sends the loads in turns and answers their median costs by name. The first is the reference: when it varies between
 * rounds, so does the machine. Only the rounds with the closest references count.
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

/** The `count` values of `all` that are closest together, and their spread: 0.15 for 15 %. */
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

/** The cost of each process, the highest first: 'cart-orders 1.2, gateway 0.4'. */
export const shares = ({ byProcess }: Cost): string =>
  Object.entries(byProcess)
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms]) => ms >= 0.01)
    .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
    .join(', ');
