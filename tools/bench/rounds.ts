import { median } from '../measure/figures.ts';
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

/** Many and short: when the machine changes, a load and the reference of its round change together. */
const ROUNDS = 9;
const ROUNDS_OF_TOTAL = 3;
/** Until V8 has compiled what a load runs: before it, the reference itself takes twice as much. */
const WARM_UP = 3_000;

export type Costs = {
  of: (name: string) => Cost;
  /** How many times the reference of its own round a load costs, in the middle round. */
  ratio: (name: string) => number;
  /** By how much the reference changed: the middle half of its rounds, since a single one may fall into another's burst. */
  drift: number;
};

/**
 * Sends the loads in turns and answers the median cost of each by its name. The first one is the reference: when it
 * changes from round to round, so does the machine.
 */
export async function costsOf(loads: Load[]): Promise<Costs> {
  for (const { callAt } of loads) await sendAll(WARM_UP, callAt);
  const rounds = new Map<string, Cost[]>(loads.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const load of loads) rounds.get(load.name)!.push(await costOf(load));
  const reference = rounds.get(loads[0]!.name)!.map(({ ms }) => ms);
  return {
    of: (name) => middle(rounds.get(name)!),
    ratio: (name) => median(rounds.get(name)!.map(({ ms }, round) => ms / reference[round]!)),
    drift: spreadOf(reference),
  };
}

/** How far the middle half of some values lies apart: 0.15 for 15 %. */
export function spreadOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return sorted.at(-1 - quarter)! / sorted[quarter]! - 1;
}

async function costOf({ callAt, processes, ...load }: Load): Promise<Cost> {
  const total = Math.ceil(load.total / ROUNDS_OF_TOTAL);
  const before = processes.map(({ pid }) => cpuOf(pid));
  await sendAll(total, callAt);
  const byProcess: Record<string, number> = {};
  let ms = 0;
  for (const [at, { pid, name }] of processes.entries()) {
    const used = (cpuOf(pid) - before[at]!) / total;
    byProcess[name] = (byProcess[name] ?? 0) + used;
    ms += used;
  }
  return { ms, byProcess };
}

function middle(costs: Cost[]): Cost {
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
