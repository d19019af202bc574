import type { Preference } from './types.ts';

export const toCentavos = (pesos: number) => Math.round(pesos * 100);
export const toPesos = (centavos: number) => centavos / 100;

/** What a preference costs, in centavos: added as whole numbers, so that no cent is lost on the way. */
export function totalCentavos({ items }: Pick<Preference, 'items'>): number {
  return items.reduce((sum, { unit_price, quantity }) => sum + toCentavos(unit_price) * quantity, 0);
}

/** Whether a value is an amount that can be paid: above zero, and in whole centavos. */
export function isPesos(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
