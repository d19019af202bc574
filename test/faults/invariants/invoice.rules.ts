import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import { judgeEach, sumOf, when, type Rule } from './rule.ts';

const isInvoiced = ({ cfdi }: OrderRow): boolean => cfdi !== undefined;
const isOther = (one: OrderRow, other: OrderRow) =>
  one._id !== other._id && !(one.cfdi?.isGlobal && other.cfdi?.isGlobal);

/** What is stamped elsewhere is followed by nobody here. */
function creditFaults({ cfdi, refundedCents = 0, outbox }: OrderRow): string[] {
  if (cfdi?.status !== 'stamped' || !cfdi.providerId) return [];
  if (outbox.some(({ key }) => key === 'invoice.update')) return [];
  const { credits = [] } = cfdi;
  const cents = sumOf(credits, (one) => one.cents);
  return [
    ...when(cents < refundedCents, `credit notes of ${cents} for ${refundedCents}, and nobody makes more`),
    ...when(
      credits.some(({ uuid }) => !uuid),
      'a credit note was never stamped',
    ),
  ];
}

/** An order stands in its own invoice or in one that many share; what went back of it is in credit notes, once. */
const invoicesAreOnce: Rule = {
  id: 'I18',
  says: 'an invoice is of one order, or global; its credit notes are of what went back',
  judge: ({ orders }) => {
    const invoiced = orders.filter(isInvoiced);
    return judgeEach(
      invoiced,
      ({ _id }) => _id,
      (order) => {
        const { id, uuid, credits = [], status } = order.cfdi!;
        const others = invoiced.filter((other) => isOther(order, other));
        const credited = sumOf(credits, ({ cents }) => cents);
        return [
          ...when(
            others.some(({ cfdi }) => cfdi!.id === id || (uuid !== undefined && cfdi!.uuid === uuid)),
            `shares invoice ${id} with another order`,
          ),
          ...when(
            credited > order.refundedCents,
            `credited ${credited} of ${order.refundedCents} that went back`,
          ),
          ...when(
            status === 'stamped' && !order.cfdi!.isByHand && !uuid,
            `invoice ${id} is stamped and has no folio`,
          ),
          ...creditFaults(order),
        ];
      },
    );
  },
};
export const invoiceRules = [invoicesAreOnce];
