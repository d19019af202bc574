import { toPesos } from '@shop/contracts/money';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '@shop/contracts/order';
import { csvHead, csvLine } from '@shop/service-kit/csv';
import type { OrderRow } from '../order/order.model.ts';

type Column = [title: string, value: (order: OrderRow) => string | number | undefined];

const date = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
const COLUMNS: Column[] = [
  ['Pedido', ({ number }) => number],
  ['Fecha', ({ createdAt }) => date.format(createdAt)],
  ['Cliente', ({ shipping }) => shipping?.name],
  ['Correo', ({ shipping }) => shipping?.email],
  ['Teléfono', ({ shipping }) => shipping?.phone],
  ['Dirección', ({ shipping }) => shipping?.address],
  ['Ciudad', ({ shipping }) => shipping?.city],
  ['Estado de la República', ({ shipping }) => shipping?.state],
  ['Código postal', ({ shipping }) => shipping?.zip],
  ['Notas', ({ shipping }) => shipping?.notes],
  ['Productos', ({ items }) => items.map((line) => `${line.quantity} × ${line.elixirName}`).join('; ')],
  ['Total (MXN)', ({ totalCents }) => toPesos(totalCents).toFixed(2)],
  ['Estado', ({ status }) => ORDER_STATUS_LABEL[status] ?? status],
  ['Pago', ({ paymentStatus }) => PAYMENT_STATUS_LABEL[paymentStatus] ?? paymentStatus],
  ['Reembolsado (MXN)', ({ refundedCents = 0 }) => toPesos(refundedCents).toFixed(2)],
  ['Lotes', ({ lots = [] }) => lots.map(({ code }) => code).join('; ')],
  ['Código', ({ discount }) => discount?.code],
  ['Descuento (MXN)', ({ discount }) => toPesos(discount?.cents ?? 0).toFixed(2)],
];

export const ordersHead = () => csvHead(COLUMNS.map(([title]) => title));
export const orderLine = (order: OrderRow) => csvLine(COLUMNS.map(([, value]) => value(order)));
