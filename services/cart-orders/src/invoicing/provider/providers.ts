import type { Keys } from '../../keys/parts.ts';
import { createFacturapi } from './facturapi/facturapi.ts';
import type { InvoicePort } from './invoice.port.ts';

/** The account that stamps invoices; undefined without its key. */
export const openInvoicePort = ({ using }: Keys): (() => InvoicePort | undefined) => using(createFacturapi);
