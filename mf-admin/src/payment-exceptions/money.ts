import { formatPesos } from '@shop/app-kit';

/** An amount in its own currency: a payment that does not fit may be in another one. */
export const money = (amount: number, currency: string): string =>
  currency === 'MXN' ? formatPesos(amount) : `${amount.toFixed(2)} ${currency}`;
