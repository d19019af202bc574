import type { InvoiceRequest } from '@shop/contracts/invoice';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { conflict } from '@shop/service-kit/errors';
import type { OrderCfdi } from './order-cfdi.model.ts';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import { holdsMoney } from './payment.rank.ts';

const NOT_PAID = 'La factura se puede pedir cuando el pedido esté pagado.';
const GIFT_CARD = 'Una tarjeta de regalo no se factura: se factura lo que se compra con ella.';
const CHANGED = 'El pedido cambió mientras tanto. Ábrelo otra vez.';

export type InvoiceDeps = {
  orders: Pick<OrderStore, 'setInvoice'>;
  /** The order's invoice, when the shop stamps it itself. @throws AppError 409 when that is too late */
  planInvoice: (order: OrderRow, data: InvoiceRequest) => Promise<OrderCfdi | undefined>;
  relay: (orderId: string) => void;
};

/**
 * Stores the buyer's data for the invoice, which the shop may stamp itself; asking again corrects them.
 * @throws AppError 409 while the order is not paid, once the money has gone back, or when it is in an invoice
 */
export async function askInvoice(
  deps: InvoiceDeps,
  order: OrderRow,
  invoice: InvoiceRequest,
): Promise<OrderRow> {
  if (!holdsMoney(order.paymentStatus)) throw conflict(NOT_PAID);
  if (isByMail(order)) throw conflict(GIFT_CARD);
  const cfdi = await deps.planInvoice(order, invoice);
  const changed = await deps.orders.setInvoice(order, { invoice, cfdi });
  if (!changed) throw conflict(CHANGED);
  if (cfdi) deps.relay(order._id);
  return changed;
}
