import type { Blend } from '@shop/contracts/menu';

/** '60 ml · 85 g'. */
export const contentsOf = ({ grams, milliliters }: NonNullable<Blend['contents']>): string =>
  [milliliters && `${milliliters} ml`, grams && `${grams} g`].filter(Boolean).join(' · ');
