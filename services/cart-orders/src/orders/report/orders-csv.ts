import { toPesos } from '@shop/contracts/money';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '@shop/contracts/order';
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
];

/** A spreadsheet runs what begins with these as a formula; the apostrophe makes it a text. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (values: (string | number | undefined)[]) => `${values.map(cell).join(',')}\r\n`;

/** The first line, behind the mark by which spreadsheets recognise UTF-8. */
export const csvHead = () => `\uFEFF${line(COLUMNS.map(([title]) => title))}`;
export const csvLine = (order: OrderRow) => line(COLUMNS.map(([, value]) => value(order)));
