import type { Figure } from '../../tools/measure/figures.ts';
import type { Scenario, ScenarioContext } from '../faults/scenario.ts';
import { ROUTES, type Route } from '../fuzz/calls.ts';

/** One row of the abuse table: an attempt that must come to nothing, judged like a fault. */
export const abuse = (
  id: string,
  title: string,
  run: (context: ScenarioContext) => Promise<Figure[]>,
): Scenario => ({ id, title, rounds: { full: 1, short: 1 }, run });

/** A row that takes too long for npm test, or shows there what other steps show already. */
export const longAbuse = (...row: Parameters<typeof abuse>): Scenario => ({
  ...abuse(...row),
  rounds: { full: 1, short: 0 },
});

/** What must not have happened, each by its name. */
export const none = (what: string, offenders: string[]): Figure => ({
  what,
  measured: offenders.length,
  limit: 0,
  unit: '',
  note: offenders.slice(0, 5).join('; '),
});

/** A number that must not be above the limit. */
export const atMost = (what: string, measured: number, limit: number): Figure => ({
  what,
  measured,
  limit,
  unit: '',
});

/** The names of those whose answer is not as it should be. */
export const namesOf = (answers: { name: string; ok: boolean }[]): string[] =>
  answers.filter(({ ok }) => !ok).map(({ name }) => name);

export const isRefused = (status: number): boolean => status >= 400 && status < 500;

export const CLOSED: Route[] = ROUTES.filter(({ endpoint }) => endpoint.who === 'admin');
export const methodOf = ({ name }: Route): string => name.split(' ')[0] ?? '';

/** Does something for each, a few at once; answers in their order. */
export async function forEachOf<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    found.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return found;
}
const AT_ONCE = 6;

/** An address of the network that is kept for examples; each row has a network of its own. */
export const addressOf = (network: number, nth: number): string => `198.18.${network}.${nth % 256}`;
