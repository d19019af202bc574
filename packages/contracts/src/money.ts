import { asPasted } from './as-pasted.ts';

/** Money is integer centavos inside the services and decimal pesos on the wire; this is the only place that converts. */

/** Decimal pesos for the wire, e.g. 29500 centavos → 295. */
export const toPesos = (centavos: number): number => Math.round(centavos) / 100;

/** Integer centavos of a decimal amount in pesos; binary fractions such as 0.1 + 0.2 round to the nearest centavo. */
export const toCentavos = (pesos: number): number => Math.round((pesos + Number.EPSILON) * 100);

/** A price in centavos, changed by a percentage and rounded to the whole peso; one peso at least. */
export const percentMore = (centavos: number, percent: number): number =>
  Math.max(1, Math.round((centavos * (1000 + Math.round(percent * 10))) / 100_000)) * 100;

/** Sums in pesos without binary fractions, for forms and tests, which have no quote of the server. */
export const timesPesos = (pesos: number, pieces: number): number => toPesos(toCentavos(pesos) * pieces);
export const plusPesos = (pesos: number, more: number): number =>
  toPesos(toCentavos(pesos) + toCentavos(more));
export const lessPesos = (pesos: number, taken: number): number =>
  toPesos(toCentavos(pesos) - toCentavos(taken));

/** The sum of pieces of several things, in centavos. */
export const centavosOf = (things: { centavos: number; pieces: number }[]): number =>
  things.reduce((sum, { centavos, pieces }) => sum + centavos * pieces, 0);

/** The price of 100 units, when `amount` units cost `pesos`. */
export const perHundred = (pesos: number, amount: number): number =>
  toPesos((toCentavos(pesos) * 100) / amount);

/** The price of each month. */
export const perMonth = (pesos: number, months: number): number => toPesos(toCentavos(pesos) / months);

/** True when the amount has at most two decimals, as prices in pesos must. */
export const isWholeCentavos = (pesos: number): boolean =>
  Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6;

/** '$1,295.00 MXN' and '295,5' as people type them, as '1295.00' and '295.5'; a schema refuses other text. */
export const amountText = (typed: string): string => {
  const bare = asPasted(typed)
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*MXN$/i, '');
  return /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
};

/** Some regions write a thousand like this. */
const DOUBTFUL = /^[1-9]\d{0,2}\.\d{3}$/;
/** The number that somebody typed; NaN when it is none, or when nobody can say which. */
export const typedNumber = (typed: string): number => {
  const text = amountText(typed);
  return /^[+-]?\d+(\.\d*)?$/.test(text) && !DOUBTFUL.test(text) ? Number(text) : NaN;
};
/** '1000' of '1.000'; undefined when there is no such doubt. */
export const asThousands = (typed: string): string | undefined => {
  const text = amountText(typed);
  return DOUBTFUL.test(text) ? text.replace('.', '') : undefined;
};
