import type { Base } from '@shop/service-kit/service/open-base';
import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { CartOrdersConfig } from '../config.ts';
import type { Keys } from '../keys/parts.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { createCfdiStore } from './cfdi.store.ts';
import { createGlobalStore } from './global/global.store.ts';
import { invoiceFiles } from './invoice-files.ts';
import { planInvoice } from './plan-invoice.ts';
import { openInvoicePort } from './provider/providers.ts';
import { updateInvoice, type UpdateDeps } from './update-invoice.ts';

/** Invoices of orders, and the account that stamps them, if there is one. */
export function invoicingParts(
  { db, log }: Base<CartOrdersConfig>,
  { keys, ...needs }: Pick<UpdateDeps, 'settings' | 'onRefused'> & { keys: Keys },
) {
  const deps: UpdateDeps = { ...needs, log, invoices: openInvoicePort(keys), cfdis: createCfdiStore(db) };
  return {
    invoices: deps.invoices,
    cfdis: deps.cfdis,
    globals: createGlobalStore(db),
    planInvoice: (order: OrderRow, data: InvoiceRequest) => planInvoice(deps, order, data),
    updateInvoice: (order: OrderRow) => updateInvoice(deps, order),
    invoiceFiles: (order: OrderRow, credit?: number) => invoiceFiles(deps, order, credit),
  };
}
