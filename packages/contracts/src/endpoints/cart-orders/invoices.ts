import { globalRequest, globalSetting, invoicesOverview } from '../../global-invoice.ts';
import { ORDER_READERS, OWNER, STAFF, manifest } from '../endpoint.ts';

export const invoicesEndpoints = manifest({
  'GET /api/admin/invoices': { ...ORDER_READERS, response: invoicesOverview },
  'POST /api/admin/invoices/global': {
    ...STAFF,
    proof: true,
    audit: ['orders', 'Mandó hacer la factura global de <un periodo|{}>'],
    request: globalRequest,
    response: invoicesOverview,
  },
  'PUT /api/admin/invoices/global': {
    ...OWNER,
    audit: ['settings', 'Cambió cada cuánto se hace la factura global: <nunca|{}>'],
    request: globalSetting,
    response: invoicesOverview,
  },
});
