import { CURRENCY } from './constants.ts';
import { toPesos } from './money.ts';

/**
 * '12,000' from a number, in Mexican notation. Written by hand: a browser's first Intl.NumberFormat takes 15 ms,
 * and on a phone four times as long.
 */
export const formatNumber = (number: number, decimals: 0 | 2 = 0): string =>
  number.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** '$295.00 MXN' from an amount in decimal pesos. */
export const formatPesos = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$${formatNumber(Math.abs(pesos), 2)} ${CURRENCY}`;

/** '$295.00 MXN' from integer centavos. */
export const formatCentavos = (centavos: number): string => formatPesos(toPesos(centavos));
