import type { Fields } from '../http/fields.ts';

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Adds up as a CFDI does: six decimals for each line, two for each sum of the document. */
export function totalOf(items: Fields[]): number {
  let [amounts, discounts, taxes] = [0, 0, 0];
  for (const { quantity, discount = 0, product } of items as Line[]) {
    const [tax] = product.taxes;
    const rate = tax?.factor === 'Exento' ? 0 : (tax?.rate ?? 0);
    const before = (given: number) => (product.tax_included === false ? given : given / (1 + rate));
    const amount = round(quantity * round(before(product.price), 6), 6);
    const off = round(before(discount), 6);
    amounts += amount;
    discounts += off;
    taxes += round((amount - off) * rate, 6);
  }
  return round(round(amounts, 2) - round(discounts, 2) + round(taxes, 2), 2);
}

type Line = {
  quantity: number;
  discount?: number;
  product: { price: number; tax_included?: boolean; taxes: { rate?: number; factor?: string }[] };
};
