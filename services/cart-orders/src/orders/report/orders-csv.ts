import type { IvaRate } from '@shop/contracts/iva';
import { partsWords } from '@shop/contracts/kit-words';
import { toPesos } from '@shop/contracts/money';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '@shop/contracts/order';
import type { CsvColumns } from '@shop/service-kit/csv';
import { paymentMeans } from '@shop/contracts/payment-means';
import { minuteOf } from '@shop/service-kit/days';
import type { IvaShare } from '../../shopping/pricing/iva.ts';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import type { Quote } from '../../shopping/pricing/quote.ts';
import { chargesOf } from '../order/order-charges.ts';
import { arrivingCents, type PaymentCharges } from '../order/payment-charges.model.ts';
import type { OrderRow } from '../order/order.model.ts';
import type { OrderLine } from '../order/order-parts.model.ts';

/** The fields that a line needs; the rest of an order is longer, and stays in the database. */
export const ORDER_FIELDS = {
  number: 1,
  createdAt: 1,
  shipping: 1,
  payerEmail: 1,
  items: 1,
  returns: 1,
  lots: 1,
  tracking: 1,
  deliveredAt: 1,
  discount: 1,
  promotion: 1,
  delivery: 1,
  shippingCents: 1,
  taxCents: 1,
  shippingIva: 1,
  totalCents: 1,
  refundedCents: 1,
  status: 1,
  paymentStatus: 1,
  paymentIntentId: 1,
  payments: 1,
  charges: 1,
  manual: 1,
  stoppedAt: 1,
  claimedAt: 1,
} as const;
export type ExportedOrder = Pick<OrderRow, keyof typeof ORDER_FIELDS>;

/** A row with its quote, which is computed once for all its cells. */
export type WithQuote<Row = object> = Row & { quote: Quote };
export async function* withQuotes<Row extends Parameters<typeof quoteOf>[0]>(
  orders: AsyncIterable<Row>,
): AsyncGenerator<WithQuote<Row>> {
  for await (const order of orders) yield { ...order, quote: quoteOf(order) };
}

/** A cell of an order's quote: '0.00' when there is none, so that a column can be summed up. */
export const amountOf =
  (name: 'discountCents' | 'shippingCents' | 'taxCents') =>
  ({ quote }: WithQuote): string =>
    toPesos(quote[name]).toFixed(2);

/** Costs on top of the products. Prices that include the IVA have no tax on top. */
export const EXTRA_COLUMNS: CsvColumns<WithQuote> = [
  ['Envío (MXN)', amountOf('shippingCents')],
  ['IVA aparte (MXN)', amountOf('taxCents')],
];

type Arriving = Pick<OrderRow, 'paymentIntentId' | 'payments' | 'charges' | 'refundedCents' | 'manual'>;
/** Empty while the provider has not reported it, so that nobody takes it for zero. */
const arriving = (amount: (charges: PaymentCharges) => number) => (order: Arriving) => {
  const charges = chargesOf(order);
  return charges && toPesos(amount(charges)).toFixed(2);
};
const HOW: Record<string, string> = { cash: 'Efectivo (a mano)', transfer: 'Transferencia (a mano)' };
const meansOf = (order: Arriving) =>
  HOW[order.manual?.payment ?? ''] ?? paymentMeans(chargesOf(order)?.means ?? '');

/** The payment method, and the money that arrives. */
export const ARRIVES_COLUMNS: CsvColumns<Arriving> = [
  ['Método', meansOf],
  ['Comisión (MXN)', arriving(({ feeCents }) => feeCents)],
  ['Impuestos retenidos (MXN)', arriving(({ taxCents }) => taxCents)],
  ['Neto (MXN)', arriving(arrivingCents)],
];

/** The amount at a tax rate; empty when no rate is known. */
const shareOf =
  (rate: IvaRate, part: 'baseCents' | 'taxCents') =>
  (shares: IvaShare[] | undefined): string | undefined =>
    shares && toPesos(shares.find((share) => share.rate === rate)?.[part] ?? 0).toFixed(2);
const IVA_CELLS = [
  ['Base al 16 %', shareOf('16', 'baseCents')],
  ['IVA incluido al 16 %', shareOf('16', 'taxCents')],
  ['Base al 0 %', shareOf('0', 'baseCents')],
  ['Exento de IVA', shareOf('exento', 'baseCents')],
] as const;
/** The included tax by rate. `suffix`: which amounts, if not the order's. */
export const ivaColumns = <Row>(
  sharesOf: (row: Row) => IvaShare[] | undefined,
  suffix = '',
): CsvColumns<Row> =>
  IVA_CELLS.map(([title, cell]) => [`${title}${suffix} (MXN)`, (row) => cell(sharesOf(row))]);
export const IVA_COLUMNS = ivaColumns<WithQuote>(({ quote }) => quote.iva);

/** '1 × Luna; 2 × Para dos (2 × Luna, 4 × Sol)': a kit with all its contents. */
export const boughtIn = (lines: Pick<OrderLine, 'quantity' | 'elixirName' | 'parts'>[]): string =>
  lines
    .map(({ quantity, elixirName, parts }) => {
      const within = parts ? ` (${partsWords(parts, quantity)})` : '';
      return `${quantity} × ${elixirName}${within}`;
    })
    .join('; ');

const namesOf = (...names: (string | undefined)[]) => names.filter(Boolean).join(' + ') || undefined;

export const ORDER_COLUMNS: CsvColumns<WithQuote<ExportedOrder>> = [
  ['Pedido', ({ number }) => number],
  ['Fecha', ({ createdAt }) => minuteOf(createdAt)],
  ['Cliente', ({ shipping }) => shipping?.name],
  ['Correo', ({ shipping, payerEmail }) => shipping?.email ?? payerEmail],
  ['Teléfono', ({ shipping }) => shipping?.phone],
  ['Dirección', ({ shipping }) => shipping?.address],
  ['Ciudad', ({ shipping }) => shipping?.city],
  ['Estado de la República', ({ shipping }) => shipping?.state],
  ['Código postal', ({ shipping }) => shipping?.zip],
  ['Notas', ({ shipping }) => shipping?.notes],
  ['Productos', ({ items }) => boughtIn(items)],
  ['Total (MXN)', ({ totalCents }) => toPesos(totalCents).toFixed(2)],
  ['Estado', ({ status }) => ORDER_STATUS_LABEL[status] ?? status],
  ['Pago', ({ paymentStatus }) => PAYMENT_STATUS_LABEL[paymentStatus] ?? paymentStatus],
  ['Reembolsado (MXN)', ({ refundedCents = 0 }) => toPesos(refundedCents).toFixed(2)],
  ['Lotes', ({ lots = [] }) => lots.map(({ code }) => code).join('; ')],
  ...IVA_COLUMNS,
  // Promotions share the column of codes, so that readers of the column by name keep it.
  ['Código', ({ discount, promotion }) => namesOf(promotion?.name, discount?.code)],
  ['Descuento (MXN)', amountOf('discountCents')],
  ...EXTRA_COLUMNS,
  ['Entrega', ({ delivery }) => delivery?.name],
  ['Paquetería', ({ tracking }) => tracking?.carrier],
  ['Guía', ({ tracking }) => tracking?.number],
  ['Entregado', ({ deliveredAt }) => deliveredAt && minuteOf(deliveredAt)],
  ...ARRIVES_COLUMNS,
];
