import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { Model } from 'mongoose';
import type { OrderCfdi } from './order-cfdi.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** One invoice at a time: its data stay as they are, and what it is of too. */
export const inNoInvoice = ({ cfdi: seen, totalCents }: OrderRow, cfdi: OrderCfdi | undefined) => ({
  ...(seen ? { 'cfdi.id': seen.id, 'cfdi.status': seen.status } : { cfdi: null }),
  ...(cfdi && { totalCents, addition: null }),
});

/** What an order is to be invoiced with. */
export const orderInvoice = (orders: Model<OrderRow>) => ({
  /**
   * What the buyer asks to be invoiced with, and the invoice where the shop stamps them; null when the order is no longer as
   * it was seen, or is in an invoice by now.
   */
  setInvoice: (seen: OrderRow, { invoice, cfdi }: { invoice: InvoiceRequest; cfdi: OrderCfdi | undefined }) =>
    orders
      .findOneAndUpdate(
        { _id: seen._id, paymentStatus: seen.paymentStatus, ...inNoInvoice(seen, cfdi) },
        {
          $set: { invoice: { ...invoice, askedAt: new Date() }, ...(cfdi && { cfdi }) },
          $push: {
            history: {
              at: new Date(),
              who: 'cliente',
              to: seen.status,
              note: `Pidió factura (${invoice.rfc})`,
            },
            ...(cfdi && { outbox: outboxEntry('invoice.update') }),
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
});
