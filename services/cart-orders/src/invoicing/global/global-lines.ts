import type { OrderRow } from '../../orders/order/order.model.ts';
import { holdsMoney } from '../../orders/order/payment.rank.ts';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { countsNoMore } from '../counts-no-more.ts';
import { paymentFormOf } from '../lines-of.ts';
import type { InvoiceLine } from '../provider/invoice.port.ts';

/** The authority's form for global invoices: each sale is a line 'Venta' with its number. */
const SALE = { description: 'Venta', productKey: '01010101', unitKey: 'ACT', quantity: 1 };

/** Whether every part of what was paid has a tax rate. */
export function isRated(order: OrderRow): boolean {
  const { iva = [], totalCents } = quoteOf(order);
  return iva.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0) === totalCents;
}

/** One line for each order and rate. */
export const globalLines = (orders: OrderRow[]): InvoiceLine[] =>
  orders.flatMap((order) =>
    (quoteOf(order).iva ?? []).map(({ rate, baseCents, taxCents }) => ({
      ...SALE,
      sku: order.number,
      netCents: baseCents + taxCents,
      iva: rate,
    })),
  );

/** The payment form of most of the money, as the authority requires when there are several. */
export function mostUsedForm(orders: OrderRow[]): string {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const form = paymentFormOf(order);
    sums.set(form, (sums.get(form) ?? 0) + order.totalCents);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '31';
}

/**
 * Whether a paid order may be in a global invoice: it has no valid invoice. An order whose buyer asked for an invoice
 * that the owner makes elsewhere may not.
 */
export function mayBeGlobal(
  { status, paymentStatus, cfdi, invoice, addition }: OrderRow,
  isTest: boolean,
): boolean {
  if (!holdsMoney(paymentStatus) || status === 'cancelled' || addition) return false;
  if (!cfdi) return !invoice;
  return cfdi.status === 'refused' || countsNoMore(cfdi, { isTest });
}
