import type { Preference } from './types.ts';

export const toCentavos = (pesos: number) => Math.round(pesos * 100);
export const toPesos = (centavos: number) => centavos / 100;

/** What a preference costs, in centavos: added as whole numbers, so that no cent is lost on the way. */
export function totalCentavos({ items }: Pick<Preference, 'items'>): number {
  return items.reduce((sum, { unit_price, quantity }) => sum + toCentavos(unit_price) * quantity, 0);
}
