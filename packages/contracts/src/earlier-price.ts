import type { EarlierPrice } from './facts.ts';

type Priced = { price: number; compareAt?: EarlierPrice | undefined };

/** What something cost before, on the days on which that stands beside its price: only what is more than it costs. */
export const earlierPriceOn = (day: string, { price, compareAt = {} }: Priced): number | undefined => {
  const { price: before = 0, from = day, until = day } = compareAt;
  return before > price && from <= day && day <= until ? before : undefined;
};
