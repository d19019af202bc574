import type { CheckoutRow } from '../../../services/cart-orders/src/shopping/checkout/checkout.model.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { Books } from './books.ts';
import type { LedgerPayment } from './ledger.ts';
import { groupBy, groupByEach, judgeEach, sumOf, when, type Rule } from './rule.ts';

const PAID = ['approved', 'partially_refunded', 'refunded', 'in_mediation', 'charged_back'];
type Paid = Pick<OrderRow, 'paymentIntentId' | 'payments'>;
/** A judge must not borrow what it judges. */
export const idsOf = ({ paymentIntentId, payments }: Paid): string[] =>
  payments?.map(({ id }) => id) ?? [paymentIntentId];

const BEYOND_PENDING = ['processing', 'completed'];

/** Paid and exactly one order; or no order, and the list for the administrator says why. */
const paidHasOrder: Rule = {
  id: 'I1',
  says: 'each approved payment has exactly one order',
  judge(books, graceMs) {
    const ofPayment = groupByEach(books.orders, idsOf);
    const paid = books.ledger.filter(({ approvedAt }) => approvedAt && approvedAt <= books.at - graceMs);
    return judgeEach(
      paid,
      ({ id }) => id,
      (payment) => {
        const orders = ofPayment.get(payment.id) ?? [];
        if (orders.length === 1) return [];
        if (orders.length > 1) return [`${orders.length} orders`];
        const isListed = books.exceptions.some(({ paymentId }) => paymentId === payment.id);
        if (!isListed) return ['paid, but neither an order nor a payment exception'];
        return when(
          !mayBeAnException(payment, books),
          'nothing is wrong with it, but it is a payment exception',
        );
      },
    );
  },
};

const partsOf = ({ _id, totalCents, giftCard }: CheckoutRow, ledger: LedgerPayment[]) =>
  ledger.filter(
    ({ reference, status, currency, amountCents }) =>
      reference === _id &&
      status === 'approved' &&
      currency === 'MXN' &&
      (giftCard !== undefined || amountCents !== totalCents),
  );
const isWhole = (parts: LedgerPayment[], { totalCents }: CheckoutRow) =>
  sumOf(parts, ({ amountCents }) => amountCents) >= totalCents;

function mayBeAnException(payment: LedgerPayment, { checkouts, orders, ledger }: Books): boolean {
  const checkout = checkouts.find(({ _id }) => _id === payment.reference);
  if (!checkout || checkout.status === 'superseded') return true;
  if (payment.currency !== 'MXN') return true;
  const isPart = payment.amountCents !== checkout.totalCents;
  if (isPart && !isWhole(partsOf(checkout, ledger), checkout)) return true;
  if (payment.status === 'refunded' || payment.status === 'charged_back') return true;
  // Paid already, by this checkout or by another of the same cart.
  return orders.some(
    ({ checkoutId, cartId, cartRound }) =>
      checkoutId === checkout._id || (cartId === checkout.cartId && cartRound === checkout.cartRound),
  );
}

const oneOrderEach: Rule = {
  id: 'I2',
  says: 'a checkout has at most one order, a payment too',
  judge({ orders }) {
    const byCheckout = groupBy(orders, ({ checkoutId }) => checkoutId);
    const byPayment = groupByEach(orders, idsOf);
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) => [
        ...when((byCheckout.get(order.checkoutId)?.length ?? 0) > 1, `shares checkout ${order.checkoutId}`),
        ...idsOf(order).flatMap((id) => when((byPayment.get(id)?.length ?? 0) > 1, `shares ${id}`)),
      ],
    );
  },
};

type FrozenLine = { elixirId: number; priceCents: number; quantity: number; discountCents?: number };

/** What the payments are worth to an order; of what it notes as a part, no more than there is. */
const paidFor = ({ payments: parts }: OrderRow, payments: LedgerPayment[]) =>
  sumOf(payments, ({ id, amountCents }) => {
    const part = parts?.find((one) => one.id === id);
    return part ? Math.min(part.cents, amountCents - (part.overCents ?? 0)) : amountCents;
  });

const totalsAgree: Rule = {
  id: 'I3',
  says: 'order total = Σ frozen price × quantity − discount + delivery + tax = amount paid',
  judge({ orders, checkouts, ledger }) {
    const checkoutOf = new Map(checkouts.map((checkout) => [checkout._id, checkout]));
    const paymentOf = new Map(ledger.map((payment) => [payment.id, payment]));
    const lines = (all: FrozenLine[]) =>
      all
        .map((line) => `${line.elixirId}:${line.priceCents}×${line.quantity}−${line.discountCents ?? 0}`)
        .join();
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) => {
        const off = sumOf(order.items, (line) => line.discountCents ?? 0);
        const told = (order.discount?.cents ?? 0) + (order.promotion?.cents ?? 0);
        const besides = (order.shippingCents ?? 0) + (order.taxCents ?? 0);
        const sum = sumOf(order.items, (line) => line.priceCents * line.quantity) - off + besides;
        const checkout = checkoutOf.get(order.checkoutId);
        const payments = idsOf(order).flatMap((id) => paymentOf.get(id) ?? []);
        const paidCents = paidFor(order, payments);
        return [
          ...when(off !== told, `its lines are ${off} less, its code or promotion says otherwise`),
          ...when(order.totalCents <= 0, 'costs nothing'),
          ...when(sum !== order.totalCents, `its lines make ${sum}, it says ${order.totalCents}`),
          ...when(!checkout, 'has no checkout'),
          ...when(
            !!checkout && lines(order.items.filter((line) => !line.checkoutId)) !== lines(checkout.lines),
            'not what its checkout froze',
          ),
          ...when(
            payments.some(({ approvedAt }) => approvedAt) &&
              (paidCents !== order.totalCents || payments.some(({ currency }) => currency !== 'MXN')),
            `paid ${paidCents} ${payments[0]?.currency} for ${order.totalCents}`,
          ),
        ];
      },
    );
  },
};

const noOrderUnpaid: Rule = {
  id: 'I4',
  says: 'no order beyond pending without an approved payment',
  judge({ orders, ledger }) {
    const paid = new Set(ledger.filter(({ approvedAt }) => approvedAt).map(({ id }) => id));
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) => {
        // Cash and transfers that an administrator noted never were the provider's.
        const isByHand = order.manual && order.manual.payment !== 'link';
        if (isByHand || idsOf(order).every((id) => paid.has(id))) return [];
        // What an administrator decided stands in the history under a name.
        const bySystem = !order.history.some(({ who, to }) => who !== 'sistema' && to === order.status);
        return [
          ...when(BEYOND_PENDING.includes(order.status) && bySystem, `${order.status}, but not paid`),
          ...when(PAID.includes(order.paymentStatus), `says ${order.paymentStatus}, the provider does not`),
        ];
      },
    );
  },
};

const MONEY_THERE = ['approved', 'partially_refunded', 'in_mediation'];

/** An order whose money is there says so, and is not left where unpaid ones wait, unless a person put it there. */
const moneyMovesOrders: Rule = {
  id: 'I14',
  says: 'no order pending while money is there',
  judge({ orders, ledger, at }, graceMs) {
    const there = ledger.filter(
      ({ status, approvedAt }) => MONEY_THERE.includes(status) && approvedAt && approvedAt <= at - graceMs,
    );
    const byCheckout = groupBy(there, ({ reference }) => reference);
    // A shop may be set up to leave all its paid orders to a person (ORDER_STATUS_ON_APPROVED).
    const moves = orders.some(({ history }) => history.some(({ who, from }) => who === 'sistema' && from));
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) => {
        const came = (byCheckout.get(order.checkoutId) ?? []).filter(({ currency }) => currency === 'MXN');
        const paid =
          came.some(({ amountCents }) => amountCents === order.totalCents) ||
          idsOf(order).every((id) => came.some((one) => one.id === id));
        const isByHand = order.history.some(({ who, from }) => who !== 'sistema' && from);
        return [
          ...when(
            paid && !PAID.includes(order.paymentStatus),
            `is ${order.paymentStatus}, its money is there`,
          ),
          ...when(paid && moves && !isByHand && order.status === 'pending', 'waits, its money is there'),
        ];
      },
    );
  },
};

export const paymentRules = [paidHasOrder, oneOrderEach, totalsAgree, noOrderUnpaid, moneyMovesOrders];
