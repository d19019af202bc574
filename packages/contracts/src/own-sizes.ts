import { CUSTOM_ELIXIR_MILLILITERS, CUSTOM_ELIXIR_PRICE_CENTS } from './constants.ts';
import { formatPesos } from './format-pesos.ts';
import { toPesos } from './money.ts';

/** A size of custom blends; `price` in pesos. */
export type OwnSize = { milliliters: number; price: number };
type Sold = { ownBlendSizes?: OwnSize[] | undefined };

/** The size until the owner sets others. */
export const FIRST_OWN_SIZE: OwnSize = {
  milliliters: CUSTOM_ELIXIR_MILLILITERS,
  price: toPesos(CUSTOM_ELIXIR_PRICE_CENTS),
};

/** The sizes to choose from, at least one. */
export const ownSizesOf = ({ ownBlendSizes = [FIRST_OWN_SIZE] }: Sold): OwnSize[] => ownBlendSizes;

/** The chosen size. Without a choice it is the one that all blends had before sizes existed, else the first. */
export const ownSizeOf = (sizes: readonly OwnSize[], milliliters?: number): OwnSize | undefined => {
  const isIt = (wanted: number) => (size: OwnSize) => size.milliliters === wanted;
  return milliliters === undefined
    ? (sizes.find(isIt(FIRST_OWN_SIZE.milliliters)) ?? sizes[0])
    : sizes.find(isIt(milliliters));
};

/** '60 ml · $375.00 MXN' */
export const ownSizeWords = ({ milliliters, price }: OwnSize): string =>
  `${milliliters} ml · ${formatPesos(price)}`;
