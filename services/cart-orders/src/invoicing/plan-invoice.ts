import { randomUUID } from 'node:crypto';
import { isGeneric } from '@shop/contracts/fiscal-codes';
import type { InvoiceRequest } from '@shop/contracts/invoice';
import { conflict } from '@shop/service-kit/errors';
import { paidAtOf } from '../orders/order/order-dates.ts';
import type { OrderCfdi } from '../orders/order/order-cfdi.model.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { countsNoMore } from './counts-no-more.ts';
import { periodAt } from './global/periods.ts';
import { linesOf } from './lines-of.ts';
import type { UpdateDeps } from './update-invoice.ts';

const STAMPED = 'Tu factura ya está timbrada. Si tiene algún error, escríbenos.';
const GLOBAL = 'Tu compra ya está en la factura global del periodo. Si necesitas la tuya, escríbenos.';
const ASKED = 'Tu factura se está timbrando. En cuanto esté lista te llega por correo.';
const LATE = 'La factura se pide en el mes de la compra, que ya terminó. Si la necesitas, escríbenos.';

/**
 * Plans the invoice that a buyer asks for, when the shop can stamp it itself. Undefined when the owner makes it from
 * the buyer's data: without an account, and for generic RFCs, missing tax rates or open additions.
 * @throws AppError 409 when it is in one, or its month is over
 */
export async function planInvoice(
  { invoices, settings }: Pick<UpdateDeps, 'invoices' | 'settings'>,
  order: OrderRow,
  { rfc }: Pick<InvoiceRequest, 'rfc'>,
): Promise<OrderCfdi | undefined> {
  const port = invoices();
  const { cfdi } = order;
  const isOver = cfdi !== undefined && countsNoMore(cfdi, port);
  if (cfdi && cfdi.status !== 'refused' && !isOver)
    throw conflict(cfdi.isGlobal ? GLOBAL : cfdi.status === 'asked' ? ASKED : STAMPED);
  if (!port || isGeneric(rfc) || order.addition || !linesOf(order, await settings.read())) return undefined;
  if (periodAt('month', paidAtOf(order) ?? order.createdAt) !== periodAt('month', new Date()))
    throw conflict(LATE);
  // A refused invoice was not stamped, and keeps its key so that it is never stamped twice.
  return { id: cfdi && !isOver ? cfdi.id : randomUUID(), status: 'asked', at: new Date() };
}
