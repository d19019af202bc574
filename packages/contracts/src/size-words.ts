import { CUSTOM_ELIXIR_NAME } from './constants.ts';
import type { Elixir } from './elixir.ts';
import { formatNumber } from './format-pesos.ts';
import { perHundred } from './money.ts';

type Sized = Pick<Elixir, 'contents'>;
type Named = Sized & { name: string };

const amountOf = ({ contents: { milliliters, grams } = {} }: Sized) =>
  milliliters ? ([milliliters, 'ml'] as const) : grams && ([grams, 'g'] as const);

/** '60 ml', or '85 g' where nobody said the volume; '' where neither is known. */
export const sizeWord = (of: Sized): string => (amountOf(of) || []).join(' ');

/** The same for beside a price; '' where the name says it already. */
export const sizeBeside = (of: Named): string => {
  const word = sizeWord(of);
  return of.name.includes(word) ? '' : word;
};

/**
 * What carts, orders and mails call it: of several sizes of one honey the name says which, 'Miel de encino · 250 ml', and so
 * does a blend of one's own that was made in a size of 'Tienda'.
 */
export const soldName = (of: Named & Pick<Elixir, 'family'> & { isSized?: boolean }): string =>
  [of.name, (of.family || of.isSized) && sizeBeside(of)].filter(Boolean).join(' · ');

/** The other way: what its maker called a blend of one's own. Nothing where that is the shop's name for it. */
export const givenName = ({ name, contents }: Named): string => {
  const size = ` · ${sizeWord({ contents })}`;
  const own = name.endsWith(size) ? name.slice(0, -size.length) : name;
  return own === CUSTOM_ELIXIR_NAME ? '' : own;
};

/** '$575.00 por 100 ml', which compares prices of unlike sizes; '' where no size is known. */
export const unitPrice = (of: Sized & { price: number }): string => {
  const known = amountOf(of);
  if (!known) return '';
  const [amount, unit] = known;
  return `$${formatNumber(perHundred(of.price, amount), 2)} por 100 ${unit}`;
};

/** Whether these are not all of one size. */
export const sizesDiffer = (all: readonly Sized[]): boolean =>
  new Set(all.map(sizeWord).filter(Boolean)).size > 1;
