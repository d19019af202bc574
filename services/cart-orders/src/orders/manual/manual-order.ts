import type { ManualOrderRequest } from '@shop/contracts/manual-order';
import { FIRST_CYCLE } from '../../shopping/cart/cart.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import { makeOrder } from '../order/make-order.ts';
import type { ManualSale } from '../order/order-parts.model.ts';
import type { OrderPayments } from '../order/order-payment.ts';
import type { OrderRow } from '../order/order.model.ts';
import type { OrderDeps } from '../order/order.ts';
import { rankOf } from '../order/payment.rank.ts';
import { linkOf, manualId, openManual, reservationTerm, type OpenDeps } from './manual-checkout.ts';

export type ManualDeps = OrderDeps &
  OpenDeps & {
    checkouts: CheckoutStore;
    applyPayment: OrderPayments;
  };
type ManualOrderInput = { request: ManualOrderRequest; who: string };

/**
 * Makes an order from a fair or by phone. It has a checkout like any other, so that a link is paid and settled the same
 * way. Its request stands for its cart, so repeated requests make one order.
 * @throws AppError 409 what is not sold or not left, 502 no link, 503 no catalogue
 */
export async function makeManualOrder(
  deps: ManualDeps,
  { request, who }: ManualOrderInput,
): Promise<OrderRow> {
  const id = manualId(request.requestId);
  const known = await deps.checkouts.findOrdered(id, FIRST_CYCLE);
  const checkout = known ?? (await openManual(deps, request));
  const payLink = request.payment === 'link' ? await linkOf(deps, checkout) : undefined;
  if (!known && (await deps.checkouts.claim(checkout._id)) !== 'ordered') {
    // A concurrent call of the same request has made its order.
    await deps.holds.giveBack(checkout, reservationTerm(request, checkout).paymentId);
    return makeManualOrder(deps, { request, who });
  }
  const manual: ManualSale = { payment: request.payment, by: who, ...(payLink && { payLink }) };
  return finish(deps, await makeOrder(deps, checkout, { _id: id, manual }), { request, who });
}

/** Notes money handed over like a payment, and completes an order whose buyer has the goods already. */
async function finish(
  deps: ManualDeps,
  order: OrderRow,
  { request, who }: ManualOrderInput,
): Promise<OrderRow> {
  const isPaid = request.payment !== 'link';
  if (isPaid) await deps.applyPayment(order, paidByHand(order, request));
  const now = (await deps.orders.find(order._id)) ?? order;
  const isDone = isPaid && request.delivered && now.status === 'processing';
  const step = { to: 'completed', who, isDelivered: true } as const;
  const done = isDone ? await deps.orders.setStatus(now, step) : null;
  deps.relay(order._id);
  return done ?? now;
}

const paidByHand = ({ paymentIntentId, createdAt }: OrderRow, { payment }: ManualOrderRequest) => ({
  paymentIntentId,
  paymentStatus: 'approved' as const,
  paymentStatusDetail: payment,
  paymentRank: rankOf('approved', createdAt),
  refundedCents: 0,
  voucher: null,
});
