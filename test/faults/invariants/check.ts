import { readBooks, type Access } from './books.ts';
import { cartRules } from './cart.rules.ts';
import { feeRules } from './fee.rules.ts';
import { giftRules } from './gift.rules.ts';
import { invoiceRules } from './invoice.rules.ts';
import { globalRules } from './global.rules.ts';
import { paymentRules } from './payment.rules.ts';
import { refundRules } from './refund.rules.ts';
import { taxRules } from './tax.rules.ts';
import { stockRules } from './stock.rules.ts';
import { neverBackwards, nothingWaits } from './progress.rules.ts';
import type { Verdict } from './rule.ts';

export const RULES = [
  ...paymentRules,
  ...refundRules,
  ...giftRules,
  ...feeRules,
  ...taxRules,
  ...invoiceRules,
  ...globalRules,
  ...cartRules,
  ...stockRules,
  neverBackwards,
  nothingWaits,
];

export type Judged = Verdict & { id: string; says: string };

/**
 * Compares the provider's ledger with the shop's database by every invariant.
 * @param graceMs what is younger may still be under way; 0 for a shop at rest
 * @throws when one of the books cannot be read
 */
export async function checkInvariants(access: Access, graceMs: number): Promise<Judged[]> {
  const books = await readBooks(access);
  return RULES.map(({ id, says, judge }) => ({ id, says, ...judge(books, graceMs) }));
}

export const offencesOf = (judged: Judged[]): string[] =>
  judged.flatMap(({ id, offences }) => offences.map((offence) => `${id} ${offence.id}: ${offence.why}`));
