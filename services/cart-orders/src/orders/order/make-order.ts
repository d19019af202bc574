import type { CheckoutRow, CheckoutLine } from '../../shopping/checkout/checkout.model.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentDoc } from '../../payments/settle/payment.store.ts';
import { mailsOfBirth } from '../mail/mail-entries.ts';
import { randomId } from '../../random-id.ts';
import { unpaid } from './order-payment.ts';
import type { OrderRow, OrderLine } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** The checkout's one order, born pending, with the work that follows from it; a repetition answers the same order. */
export function makeOrder(deps: Deps, checkout: CheckoutRow, payment: PaymentDoc): Promise<OrderRow> {
  const { _id: checkoutId, cartId, cartRound, sessionId, totalCents, shipping, lines } = checkout;
  const custom = lines.filter((line) => line.isCustom).map((line) => line.elixirId);
  return deps.orders.create({
    _id: randomId(),
    checkoutId,
    cartId,
    cartRound,
    sessionId,
    totalCents,
    lines: lines.map(toOrderLine),
    outbox: [
      outboxEntry('cart.empty'),
      ...(custom.length > 0 ? [outboxEntry('elixirs.keep', custom)] : []),
      ...mailsOfBirth(),
    ],
    ...unpaid(payment._id),
    ...(shipping ? { shipping } : {}),
    ...(!shipping && payment.payerEmail ? { payerEmail: payment.payerEmail } : {}),
  });
}

const toOrderLine = (line: CheckoutLine): Omit<OrderLine, 'id'> => ({
  elixirId: line.elixirId,
  elixirName: line.name,
  quantity: line.quantity,
  priceCents: line.priceCents,
  ...(line.imageUrl ? { imageUrl: line.imageUrl } : {}),
  ...(line.flowers ? { flowers: line.flowers } : {}),
  ...(line.isCustom ? { isCustom: true } : {}),
});
