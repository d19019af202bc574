import { CUSTOM_ELIXIR_MILLILITERS, CUSTOM_ELIXIR_PRICE_CENTS } from './constants.ts';
import { formatPesos } from './format-pesos.ts';
import { toPesos } from './money.ts';

/** A size in which the shop makes blends of one's own; `price` in pesos. */
export type OwnSize = { milliliters: number; price: number };
type Sold = { ownBlendSizes?: OwnSize[] | undefined };

/** What counts until the owner says otherwise. */
export const FIRST_OWN_SIZE: OwnSize = {
  milliliters: CUSTOM_ELIXIR_MILLILITERS,
  price: toPesos(CUSTOM_ELIXIR_PRICE_CENTS),
};

/** The sizes to choose from; there is always one. */
export const ownSizesOf = ({ ownBlendSizes = [FIRST_OWN_SIZE] }: Sold): OwnSize[] => ownBlendSizes;

/** The chosen one; who names none gets what every blend was before there were sizes, else the first. */
export const ownSizeOf = (sizes: readonly OwnSize[], milliliters?: number): OwnSize | undefined => {
  const isIt = (wanted: number) => (size: OwnSize) => size.milliliters === wanted;
  return milliliters === undefined
    ? (sizes.find(isIt(FIRST_OWN_SIZE.milliliters)) ?? sizes[0])
    : sizes.find(isIt(milliliters));
};

/** '60 ml · $375.00 MXN' */
export const ownSizeWords = ({ milliliters, price }: OwnSize): string =>
  `${milliliters} ml · ${formatPesos(price)}`;
