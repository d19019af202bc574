import type { PaymentRequest, PaymentResponse } from '@shop/contracts/checkout';
import { paymentReason } from '@shop/contracts/payment-reasons';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { AppError, conflict, notFound } from '@shop/service-kit/errors';
import { ownCart } from '../../shopping/cart/cart.ts';
import type { Deps } from '../../deps.ts';
import { fillAddress } from '../../orders/order/complete-address.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import type { Settled } from '../queue/payment.waiter.ts';

const MISMATCH =
  'El pago no coincide con tu pedido. Lo estamos revisando; por favor, contacta con atención al cliente.';

/**
 * The browser's door: says that a payment was made and waits for what the worker finds. Every submit of a paid
 * checkout answers the same order.
 * @throws AppError 404 foreign cart or unknown payment, 402 refused, 409 does not match, 503 not known yet
 */
export async function processPayment(
  deps: Deps & { waiter: Settled },
  sessionId: string,
  request: PaymentRequest,
): Promise<PaymentResponse> {
  const { cartId, shippingDetails } = request;
  await ownCart(deps, sessionId, cartId);
  if (shippingDetails) await deps.checkouts.addMissingShipping(cartId, sessionId, shippingDetails);
  const result = await deps.waiter.settleAndWait(String(request.paymentId));
  const found = ofCart(result, cartId);
  if (shippingDetails) await addAddress(deps, found.orderId, shippingDetails);
  return { orderId: found.orderId, paymentStatus: found.paymentStatus };
}

function ofCart(result: SettleResult, cartId: string) {
  if (result.kind === 'unknown') throw notFound('No encontramos ese pago.');
  // Also another cart's payment: it is settled for whom it belongs to, and nobody else hears of that order.
  if (result.cartId !== cartId || result.kind === 'review') throw conflict(MISMATCH);
  if (result.kind === 'refused') throw new AppError(402, paymentReason(result.reason), refusal(result));
  return result;
}

/** An order that stood already, on a payment that expired, can be paid again. */
const refusal = ({ reason, orderId }: { reason: string; orderId?: string }) => ({
  reason,
  ...(orderId ? { orderId } : {}),
});

async function addAddress(deps: Deps, orderId: string, shipping: ShippingDetails): Promise<void> {
  const order = await deps.orders.find(orderId);
  if (order?.needsAddress) await fillAddress(deps, order, shipping);
}
