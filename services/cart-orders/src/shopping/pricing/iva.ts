import { IVA_RATE_NAMES, type IvaRate } from '@shop/contracts/iva';
import { toPesos } from '@shop/contracts/money';
import { partOf } from './part-of.ts';

/** The part of a quote that has one rate, in centavos; base and tax together are what is paid. */
export type IvaShare = { rate: IvaRate; baseCents: number; taxCents: number };

const PER_CENT: Record<IvaRate, number> = { '16': 16, '0': 0, exento: 0 };

/** The tax within an amount that includes it. */
export const taxWithin = (cents: number, rate: IvaRate): number =>
  partOf(cents, PER_CENT[rate], 100 + PER_CENT[rate]);

/**
 * What is paid at each rate, and the tax within it, computed line by line as invoices do. Lines without a rate are left
 * out. @param paid what is paid for each line, less its part of the discount, and for delivery
 */
export function ivaShares(paid: { rate: IvaRate | undefined; cents: number }[]): IvaShare[] {
  return IVA_RATE_NAMES.flatMap((rate) => {
    const own = paid.filter((one) => one.rate === rate && one.cents > 0);
    if (own.length === 0) return [];
    const taxCents = own.reduce((sum, { cents }) => sum + taxWithin(cents, rate), 0);
    return [{ rate, taxCents, baseCents: own.reduce((sum, { cents }) => sum + cents, 0) - taxCents }];
  });
}

type Sold = { quantity: number; netCents: number; discountCents?: number; rate: IvaRate };

/**
 * What a piece cost before the tax, as an invoice says it: in pesos with six decimals, and its discount in whole
 * centavos. The invoice rounds each of its sums to the centavo, so only one of the two amounts may be a fraction: then
 * they add up to what was paid.
 */
export function beforeTax({ quantity, netCents, discountCents = 0, rate }: Sold) {
  const whole = 100 + PER_CENT[rate];
  const offCents = partOf(discountCents, 100, whole);
  const base = (netCents * 100) / whole + offCents;
  return { price: Math.round((base * 10_000) / quantity) / 1_000_000, discount: toPesos(offCents) };
}
