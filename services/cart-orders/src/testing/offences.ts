import type { Books } from '../../../../test/faults/invariants/books.ts';
import { cartRules } from '../../../../test/faults/invariants/cart.rules.ts';
import { paymentRules } from '../../../../test/faults/invariants/payment.rules.ts';
import { stockRules } from '../../../../test/faults/invariants/stock.rules.ts';
import { MOST_USES, type ModelShop } from './model-shop.ts';

/** I1 to I5, I11 to I14, on a shop at rest. */
const RULES = [...paymentRules, ...cartRules, ...stockRules];

export async function offences(shop: ModelShop): Promise<string[]> {
  const books = await shop.books();
  const found = RULES.flatMap(({ id, judge }) =>
    judge(books, 0).offences.map((offence) => `${id} ${offence.id}: ${offence.why}`),
  );
  return [...found, ...(await wrongUses(shop, books))];
}

/** A use that came free and is paid late counts as one more; nobody waits with one that there is not. */
async function wrongUses(shop: ModelShop, { orders }: Books): Promise<string[]> {
  const uses = (await shop.uses()).map(({ checkoutId }) => checkoutId);
  const paid = orders.filter(({ discount, paymentStatus }) => discount && paymentStatus === 'approved');
  const uncounted = paid.filter(({ checkoutId }) => !uses.includes(checkoutId));
  const waiting = uses.filter((use) => !paid.some(({ checkoutId }) => checkoutId === use));
  return [
    ...uncounted.map(({ _id }) => `the use of order ${_id} is not counted`),
    ...(waiting.length > MOST_USES ? [`${waiting.length} wait with a code for ${MOST_USES}`] : []),
  ];
}
