import type { OrderCfdi } from '../orders/order/order-cfdi.model.ts';
import type { InvoicePort } from './provider/invoice.port.ts';

/** A test invoice is void once invoices are real, because the real account does not know it. */
export const countsNoMore = (
  { isTest }: Pick<OrderCfdi, 'isTest'>,
  port: Pick<InvoicePort, 'isTest'> | undefined,
): boolean => isTest === true && port?.isTest === false;
