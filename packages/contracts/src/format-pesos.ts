import { CURRENCY } from './constants.ts';
import { toPesos } from './money.ts';

const format = new Intl.NumberFormat('es-MX', { style: 'currency', currency: CURRENCY });

/** '$295.00 MXN' of an amount in decimal pesos. */
export const formatPesos = (pesos: number): string => `${format.format(pesos)} ${CURRENCY}`;

/** '$295.00 MXN' of integer centavos. */
export const formatCentavos = (centavos: number): string => formatPesos(toPesos(centavos));
