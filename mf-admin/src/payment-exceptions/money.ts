import { formatPesos } from '@shop/app-kit';

/** An amount in its own currency: a mismatched payment may be in another one. */
export const money = (amount: number, currency: string): string =>
  currency === 'MXN' ? formatPesos(amount) : `${amount.toFixed(2)} ${currency}`;
