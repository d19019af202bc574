import type { Keys } from '../../keys/parts.ts';
import { createFacturapi } from './facturapi/facturapi.ts';
import type { InvoicePort } from './invoice.port.ts';

/** The account that invoices are stamped at; without its key there is none. */
export const openInvoicePort = ({ using }: Keys): (() => InvoicePort | undefined) => using(createFacturapi);
