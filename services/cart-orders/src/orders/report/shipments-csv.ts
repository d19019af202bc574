import { toPesos } from '@shop/contracts/money';
import { isFetched } from '@shop/contracts/is-fetched';
import type { CsvColumns } from '@shop/service-kit/csv';
import type { Weigh } from '../order/parcel-weight.ts';
import { keptItems } from '../order/order-returns.ts';
import { holdsMoney } from '../order/payment.rank.ts';
import { whyStopped } from '../order/stop-order.ts';
import { splitAddress } from '../order/split-address.ts';
import { boughtIn, type ExportedOrder } from './orders-csv.ts';

export type Shipment = ExportedOrder & { grams: number };

const street = ({ shipping }: ExportedOrder) => splitAddress(shipping?.address ?? '');

/** One parcel a line, as carriers' websites import it. */
export const SHIPMENT_COLUMNS: CsvColumns<Shipment> = [
  ['Pedido', ({ number }) => number],
  ['Destinatario', ({ shipping }) => shipping?.gift?.recipient ?? shipping?.name],
  ['Calle y número', (order) => street(order).street],
  ['Colonia', (order) => street(order).colonia],
  ['Ciudad', ({ shipping }) => shipping?.city],
  ['Estado', ({ shipping }) => shipping?.state],
  ['Código postal', ({ shipping }) => shipping?.zip],
  ['Teléfono', ({ shipping }) => shipping?.phone],
  ['Correo', ({ shipping }) => shipping?.email],
  ['Peso (g)', ({ grams }) => grams],
  ['Piezas', (order) => keptItems(order).reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Valor (MXN)', ({ totalCents }) => toPesos(totalCents).toFixed(2)],
  ['Contenido', (order) => boughtIn(keptItems(order))],
  ['Referencias', ({ shipping }) => shipping?.notes],
];

/** Paid and to be sent; orders that have left only when the query asks for them. */
const isToSend = (order: ExportedOrder, asksForSent: boolean) =>
  // A corrected order may have an address although it is fetched.
  Boolean(order.shipping?.address) &&
  !isFetched(order) &&
  holdsMoney(order.paymentStatus) &&
  !whyStopped(order) &&
  order.status !== 'cancelled' &&
  (asksForSent || order.status !== 'completed');

/** The orders that make a parcel, each with its weight. */
export async function* shipmentsOf(
  orders: AsyncIterable<ExportedOrder>,
  weigh: Weigh,
  asksForSent: boolean,
): AsyncGenerator<Shipment> {
  for await (const order of orders)
    if (isToSend(order, asksForSent)) yield { ...order, grams: await weigh(order) };
}
