import type { Figure } from '../../tools/measure/figures.ts';
import type { Random } from './random.ts';
import type { FaultShop } from './shop/fault-shop.ts';

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
export const exactly = (what: string, measured: number, limit: number): Figure => ({
  what,
  measured,
  limit,
  is: '=',
  unit: '',
});

/** The longest of some times in milliseconds, which must not be above the limit. */
export const within = (
  { isShort }: Pick<ScenarioContext, 'isShort'>,
  what: string,
  { ms, limitMs }: { ms: number; limitMs: number },
): Figure => ({ what, measured: ms, limit: limitMs * (isShort ? LENIENCE : 1), unit: 'ms' });

/** Something seen that proves that the fault happened at all; wrong only when it is nothing. */
export const seen = (what: string, measured: number): Figure => ({
  what,
  measured,
  limit: 1,
  is: '≥',
  unit: '',
});

/** Something told for its own sake. */
export const told = (what: string, measured: string): Figure => ({ what, measured, unit: '' });

export const seconds = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** Runs `work` for each round, one after the other. */
export async function eachRound(rounds: number, work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await work(round);
}

/** Runs `work` `count` times at once. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
