import { PAY_KIND_NAMES, type PayKind } from '@shop/contracts/pay-kinds';

/** The provider's own words for what one can pay with. */
const TYPES: Record<PayKind, string[]> = {
  card: ['credit_card', 'debit_card', 'prepaid_card'],
  cash: ['ticket', 'atm'],
  transfer: ['bank_transfer'],
  balance: ['account_money', 'digital_currency'],
};

/** What is not offered. Preferences cannot do without the account's money. */
export const excludedTypes = (kinds: PayKind[], kept: PayKind[] = []): string[] =>
  PAY_KIND_NAMES.filter((kind) => !kinds.includes(kind) && !kept.includes(kind)).flatMap(
    (kind) => TYPES[kind],
  );
