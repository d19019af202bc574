import type { InvoiceRequest } from '@shop/contracts/invoice';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import { holdsMoney } from './payment.rank.ts';

const NOT_PAID = 'La factura se puede pedir cuando el pedido esté pagado.';

/**
 * Keeps what the buyer wants to be invoiced with; asking again corrects it.
 * @throws AppError 409 while the order is not paid, or once the money has gone back
 */
export async function askInvoice(
  { orders }: { orders: OrderStore },
  order: OrderRow,
  invoice: InvoiceRequest,
): Promise<OrderRow> {
  if (!holdsMoney(order.paymentStatus)) throw conflict(NOT_PAID);
  const changed = await orders.setInvoice(order, invoice);
  if (!changed) throw conflict(NOT_PAID);
  return changed;
}
