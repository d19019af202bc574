import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { Model } from 'mongoose';
import type { OrderCfdi } from './order-cfdi.model.ts';
import type { OrderRow } from './order.model.ts';
import { orderStep } from './order-step.ts';
import { outboxEntry } from './outbox.ts';

/** Matches while the order's invoice and, for a new one, its total are as seen: one invoice at a time. */
export const inNoInvoice = ({ cfdi: seen, totalCents }: OrderRow, cfdi: OrderCfdi | undefined) => ({
  ...(seen ? { 'cfdi.id': seen.id, 'cfdi.status': seen.status } : { cfdi: null }),
  ...(cfdi && { totalCents, addition: null }),
});

/** The buyer's data for an order's invoice. */
export const orderInvoice = (orders: Model<OrderRow>) => ({
  /**
   * Stores the buyer's data for the invoice, and the invoice when the shop stamps it; null when the order is no longer
   * as it was seen, or is in an invoice already.
   */
  setInvoice: (seen: OrderRow, { invoice, cfdi }: { invoice: InvoiceRequest; cfdi: OrderCfdi | undefined }) =>
    orderStep(orders)(seen, {
      who: 'cliente',
      note: `Pidió factura (${invoice.rfc})`,
      filter: { paymentStatus: seen.paymentStatus, ...inNoInvoice(seen, cfdi) },
      change: { $set: { invoice: { ...invoice, askedAt: new Date() }, ...(cfdi && { cfdi }) } },
      outbox: cfdi ? [outboxEntry('invoice.update')] : [],
    }),
});
