import { CUSTOM_ELIXIR_NAME } from './constants.ts';
import type { Elixir } from './elixir.ts';
import { formatNumber } from './format-pesos.ts';
import { perHundred } from './money.ts';

type Sized = Pick<Elixir, 'contents'>;
type Named = Sized & { name: string };

const amountOf = ({ contents: { milliliters, grams } = {} }: Sized) =>
  milliliters ? ([milliliters, 'ml'] as const) : grams && ([grams, 'g'] as const);

/** '60 ml', or '85 g' without a volume; '' when neither is known. */
export const sizeWord = (of: Sized): string => (amountOf(of) || []).join(' ');

/** The size beside a price; '' when the name contains it. */
export const sizeBeside = (of: Named): string => {
  const word = sizeWord(of);
  return of.name.includes(word) ? '' : word;
};

/**
 * The name in carts, orders and mails: with the size for a honey in several sizes, 'Miel de encino · 250 ml', and for
 * a custom blend made in a size of 'Tienda'.
 */
export const soldName = (of: Named & Pick<Elixir, 'family'> & { isSized?: boolean }): string =>
  [of.name, (of.family || of.isSized) && sizeBeside(of)].filter(Boolean).join(' · ');

/** The reverse: the buyer's own name of a custom blend. Undefined for the shop's default name. */
export const givenName = ({ name, contents }: Named): string => {
  const size = ` · ${sizeWord({ contents })}`;
  const own = name.endsWith(size) ? name.slice(0, -size.length) : name;
  return own === CUSTOM_ELIXIR_NAME ? '' : own;
};

/** '$575.00 por 100 ml', to compare prices of different sizes; '' when no size is known. */
export const unitPrice = (of: Sized & { price: number }): string => {
  const known = amountOf(of);
  if (!known) return '';
  const [amount, unit] = known;
  return `$${formatNumber(perHundred(of.price, amount), 2)} por 100 ${unit}`;
};

/** Whether these have different sizes. */
export const sizesDiffer = (all: readonly Sized[]): boolean =>
  new Set(all.map(sizeWord).filter(Boolean)).size > 1;
