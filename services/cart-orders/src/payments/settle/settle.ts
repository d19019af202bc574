import { giftPaymentId } from '@shop/contracts/gift-card';
import type { Log } from '@shop/service-kit/log';
import { lackOf } from '../../gift-cards/gift-card-hold.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import type { Holds } from '../../shopping/checkout/holds.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { makeOrder } from '../../orders/order/make-order.ts';
import { toState, type OrderPayments } from '../../orders/order/order-payment.ts';
import { paymentIdsOf, standsOn } from '../../orders/order/order-payments.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { Handlers, Outbox } from '../../orders/order/outbox.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { noteMadeRefunds, type NoteMadeDeps } from '../refund/note-made-refunds.ts';
import { refusedResult, type SettleCase } from './case.ts';
import { joinAddition } from './join-addition.ts';
import { findMismatch } from './mismatch.ts';
import { moneyOf, withoutCard, type Money } from './parts.ts';
import { waitForRest, type WaitDeps } from './wait-for-rest.ts';
import { reservationTerm } from './reservation-term.ts';
import { followDispute, type DisputeDeps } from './follow-dispute.ts';
import { listCase, listException } from './list-exception.ts';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { KnownPayment, PaymentPort } from '../provider/payment-desk.ts';
import { earnsOrder, holdsMoney, isRefused, wasPaid } from '../../orders/order/payment.rank.ts';
import type { PaymentStore } from './payment.store.ts';
import type { SettleResult } from './settle-result.ts';

/** A case whose whole total came in, or may still come in. */
type Paid = SettleCase & { money: Money };

export type SettleDeps = WaitDeps &
  DisputeDeps &
  NoteMadeDeps & {
    provider: Pick<PaymentPort, 'getPayment' | 'expirePage' | 'findChargebacks' | 'findRefunds' | 'labelOf'>;
    checkouts: CheckoutStore;
    holds: Holds;
    giftCards: Pick<GiftCardStore, 'pay'>;
    payments: PaymentStore;
    orders: OrderStore;
    settings: Pick<SettingsClient, 'read'>;
    applyPayment: OrderPayments;
    outbox: Outbox;
    handlers: Handlers;
    exceptions: PaymentExceptionStore;
    log: Log;
  };

/**
 * The only way from a payment to an order. It trusts only the provider, and may be called any number of times by any
 * number of callers: a checkout has one order, and states only move forward.
 * @throws ProviderError when the provider does not answer; calling again later is safe
 */
export async function settle(deps: SettleDeps, paymentId: string): Promise<SettleResult> {
  const payment = await deps.provider.getPayment(paymentId);
  if (!payment) return { kind: 'unknown' };
  const checkout = payment.externalReference
    ? await deps.checkouts.find(payment.externalReference)
    : undefined;
  if (!checkout) return listException(deps, payment, 'unknown_reference');
  if (payment.isOpen) return stillOpen(deps, payment, checkout);
  const known = await deps.payments.record(payment, checkout._id);
  const result = await settleKnown(deps, { payment, known, checkout });
  // Last, because the order's sums do not depend on who made which refund when.
  await noteMadeRefunds(deps, known, payment.provider);
  return result;
}

async function settleKnown(deps: SettleDeps, current: SettleCase): Promise<SettleResult> {
  const { payment, known, checkout } = current;
  const mismatch = findMismatch({ ...payment, checkoutId: known.checkoutId }, checkout);
  if (mismatch) return listCase(deps, current, mismatch);
  const settled = await settleWhole(deps, current);
  if (settled) return settled;
  const order = await deps.orders.findByCheckout(checkout._id);
  const waiting = await waitForRest(deps, current, order);
  // The rest may have come before this part was listed, and no later call would close that entry.
  return (await settleWhole(deps, current)) ?? waiting;
}

/** The payment is still open and unpaid: an existing order waits for it, or for another one. */
async function stillOpen(
  { orders }: SettleDeps,
  { statusDetail }: KnownPayment,
  { _id, cartId }: CheckoutRow,
): Promise<SettleResult> {
  const order = await orders.findByCheckout(_id);
  return refusedResult({ known: { statusDetail }, checkout: { _id, cartId } }, order?._id);
}

/** Returns undefined while a part of the total is missing. */
async function settleWhole(deps: SettleDeps, current: SettleCase): Promise<SettleResult | undefined> {
  const { addsTo, _id } = current.checkout;
  const order = addsTo ? await deps.orders.find(addsTo) : await deps.orders.findByCheckout(_id);
  if (addsTo && order && !standsOn(order, current.known._id)) return settleAddition(deps, current, order);
  const money = await moneyOf(deps, current, order);
  if (!money) return undefined;
  const paid = { ...current, money };
  return order ? settleOrder(deps, paid, order) : settleFirst(deps, paid);
}

/** Settles pieces that are added to an existing order; a payment that comes too late is refunded. */
async function settleAddition(
  deps: SettleDeps,
  current: SettleCase,
  order: OrderRow,
): Promise<SettleResult | undefined> {
  const { known, checkout } = current;
  const { _id: orderId, paymentStatus } = order;
  if (isRefused(known.status)) return refusedResult(current, orderId);
  const money = await moneyOf(deps, current, null);
  if (!money) return undefined;
  if (!earnsOrder(money.status)) return listCase(deps, current, 'refunded_without_order', { orderId });
  if (await deps.holds.take(checkout, reservationTerm(money)))
    return listCase(deps, current, 'sold_out', { orderId });
  if (!holdsMoney(money.status))
    return { kind: 'order', orderId, checkoutId: checkout._id, cartId: checkout.cartId, paymentStatus };
  const joined = await joinAddition(deps, order, { checkout, money });
  // Also when a concurrent notification joined it.
  const now = joined ?? (await deps.orders.find(orderId));
  if (now && standsOn(now, known._id)) return settleWhole(deps, current);
  await deps.holds.giveBack(checkout, known._id);
  const isPaid = now?.items.some(({ checkoutId }) => checkoutId === checkout._id);
  return listCase(deps, current, isPaid ? 'second_payment' : 'superseded_checkout', { orderId });
}

async function settleFirst(deps: SettleDeps, current: Paid): Promise<SettleResult> {
  const { money, checkout } = current;
  if (isRefused(money.status)) return refusedResult(current);
  if (!earnsOrder(money.status)) return listCase(deps, current, 'refunded_without_order');
  const refusal = await deps.holds.take(checkout, reservationTerm(money));
  if (refusal) return listCase(deps, current, lackOf(refusal));
  const claim = await deps.checkouts.claim(checkout._id);
  if (claim !== 'ordered') await deps.holds.giveBack(checkout, money._id);
  if (claim === 'superseded') return listCase(deps, current, 'superseded_checkout');
  if (claim === 'cart_ordered') return listDuplicate(deps, current);
  if (!(await payByCard(deps, checkout, money))) return listCase(deps, current, 'gift_card_spent');
  return settleOrder(deps, current, await makeOrder(deps, checkout, money));
}

/**
 * Takes the gift card's part off the card once the rest is there; false when the card has too little left. From then on
 * that part is a payment like any other.
 */
async function payByCard(deps: SettleDeps, checkout: CheckoutRow, money: Money): Promise<boolean> {
  const { _id: checkoutId, giftCard } = checkout;
  if (!giftCard || !money.parts) return true;
  if (await deps.giftCards.pay(giftCard.id, { checkoutId, cents: giftCard.cents })) return false;
  const payment = await deps.provider.getPayment(giftPaymentId(checkoutId));
  if (payment) await deps.payments.record(payment, checkoutId);
  return true;
}

/** The gift card was spent elsewhere meanwhile: the order ends like one whose slip expired. */
async function endUnpaid(deps: SettleDeps, current: SettleCase, order: OrderRow): Promise<SettleResult> {
  await deps.applyPayment(order, toState(withoutCard(current.known)));
  await relay(deps, order._id);
  return listCase(deps, current, 'gift_card_spent', { orderId: order._id });
}

/** Lists a payment whose cart already has an order from another checkout. */
async function listDuplicate(deps: SettleDeps, current: SettleCase): Promise<SettleResult> {
  const { cartId, cartRound } = current.checkout;
  const ordered = await deps.checkouts.findOrdered(cartId, cartRound);
  const order = ordered && (await deps.orders.findByCheckout(ordered._id));
  return listCase(deps, current, 'duplicate_order', { orderId: order?._id });
}

async function settleOrder(deps: SettleDeps, current: Paid, order: OrderRow): Promise<SettleResult> {
  const { known, checkout, money } = current;
  await keepHolds(deps, current, order);
  if (!(await payByCard(deps, checkout, money))) return endUnpaid(deps, current, order);
  const applied = await deps.applyPayment(order, toState(money));
  const now = (await deps.orders.find(order._id)) ?? order;
  // The order's parts are decided by now, perhaps by a concurrent notification.
  if (money.parts || now.totalCents !== order.totalCents)
    return settleOrder(deps, { ...current, money: (await moneyOf(deps, current, now)) ?? known }, now);
  const isPart = standsOn(now, known._id);
  if (applied === 'paid_after_cancellation') await listPaidLate(deps, current, now);
  if (wasPaid(known.status) && !isPart)
    await listCase(deps, current, 'second_payment', { orderId: order._id });
  // The shop learned of the other parts before there was an order.
  await deps.orders.noteCharges(now, now.payments ? await deps.payments.ofCheckout(checkout._id) : [known]);
  await followDispute(deps, current, now);
  await relay(deps, order._id);
  if (isPart && holdsMoney(known.status)) await deps.exceptions.earned(paymentIdsOf(now));
  // The order may stand on another payment: a refusal only matters while the order is unpaid.
  if (isRefused(known.status) && !wasPaid(now.paymentStatus)) return refusedResult(current, now._id);
  const { paymentStatus } = now;
  return {
    kind: 'order',
    orderId: now._id,
    checkoutId: checkout._id,
    cartId: checkout.cartId,
    paymentStatus,
  };
}

/** Each part is money that a person decides about, and this news is of only one of them. */
async function listPaidLate(deps: SettleDeps, current: Paid, order: OrderRow): Promise<void> {
  const about = { orderId: order._id };
  await listCase(deps, current, 'paid_after_cancellation', about);
  const parts = order.payments ? await deps.payments.these(paymentIdsOf(order)) : [];
  for (const row of parts)
    if (row._id !== current.known._id && holdsMoney(row.status))
      await listCase(
        deps,
        { ...current, payment: { ...row, id: row._id } },
        'paid_after_cancellation',
        about,
      );
}

/**
 * Missing pieces do not stop a payment: the order stands, and `spend` shows a person what it lacks. A cancelled order
 * needs nothing.
 */
async function keepHolds({ holds }: SettleDeps, { money, checkout }: Paid, order: OrderRow): Promise<void> {
  if (wasPaid(order.paymentStatus) || order.status === 'cancelled' || !earnsOrder(money.status)) return;
  await holds.take(checkout, reservationTerm(money));
}

/** The order already stands: its follow-up work may come later, and must not make the payment look failed. */
async function relay(deps: SettleDeps, orderId: string): Promise<void> {
  try {
    await deps.outbox.relay(orderId, deps.handlers);
  } catch (error) {
    deps.log.warn({ err: error, orderId }, 'the outbox waits for the next sweep');
  }
}
