import { globalRequest, globalSetting, invoicesOverview } from '../../global-invoice.ts';
import { invoiceByHand, invoiceCancel, invoiceFileQuery, invoiceRequest } from '../../invoice.ts';
import { order, orderResponse } from '../../order.ts';
import { ORDER_READERS, OWNER, STAFF, manifest } from '../endpoint.ts';
import { buyer } from './orders.ts';

export const invoicesEndpoints = manifest({
  'PUT /api/orders/{orderId}/invoice': { ...buyer, request: invoiceRequest, response: orderResponse },
  'GET /api/orders/{orderId}/invoice.pdf': {
    ...buyer,
    roles: ['staff', 'viewer'],
    query: invoiceFileQuery,
  },
  'GET /api/orders/{orderId}/invoice.xml': {
    ...buyer,
    roles: ['staff', 'viewer'],
    query: invoiceFileQuery,
  },
  'POST /api/orders/{orderId}/invoice/retry': {
    ...STAFF,
    audit: ['orders', 'Mandó timbrar otra vez la factura de <un pedido|{}>'],
    response: order,
  },
  'POST /api/orders/{orderId}/invoice/cancel': {
    ...STAFF,
    proof: true,
    audit: ['orders', 'Canceló la factura de <un pedido|{}>'],
    request: invoiceCancel,
    response: order,
  },
  'POST /api/orders/{orderId}/invoice/by-hand': {
    ...STAFF,
    audit: ['orders', 'Marcó como facturado <un pedido|{}>'],
    request: invoiceByHand,
    response: order,
  },
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
