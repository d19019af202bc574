import { lackOf } from '../../gift-cards/gift-card-hold.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { earnsOrder, holdsMoney, isRefused } from '../../orders/order/payment.rank.ts';
import { pageOf } from '../../shopping/checkout/checkout.model.ts';
import { keepPayable, type KeepPayableDeps } from '../../shopping/checkout/keep-payable.ts';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import { PART_WAIT_MS } from '../exceptions/is-auto-refundable.ts';
import { refusedResult, type SettleCase } from './case.ts';
import { listCase, type ListDeps } from './list-exception.ts';
import { partsThere, type PartsDeps } from './parts.ts';
import type { SettleResult } from './settle-result.ts';

export type WaitDeps = KeepPayableDeps & ListDeps & PartsDeps;

/** Lists a partial payment, and keeps its pieces held until the rest comes in. */
export async function waitForRest(
  deps: WaitDeps,
  current: SettleCase,
  order: OrderRow | null,
): Promise<SettleResult> {
  const { known, checkout } = current;
  if (isRefused(known.status)) return refusedResult(current, order?._id);
  if (!earnsOrder(known.status)) return listCase(deps, current, 'refunded_without_order');
  if (checkout.status === 'superseded') return listCase(deps, current, 'superseded_checkout');
  const payUntil = new Date(known.createdAt.getTime() + PART_WAIT_MS);
  const refusal =
    order?.status !== 'cancelled' && (await keepPayable(deps, checkout, { paymentId: known._id, payUntil }));
  if (refusal) return listCase(deps, current, lackOf(refusal));
  if (holdsMoney(known.status)) await listCase(deps, current, 'partial_payment', { orderId: order?._id });
  const { receivedCents } = await partsThere(deps, checkout);
  const { _id: checkoutId, cartId } = checkout;
  const page = pageOf(checkout);
  return {
    kind: 'part',
    checkoutId,
    cartId,
    receivedCents,
    totalCents: dueCentsOf(checkout),
    ...(page ? { payLink: page.url } : {}),
  };
}
