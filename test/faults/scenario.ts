import type { Random } from './random.ts';
import type { FaultShop } from './shop/fault-shop.ts';

/** One measured thing of a scenario, with the limit that it is held against. */
export type Figure = { what: string; value: string; limit: string; ok: boolean };

export type ScenarioContext = {
  shop: FaultShop;
  rounds: number;
  random: Random;
  /** In the short form correctness counts as ever, but times only when they are far off: the machine is shared. */
  isShort: boolean;
};

/** One fault of the table: what is done to the shop, and what is measured meanwhile. */
export type Scenario = {
  id: string;
  title: string;
  rounds: { full: number; short: number };
  /** Something is broken meanwhile, for which 502, 503 and 504 are honest answers. */
  isFault?: boolean;
  run: (context: ScenarioContext) => Promise<Figure[]>;
};

const LENIENCE = 20;

/** A number that must be exactly this one. */
export const exactly = (what: string, value: number, limit: number): Figure => ({
  what,
  value: String(value),
  limit: String(limit),
  ok: value === limit,
});

/** The longest of some times in milliseconds, which must not be above the limit. */
export const within = (
  { isShort }: Pick<ScenarioContext, 'isShort'>,
  what: string,
  { ms, limitMs }: { ms: number; limitMs: number },
): Figure => ({
  what,
  value: seconds(ms),
  limit: `≤ ${seconds(limitMs)}${isShort ? ` × ${LENIENCE}` : ''}`,
  ok: ms <= limitMs * (isShort ? LENIENCE : 1),
});

/** Something seen that proves that the fault happened at all; reported, and wrong only when it is nothing. */
export const seen = (what: string, value: number): Figure => ({
  what,
  value: String(value),
  limit: '≥ 1',
  ok: value >= 1,
});

/** Something told for its own sake. */
export const told = (what: string, value: string): Figure => ({ what, value, limit: '', ok: true });

export const seconds = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** The value below which a share of all lies, by nearest rank. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Runs `work` for each round, one after the other. */
export async function eachRound(rounds: number, work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await work(round);
}

/** Runs `work` `count` times at once. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
