import { CURRENCY } from './constants.ts';
import { toPesos } from './money.ts';

/**
 * '12,000' of a number, as it is written in Mexico. By hand: a browser's first Intl.NumberFormat takes 15 ms, and on a
 * phone four times as long, before the page answers.
 */
export const formatNumber = (number: number, decimals: 0 | 2 = 0): string =>
  number.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** '$295.00 MXN' of an amount in decimal pesos. */
export const formatPesos = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$${formatNumber(Math.abs(pesos), 2)} ${CURRENCY}`;

/** '$295.00 MXN' of integer centavos. */
export const formatCentavos = (centavos: number): string => formatPesos(toPesos(centavos));
