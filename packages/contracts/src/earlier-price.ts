import type { EarlierPrice } from './facts.ts';

type Priced = { price: number; compareAt?: EarlierPrice | undefined };

/** The earlier price on the days when pages show it: only a price above the current one counts. */
export function earlierPriceOn(today: () => string, { price, compareAt }: Priced): number | undefined {
  // Days compare as text, and '9' sorts after all of them.
  const { price: before = 0, from = '', until = '9' } = compareAt ?? {};
  if (before <= price) return undefined;
  const day = today();
  return from <= day && day <= until ? before : undefined;
}
