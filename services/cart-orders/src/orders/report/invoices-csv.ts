import type { FullSettings } from '@shop/contracts/settings';
import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import { toPesos } from '@shop/contracts/money';
import { PAYMENT_STATUS_LABEL } from '@shop/contracts/order';
import type { CsvColumns } from '@shop/service-kit/csv';
import { minuteOf } from '@shop/service-kit/days';
import { paymentIdsOf } from '../order/order-payments.ts';
import { deliveryOf } from '../order/order-back.model.ts';
import type { OrderRow } from '../order/order.model.ts';
import { backIva } from '../order/back-parts.ts';
import {
  amountOf,
  ARRIVES_COLUMNS,
  boughtIn,
  EXTRA_COLUMNS,
  IVA_COLUMNS,
  ivaColumns,
  type WithQuote,
} from './orders-csv.ts';

const money = (cents: number) => toPesos(cents).toFixed(2);
const named = (code: string | undefined, name: string | undefined) => [code, name].filter(Boolean).join(' ');

/** 'Amanecer 245.50; Envío 99.00': the refunded parts, when a refund names them. */
function refundLines({ items, backs = [] }: OrderRow): string {
  const nameOf = (id: number) => items.find((line) => line.id === id)?.elixirName ?? '';
  const parts = backs.flatMap((back) => [
    ...(back.lines ?? []).map((line) => `${nameOf(line.id)} ${money(line.cents)}`),
    ...(deliveryOf(back) > 0 ? [`Envío ${money(deliveryOf(back))}`] : []),
  ]);
  return parts.join('; ');
}

const STAMPED = { asked: 'En proceso', stamped: 'Sí', refused: 'Rechazada' };

type Issuer = Pick<FullSettings, 'sellerRfc' | 'seller' | 'address'>;

/** What the accountant needs to invoice an order, and the issuer. */
export const invoiceColumns = ({ sellerRfc, seller, address }: Issuer): CsvColumns<WithQuote<OrderRow>> => [
  ['Pedido', ({ number }) => number],
  ['Fecha del pedido', ({ createdAt }) => minuteOf(createdAt)],
  ['Solicitada', ({ invoice }) => invoice && minuteOf(invoice.askedAt)],
  ['RFC', ({ invoice }) => invoice?.rfc],
  ['Nombre o razón social', ({ invoice }) => invoice?.name],
  ['Régimen fiscal', ({ invoice }) => named(invoice?.regime, REGIMES[invoice?.regime as Regime]?.[1])],
  ['Uso', ({ invoice }) => named(invoice?.use, USES[invoice?.use as InvoiceUse])],
  ['Código postal', ({ invoice }) => invoice?.zip],
  ['Correo', ({ shipping, payerEmail }) => shipping?.email ?? payerEmail],
  ['Productos', ({ items }) => boughtIn(items)],
  ['Descuento (MXN)', amountOf('discountCents')],
  ['Total (MXN)', ({ totalCents }) => money(totalCents)],
  ['Reembolsado (MXN)', ({ refundedCents = 0 }) => money(refundedCents)],
  ['Pago', ({ paymentStatus }) => PAYMENT_STATUS_LABEL[paymentStatus] ?? paymentStatus],
  ['Id del pago', (order) => paymentIdsOf(order).join(' ')],
  ...EXTRA_COLUMNS,
  ['Entrega', ({ delivery }) => delivery?.name],
  ['IVA', ({ ivaIncluded }) => (ivaIncluded ? 'Incluido en los precios' : '')],
  ['Reembolsos', refundLines],
  ...ARRIVES_COLUMNS,
  ...IVA_COLUMNS,
  ...ivaColumns<OrderRow>(backIva, ' de lo reembolsado'),
  ['Emisor', () => seller?.name],
  ['RFC del emisor', () => sellerRfc],
  ['Código postal del emisor', () => address.zip],
  ['Timbrada', ({ cfdi }) => cfdi && STAMPED[cfdi.status]],
  ['Folio fiscal', ({ cfdi }) => cfdi?.uuid],
  ['Notas de crédito', ({ cfdi }) => cfdi?.credits?.flatMap(({ uuid }) => uuid ?? []).join('; ')],
];
