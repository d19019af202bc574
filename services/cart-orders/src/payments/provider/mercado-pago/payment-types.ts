import type { PayKind } from '@shop/contracts/pay-kinds';
import type { PaymentMeans } from '@shop/contracts/payment-means';

/** The provider's names for payment methods. */
const MEANS: Record<string, PaymentMeans> = {
  credit_card: 'credit',
  debit_card: 'debit',
  prepaid_card: 'debit',
  ticket: 'cash',
  atm: 'cash',
  bank_transfer: 'transfer',
  account_money: 'balance',
  digital_currency: 'balance',
};

export const meansOf = (type: string | null | undefined): PaymentMeans | undefined => MEANS[type ?? ''];

const kindOf = (means: PaymentMeans): PayKind => (means === 'credit' || means === 'debit' ? 'card' : means);

/** Types that are not offered. Preferences cannot exclude the money in the payer's account. */
export const excludedTypes = (kinds: PayKind[], kept: PayKind[] = []): string[] =>
  Object.entries(MEANS).flatMap(([type, means]) =>
    [...kinds, ...kept].includes(kindOf(means)) ? [] : [type],
  );
