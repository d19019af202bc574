import type { OrderCfdi } from '../orders/order/order-cfdi.model.ts';
import type { InvoicePort } from './provider/invoice.port.ts';

/** What was stamped for trying counts no more once invoices are real: the account of those knows nothing of it. */
export const countsNoMore = (
  { isTest }: Pick<OrderCfdi, 'isTest'>,
  port: Pick<InvoicePort, 'isTest'> | undefined,
): boolean => isTest === true && port?.isTest === false;
