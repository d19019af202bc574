import type { PaymentRequest, PaymentResponse } from '@shop/contracts/checkout';
import { toPesos } from '@shop/contracts/money';
import { paymentReason } from '@shop/contracts/payment-reasons';
import type { DeliveryAddress } from '@shop/contracts/address';
import { AppError, conflict, notFound } from '@shop/service-kit/errors';
import { fillAddress } from '../../orders/order/complete-address.ts';
import type { OrderDeps } from '../../orders/order/order.ts';
import { assertOwn } from '../../shopping/cart/cart-rules.ts';
import type { CartDeps } from '../../shopping/cart/cart.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { SettleAndWait } from '../settle/settle-and-wait.ts';
import type { SettleResult } from '../settle/settle-result.ts';

export type ProcessPaymentDeps = Pick<CartDeps, 'carts'> &
  OrderDeps & { checkouts: CheckoutStore; settleAndWait: SettleAndWait };

const MISMATCH =
  'El pago no coincide con tu pedido. Lo estamos revisando; por favor, contacta con atención al cliente.';
const PART = 'Recibimos una parte de tu pago. En cuanto llegue el resto hacemos tu pedido.';

/**
 * Waits for the worker's result for a payment that the browser reports. Every submit of a paid checkout answers the
 * same order.
 * @throws AppError 404 foreign cart or unknown payment, 402 refused, 409 does not match or (with `part`) the rest is
 * missing, 503 not known yet
 */
export async function processPayment(
  deps: ProcessPaymentDeps,
  sessionId: string,
  request: PaymentRequest,
): Promise<PaymentResponse> {
  const { cartId, shippingDetails } = request;
  assertOwn(await deps.carts.ofSession(sessionId), cartId);
  if (shippingDetails) await deps.checkouts.addMissingAddress(cartId, sessionId, shippingDetails);
  const result = await deps.settleAndWait(String(request.paymentId));
  const found = ofCart(result, cartId);
  if (shippingDetails) await addAddress(deps, found.orderId, shippingDetails);
  return { orderId: found.orderId, paymentStatus: found.paymentStatus };
}

function ofCart(result: SettleResult, cartId: string) {
  if (result.kind === 'unknown') throw notFound('No encontramos ese pago.');
  // This also covers another cart's payment: it is settled for its owner, and nobody else learns of that order.
  if (result.cartId !== cartId || result.kind === 'review') throw conflict(MISMATCH);
  if (result.kind === 'part') throw conflict(PART, { part: partOf(result) });
  if (result.kind === 'refused') throw new AppError(402, paymentReason(result.reason), refusal(result));
  return result;
}

const partOf = ({ receivedCents, totalCents, payLink }: Extract<SettleResult, { kind: 'part' }>) => ({
  received: toPesos(receivedCents),
  total: toPesos(totalCents),
  ...(payLink ? { payLink } : {}),
});

/** An order whose payment expired can be paid again. */
const refusal = ({ reason, orderId }: { reason: string; orderId?: string }) => ({
  reason,
  ...(orderId ? { orderId } : {}),
});

async function addAddress(deps: OrderDeps, orderId: string, address: DeliveryAddress): Promise<void> {
  const order = await deps.orders.find(orderId);
  if (order?.needsAddress) await fillAddress(deps, order, address);
}
