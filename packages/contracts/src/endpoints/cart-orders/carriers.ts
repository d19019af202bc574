import {
  label,
  labelConflict,
  labelDesk,
  labelNotBought,
  labelPurchase,
  rates,
  ratesRequest,
} from '../../label.ts';
import { STAFF, manifest } from '../endpoint.ts';

export const carriersEndpoints = manifest({
  'GET /api/orders/{orderId}/label': { ...STAFF, response: labelDesk },
  'GET /api/orders/{orderId}/label.pdf': STAFF,
  'POST /api/orders/{orderId}/label/rates': {
    ...STAFF,
    audit: { none: 'it asks for prices and changes nothing' },
    request: ratesRequest,
    response: rates,
    conflict: labelConflict,
  },
  'POST /api/orders/{orderId}/label': {
    ...STAFF,
    audit: ['orders', 'Compró la guía de <un pedido|{}>'],
    request: labelPurchase,
    response: label,
    conflict: labelConflict,
  },
  'POST /api/orders/{orderId}/label/not-bought': {
    ...STAFF,
    audit: ['orders', 'Dijo que no se compró la guía de <un pedido|{}>'],
    request: labelNotBought,
    response: label,
  },
  'DELETE /api/orders/{orderId}/label': {
    ...STAFF,
    audit: ['orders', 'Canceló la guía de <un pedido|{}>'],
    response: label,
    conflict: labelConflict,
  },
});
