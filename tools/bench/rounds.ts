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

const ROUNDS = 3;
const WARM_UP = 500;

export type Costs = {
  of: (name: string) => Cost;
  /** By how much the reference changed from round to round. */
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
    drift: Math.max(...reference) / Math.min(...reference) - 1,
  };
}

async function costOf({ callAt, total, processes }: Load): Promise<Cost> {
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
