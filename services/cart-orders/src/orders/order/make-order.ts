import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { keptAmounts, quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { randomId } from '../../random-id.ts';
import { onOrderCreated } from './order-outbox.ts';
import { unpaidState } from './order-payment.ts';
import type { ManualSale } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import { toOrderLine } from './to-order-line.ts';

/**
 * The payment that the order is made for; `payerEmail` is the payer's address at the provider. A manual order says how
 * it is paid.
 */
type Payment = { _id: string; payerEmail?: string; manual?: ManualSale };

/** Makes the checkout's one order, first as pending, with its follow-up work. A repetition returns the same order. */
export async function makeOrder(
  { orders, settings }: { orders: OrderStore; settings: Pick<SettingsClient, 'read'> },
  checkout: CheckoutRow,
  payment: Payment,
): Promise<OrderRow> {
  const { _id: checkoutId, cartId, cartRound, sessionId, lines } = checkout;
  const { discount, promotion, giftCard, delivery, shipping } = checkout;
  const { orderPrefix: prefix, ivaIncluded } = await settings.read();
  return orders.create({
    prefix,
    _id: randomId(),
    checkoutId,
    cartId,
    cartRound,
    sessionId,
    ...keptAmounts(quoteOf(checkout)),
    ...(ivaIncluded ? { ivaIncluded } : {}),
    lines: lines.map(toOrderLine),
    ...(checkout.costs ? { costs: checkout.costs } : {}),
    outbox: onOrderCreated(
      lines.filter((line) => line.isCustom).map((line) => line.elixirId),
      payment.manual,
    ),
    ...(payment.manual ? { manual: payment.manual } : {}),
    ...(checkout.payUntil ? { holds: true } : {}),
    ...unpaidState(payment._id),
    ...(discount ? { discount } : {}),
    ...(promotion ? { promotion } : {}),
    ...(giftCard ? { giftCard } : {}),
    ...(delivery ? { delivery } : {}),
    ...(shipping ? { shipping } : {}),
    ...(!shipping && payment.payerEmail ? { payerEmail: payment.payerEmail } : {}),
  });
}
