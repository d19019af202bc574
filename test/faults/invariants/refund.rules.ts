import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { RefundEntry } from '../../../services/cart-orders/src/payments/refund/refund.store.ts';
import type { Books } from './books.ts';
import { idsOf } from './payment.rules.ts';
import { judgeEach, sumOf, when, type Rule } from './rule.ts';

const isAttributed = ({ part, lines }: RefundEntry) => Boolean(part ?? lines);

/** What went back is of lines, of the delivery or of nothing that was named; by hand, at the provider, it names nothing. */
const refundsAreOfLines: Rule = {
  id: 'I15',
  says: 'refunds of lines + of delivery + of no part = refunded, none more than was paid',
  judge: (books) =>
    judgeEach(
      books.orders.filter((order) => entriesOf(order, books).length > 0),
      ({ _id }) => _id,
      (order) => [...bookFaults(order, books), ...lineFaults(order), ...returnFaults(order)],
    ),
};

const entriesOf = (order: OrderRow, { refunds }: Books): RefundEntry[] =>
  refunds.filter(({ _id }) => idsOf(order).includes(_id)).flatMap((ledger) => ledger.refunds);

/** What the shop thinks that it gave back, the provider gave back; what an order notes of it is of one that was made. */
function bookFaults(order: OrderRow, books: Books): string[] {
  const entries = entriesOf(order, books);
  const done = entries.filter(({ status }) => status === 'done');
  const doneCents = sumOf(done, ({ amountCents }) => amountCents);
  const ids = idsOf(order);
  const backCents = sumOf(
    books.ledger.filter(({ id }) => ids.includes(id)),
    ({ refundedCents }) => refundedCents,
  );
  const { backs = [] } = order;
  return [
    ...when(doneCents > backCents, `gave ${doneCents} back, the provider ${backCents}`),
    ...done.filter(isAttributed).flatMap(({ id, amountCents, freeCents = 0 }) => {
      const back = backs.find((one) => one.id === id);
      if (!back) return [`refund ${id} is of no line`];
      const lines = back.lines ?? [];
      const named = sumOf(lines, ({ cents }) => cents) + (back.deliveryCents ?? 0);
      return [
        ...when(lines.length > 0 && named !== back.cents, `refund ${id} is of ${named}, not ${back.cents}`),
        ...when(back.cents > amountCents, `refund ${id} is of more than its ${amountCents}`),
        ...when(
          freeCents === 0 && back.cents !== amountCents,
          `${amountCents - back.cents} of refund ${id} are of no line`,
        ),
      ];
    }),
    ...backs.flatMap(({ id }) =>
      when(
        !entries.some((one) => one.id === id && one.status !== 'failed'),
        `names refund ${id}, which is none`,
      ),
    ),
  ];
}

function lineFaults({ items, backs = [], shippingCents = 0 }: OrderRow): string[] {
  const delivery = sumOf(backs, ({ cents, lines, deliveryCents = 0 }) => (lines ? deliveryCents : cents));
  return [
    ...when(delivery > shippingCents, `gave ${delivery} of ${shippingCents} for its delivery back`),
    ...items.flatMap(({ id, priceCents, quantity, discountCents = 0 }) => {
      const ofLine = backs.flatMap(({ lines = [] }) => lines.filter((line) => line.id === id));
      const [back, paid] = [sumOf(ofLine, ({ cents }) => cents), priceCents * quantity - discountCents];
      return when(back > paid, `gave ${back} of ${paid} for line ${id} back`);
    }),
  ];
}

function returnFaults({ items, returns = [] }: OrderRow): string[] {
  return items.flatMap(({ id, quantity }) => {
    const ofLine = returns.flatMap(({ lines }) => lines.filter((line) => line.id === id));
    const back = sumOf(ofLine, (line) => line.quantity);
    return when(back > quantity, `took ${back} of ${quantity} pieces of line ${id} back`);
  });
}

export const refundRules = [refundsAreOfLines];
