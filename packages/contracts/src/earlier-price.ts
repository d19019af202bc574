import type { EarlierPrice } from './facts.ts';

type Priced = { price: number; compareAt?: EarlierPrice | undefined };

/** What something cost before, on the days on which that stands beside its price: only what is more than it costs. */
export function earlierPriceOn(today: () => string, { price, compareAt }: Priced): number | undefined {
  if (!compareAt?.price || compareAt.price <= price) return undefined;
  const { from, until } = compareAt;
  const day = from || until ? today() : '';
  return (from ?? '') <= day && day <= (until ?? day) ? compareAt.price : undefined;
}
