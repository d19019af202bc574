import type { EarlierPrice } from './facts.ts';

type Priced = { price: number; compareAt?: EarlierPrice | undefined };

/** What something cost before, on the days on which that stands beside its price: only what is more than it costs. */
export function earlierPriceOn(today: () => string, { price, compareAt }: Priced): number | undefined {
  // Days compare as text, and '9' comes after all of them.
  const { price: before = 0, from = '', until = '9' } = compareAt ?? {};
  if (before <= price) return undefined;
  const day = today();
  return from <= day && day <= until ? before : undefined;
}
