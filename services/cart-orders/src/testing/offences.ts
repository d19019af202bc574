import type { Books } from '../../../../test/faults/invariants/books.ts';
import { cartRules } from '../../../../test/faults/invariants/cart.rules.ts';
import { feeRules } from '../../../../test/faults/invariants/fee.rules.ts';
import { paymentRules } from '../../../../test/faults/invariants/payment.rules.ts';
import { stockRules } from '../../../../test/faults/invariants/stock.rules.ts';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { paymentIdsOf, standsOn } from '../orders/order/order-payments.ts';
import { wasPaid } from '../orders/order/payment.rank.ts';
import { MOST_USES, type ModelShop } from './model-shop.ts';

/** I1 to I5, I11 to I14, I16, for a shop at rest. */
const RULES = [...paymentRules, ...feeRules, ...cartRules, ...stockRules];

export async function offences(shop: ModelShop): Promise<string[]> {
  const books = await shop.books();
  const found = RULES.flatMap(({ id, judge }) =>
    judge(books, 0).offences.map((offence) => `${id} ${offence.id}: ${offence.why}`),
  );
  return [...found, ...(await wrongUses(shop, books)), ...notAsSeen(shop, books), ...ownerless(shop, books)];
}

/** A payable checkout must be what the person saw and agreed to. */
function notAsSeen({ agreed }: ModelShop, { checkouts }: Books): string[] {
  return agreed.flatMap(({ checkoutId, seen }) => {
    const { lines, totalCents, discount, promotion } = checkouts.find(({ _id }) => _id === checkoutId)!;
    const sold = [...lines.map(lineOf), toPesos(totalCents), discount?.code, promotion?.name].join();
    const shown = [
      ...seen.lines.map((line) => lineOf({ ...line, priceCents: toCentavos(line.price) })),
      seen.total,
      seen.discount?.amount ? seen.discount.code : undefined,
      seen.promotion?.name,
    ].join();
    return sold === shown ? [] : [`checkout ${checkoutId} is ${sold}, and ${shown} was seen`];
  });
}

type Line = { elixirId: number; quantity: number; priceCents: number };
const lineOf = ({ elixirId, quantity, priceCents }: Line) => `${quantity} of ${elixirId} at ${priceCents}`;

/** All money that was not refunded must belong to an order, or be listed as an exception. */
function ownerless({ provider }: ModelShop, { orders, exceptions }: Books): string[] {
  const here = (id: string) => {
    const { status, amountCents, refundedCents } = provider.payments.get(id)!;
    return ['approved', 'partially_refunded'].includes(status) ? amountCents - refundedCents : 0;
  };
  const ofOrders = orders.filter(({ paymentStatus }) => wasPaid(paymentStatus));
  const wrong = ofOrders.flatMap((order) => {
    const cents = paymentIdsOf(order).reduce((sum, id) => sum + here(id), 0);
    const wanted = order.totalCents - order.refundedCents;
    return cents === wanted ? [] : [`order ${order._id} has ${cents}, and says ${wanted}`];
  });
  const unmatched = [...provider.payments.keys()].filter(
    (id) => here(id) > 0 && !ofOrders.some((order) => standsOn(order, id)),
  );
  const lost = unmatched.filter(
    (id) => !exceptions.some(({ paymentId, status }) => paymentId === id && status === 'open'),
  );
  return [...wrong, ...lost.map((id) => `${here(id)} of payment ${id} are nobody’s`)];
}

/** A use that was freed and is then paid still counts; unpaid checkouts must not hold more uses than there are. */
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
