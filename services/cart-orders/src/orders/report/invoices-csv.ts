import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import { toPesos } from '@shop/contracts/money';
import { PAYMENT_STATUS_LABEL } from '@shop/contracts/order';
import { csvHead, csvLine } from '@shop/service-kit/csv';
import type { OrderRow } from '../order/order.model.ts';

type Column = [title: string, value: (order: OrderRow) => string | undefined];

const date = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
const money = (cents: number) => toPesos(cents).toFixed(2);
const named = (code: string | undefined, name: string | undefined) => [code, name].filter(Boolean).join(' ');

const COLUMNS: Column[] = [
  ['Pedido', ({ number }) => number],
  ['Fecha del pedido', ({ createdAt }) => date.format(createdAt)],
  ['Solicitada', ({ invoice }) => invoice && date.format(invoice.askedAt)],
  ['RFC', ({ invoice }) => invoice?.rfc],
  ['Nombre o razón social', ({ invoice }) => invoice?.name],
  ['Régimen fiscal', ({ invoice }) => named(invoice?.regime, REGIMES[invoice?.regime as Regime]?.[1])],
  ['Uso', ({ invoice }) => named(invoice?.use, USES[invoice?.use as InvoiceUse])],
  ['Código postal', ({ invoice }) => invoice?.zip],
  ['Correo', ({ shipping, payerEmail }) => shipping?.email ?? payerEmail],
  ['Productos', ({ items }) => items.map((line) => `${line.quantity} × ${line.elixirName}`).join('; ')],
  ['Descuento (MXN)', ({ discount }) => money(discount?.cents ?? 0)],
  ['Total (MXN)', ({ totalCents }) => money(totalCents)],
  ['Reembolsado (MXN)', ({ refundedCents = 0 }) => money(refundedCents)],
  ['Pago', ({ paymentStatus }) => PAYMENT_STATUS_LABEL[paymentStatus] ?? paymentStatus],
  ['Id del pago', ({ paymentIntentId }) => paymentIntentId],
];

/** What the accountant needs to invoice these orders, line by line. */
export async function* invoicesCsv(orders: AsyncIterable<OrderRow>) {
  yield csvHead(COLUMNS.map(([title]) => title));
  for await (const order of orders) yield csvLine(COLUMNS.map(([, value]) => value(order)));
}
