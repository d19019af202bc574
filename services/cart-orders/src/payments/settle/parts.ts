import { CURRENCY } from '@shop/contracts/constants';
import type { OrderPayment } from '../../orders/order/order-parts.model.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { paymentIdsOf, standsOn } from '../../orders/order/order-payments.ts';
import { GIFT_CARD_SPENT } from '@shop/contracts/payment-reasons';
import { DISPUTED, holdsMoney, rankOf, wasPaid } from '../../orders/order/payment.rank.ts';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { RefundStore } from '../refund/refund.store.ts';
import { findMismatch } from './mismatch.ts';
import { GIFT_CARD_PROVIDER, giftPaymentId, isGiftPayment } from '@shop/contracts/gift-card';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import type { PaymentRow, PaymentStore } from './payment.store.ts';

/** An order's money as one payment; `parts` when several payments were chosen for an order without money. */
export type Money = PaymentRow & { parts?: OrderPayment[] };
export type PartsDeps = {
  payments: Pick<PaymentStore, 'ofCheckout' | 'these'>;
  refunds: Pick<RefundStore, 'ofPayments'>;
};
type News = { known: PaymentRow; checkout: CheckoutRow };

/** The money of a checkout's order, including this payment; undefined while a part is missing. */
export async function moneyOf(
  deps: PartsDeps,
  { known, checkout }: News,
  order: OrderRow | null,
): Promise<Money | undefined> {
  if (order?.payments && standsOn(order, known._id))
    return together(order.payments, await deps.payments.these(paymentIdsOf(order)));
  if (order && wasPaid(order.paymentStatus)) return known;
  const isAlone = !checkout.giftCard || !holdsMoney(known.status);
  if (isAlone && known.amountCents === dueCentsOf(checkout))
    return order && checkout.giftCard && wasPaid(known.status) ? withoutCard(known) : known;
  if (!holdsMoney(known.status)) return undefined;
  const found = await partsThere(deps, checkout);
  const card = giftPart(checkout);
  const rows = card ? [card, ...found.rows.filter(({ _id }) => _id !== card._id)] : found.rows;
  const others = found.parts.filter(({ id }) => id !== card?._id);
  const chosen = choose(
    [...(card ? [{ id: card._id, cents: card.amountCents }] : []), ...others],
    checkout.totalCents,
  );
  // The provider's payments come first: an order is known by its first payment.
  const parts = chosen?.toSorted(
    (one, other) => Number(isGiftPayment(one.id)) - Number(isGiftPayment(other.id)),
  );
  return parts && { ...together(parts, rows), parts };
}

/** Without the gift card's part, the order counts this payment as cancelled: its money is refunded. */
export const withoutCard = (known: PaymentRow): PaymentRow => ({
  ...known,
  status: 'cancelled',
  statusDetail: GIFT_CARD_SPENT,
  rank: rankOf('cancelled', known.updatedAt),
  refundedCents: 0,
});

/** A gift card's part of a checkout, before it is taken off the card. */
function giftPart({ _id: checkoutId, giftCard, createdAt }: CheckoutRow): PaymentRow | undefined {
  if (!giftCard) return undefined;
  return {
    _id: giftPaymentId(checkoutId),
    checkoutId,
    provider: GIFT_CARD_PROVIDER,
    status: 'approved',
    statusDetail: 'accredited',
    rank: rankOf('approved', createdAt),
    amountCents: giftCard.cents,
    refundedCents: 0,
    currency: CURRENCY,
    voucher: null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The parts of a checkout that came in and are not being refunded. */
export async function partsThere(deps: PartsDeps, checkout: CheckoutRow) {
  const all = await deps.payments.ofCheckout(checkout._id);
  const rows = all.filter(
    (row) =>
      holdsMoney(row.status) &&
      (row.amountCents !== checkout.totalCents || checkout.giftCard !== undefined) &&
      !findMismatch({ ...row, account: row.collectorId }, checkout),
  );
  const ledgers = await deps.refunds.ofPayments(rows.map(({ _id }) => _id));
  const backOf = ({ _id, refundedCents }: PaymentRow) =>
    Math.max(refundedCents, ledgers.find((ledger) => ledger._id === _id)?.promisedCents ?? 0);
  const parts = rows.map((row) => ({ id: row._id, cents: row.amountCents - backOf(row) }));
  return { rows, parts, receivedCents: parts.reduce((sum, { cents }) => sum + cents, 0) };
}

/** The first parts that make the total; the last one's excess is refunded. Undefined when they are too little. */
function choose(parts: OrderPayment[], totalCents: number): OrderPayment[] | undefined {
  const chosen: OrderPayment[] = [];
  let missing = totalCents;
  for (const { id, cents } of parts.filter((part) => part.cents > 0)) {
    const over = Math.max(0, cents - missing);
    chosen.push({ id, cents: cents - over, ...(over > 0 ? { overCents: over } : {}) });
    missing -= cents - over;
    if (missing === 0) return chosen;
  }
  return undefined;
}

/** Combines parts into one payment. Its rank is the sum of the ranks, so each part's step moves it forward. */
function together(parts: OrderPayment[], all: PaymentRow[]): PaymentRow {
  const rows = all.filter(({ _id }) => parts.some(({ id }) => id === _id));
  const latest = rows.reduce((one, other) => (other.rank > one.rank ? other : one));
  const totalCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  const refundedCents = rows.reduce((sum, row) => sum + backOf(row, parts), 0);
  const byMoney = refundedCents >= totalCents ? 'refunded' : 'partially_refunded';
  const status =
    // One part with such a status decides the status of the whole order.
    DISPUTED.find((grave) => rows.some((row) => row.status === grave)) ??
    (refundedCents === 0 ? 'approved' : byMoney);
  const rank = rows.reduce((sum, row) => sum + row.rank, 0);
  return {
    ...latest,
    _id: parts[0]!.id,
    amountCents: totalCents,
    status,
    rank,
    refundedCents,
    voucher: null,
  };
}

/** How much of the order's own share of this payment was refunded. */
function backOf({ _id, amountCents, refundedCents }: PaymentRow, parts: OrderPayment[]): number {
  const { cents } = parts.find(({ id }) => id === _id)!;
  return Math.max(0, refundedCents - (amountCents - cents));
}
