import { cart } from '../../cart.ts';
import {
  customer,
  customerForgotten,
  customerList,
  customerListQuery,
  customerNote,
  customerNoteConflict,
  personForget,
  personForgotten,
} from '../../customer.ts';
import { mail, mailList, mailListQuery, mailSample } from '../../mail.ts';
import {
  manualOrderRequest,
  manualOrderResponse,
  manualPreview,
  manualPreviewRequest,
} from '../../manual-order.ts';
import { orderAdditionConflict, orderAdditionRequest, orderExchangeRequest } from '../../order-addition.ts';
import { myOrdersAsked, myOrdersRequest } from '../../my-orders.ts';
import { orderListQuery } from '../../order-list.ts';
import { orderHistory } from '../../order-history.ts';
import {
  addressConflict,
  addressCorrection,
  contactCorrection,
  order,
  orderItemList,
  orderList,
  orderNote,
  orderResponse,
  orderStatusChange,
  orderStatusConflict,
  ordersStatusChange,
  ordersStatusResult,
  paymentLink,
  reorderResponse,
} from '../../order.ts';
import { retention } from '../../retention.ts';
import { addressWrite, coloniaList } from '../../address.ts';
import { ordersDelivered, ordersShipment, ordersShipmentConflict } from '../../shipment.ts';
import { tracking } from '../../tracking.ts';
import { ORDER_READERS, OWNER, STAFF, manifest } from '../endpoint.ts';

const everyone = { who: 'everyone' } as const;
const limited = { ...everyone, limited: 'requests' } as const;
/** The buyer of the order, by their session or by the link of a mail. */
export const buyer = { who: 'buyer', limited: 'requests' } as const;

export const ordersEndpoints = manifest({
  'GET /api/colonias/{zip}': { ...limited, response: coloniaList },
  'GET /api/orders': { ...ORDER_READERS, scope: 'orders.read', query: orderListQuery, response: orderList },
  'POST /api/orders': {
    ...STAFF,
    audit: ['orders', 'Hizo <un pedido|{}>'],
    request: manualOrderRequest,
    response: manualOrderResponse,
  },
  'GET /api/orders/carts/{token}': { ...STAFF, response: cart },
  'POST /api/orders/preview': {
    ...STAFF,
    audit: { none: 'it tells prices and changes nothing' },
    request: manualPreviewRequest,
    response: manualPreview,
  },
  'GET /api/orders/{orderId}': {
    ...limited,
    roles: ['staff', 'viewer'],
    scope: 'orders.read',
    response: orderResponse,
  },
  'GET /api/orders/{orderId}/items': { ...ORDER_READERS, scope: 'orders.read', response: orderItemList },
  'GET /api/orders/{orderId}/history': { ...ORDER_READERS, response: orderHistory },
  'POST /api/orders/{orderId}/notes': {
    ...STAFF,
    audit: ['orders', 'Anotó algo en <un pedido|{}>'],
    request: orderNote,
    response: orderHistory,
  },
  'POST /api/orders/{orderId}/addition': {
    ...STAFF,
    audit: ['orders', 'Agregó productos a <un pedido|{}>'],
    request: orderAdditionRequest,
    response: order,
    conflict: orderAdditionConflict,
  },
  'POST /api/orders/{orderId}/exchange': {
    ...STAFF,
    proof: true,
    audit: ['orders', 'Cambió productos de <un pedido|{}>'],
    request: orderExchangeRequest,
    response: order,
    conflict: orderAdditionConflict,
  },
  'DELETE /api/orders/{orderId}/addition': {
    ...STAFF,
    audit: ['orders', 'Quitó lo que faltaba por pagar de <un pedido|{}>'],
    response: order,
    conflict: orderAdditionConflict,
  },
  'PATCH /api/orders/status': {
    ...STAFF,
    audit: ['orders', 'Cambió el estado de varios pedidos[ a «{status}»]'],
    request: ordersStatusChange,
    response: ordersStatusResult,
  },
  'POST /api/orders/shipments': {
    ...STAFF,
    scope: 'orders.ship',
    audit: ['orders', 'Envió pedidos con su guía'],
    request: ordersShipment,
    response: ordersStatusResult,
    conflict: ordersShipmentConflict,
  },
  'PATCH /api/orders/delivered': {
    ...STAFF,
    scope: 'orders.ship',
    audit: ['orders', 'Cambió la entrega de pedidos'],
    request: ordersDelivered,
    response: ordersStatusResult,
  },
  'PUT /api/orders/{orderId}/tracking': {
    ...STAFF,
    scope: 'orders.ship',
    audit: ['orders', 'Guardó la guía de <un pedido|{}>'],
    request: tracking,
    response: order,
  },
  'PATCH /api/orders/{orderId}/status': {
    ...STAFF,
    scope: 'orders.ship',
    audit: ['orders', 'Cambió el estado de <un pedido|{}>[ a «{status}»]'],
    request: orderStatusChange,
    response: order,
    conflict: orderStatusConflict,
  },
  'DELETE /api/orders/{orderId}/links': {
    ...STAFF,
    audit: ['orders', 'Anuló los enlaces de <un pedido|{}>'],
    response: order,
  },
  'POST /api/orders/mine': { ...limited, request: myOrdersRequest, response: myOrdersAsked },
  'PUT /api/orders/{orderId}/shipping': { ...buyer, request: addressWrite, response: orderResponse },
  'PUT /api/orders/{orderId}/address': {
    ...STAFF,
    audit: ['orders', 'Corrigió la dirección de <un pedido|{}>'],
    request: addressCorrection,
    response: order,
    conflict: addressConflict,
  },
  'PUT /api/orders/{orderId}/contact': {
    ...STAFF,
    audit: ['orders', 'Corrigió quién recoge <un pedido|{}>'],
    request: contactCorrection,
    response: order,
    conflict: addressConflict,
  },
  'POST /api/orders/{orderId}/payment': { ...buyer, response: paymentLink },
  'POST /api/orders/{orderId}/cancel': { ...buyer, response: orderResponse },
  'POST /api/orders/{orderId}/reorder': { ...buyer, response: reorderResponse },
  'GET /api/admin/mails': { ...ORDER_READERS, query: mailListQuery, response: mailList },
  'GET /api/admin/mails/samples/{kind}': { ...ORDER_READERS, response: mailSample },
  'GET /api/admin/mails/samples/{kind}/html': ORDER_READERS,
  'GET /api/admin/mails/{id}': { ...ORDER_READERS, response: mail },
  'GET /api/admin/mails/{id}/html': ORDER_READERS,
  'POST /api/admin/mails/{id}/resend': { ...STAFF, audit: ['mails', 'Reenvió <un correo>'], response: mail },
  'GET /api/admin/customers': { ...ORDER_READERS, query: customerListQuery, response: customerList },
  'GET /api/admin/customers/{id}': { ...ORDER_READERS, response: customer },
  'PUT /api/admin/customers/{id}/note': {
    ...STAFF,
    audit: ['customers', 'Anotó algo de <un cliente>'],
    request: customerNote,
    response: customer,
    conflict: customerNoteConflict,
  },
  'POST /api/admin/customers/forget': {
    ...OWNER,
    proof: true,
    audit: ['customers', 'Borró los datos de una persona'],
    request: personForget,
    response: personForgotten,
  },
  'POST /api/admin/customers/{id}/forget': {
    ...OWNER,
    proof: true,
    audit: ['customers', 'Borró los datos de un cliente'],
    response: customerForgotten,
  },
  'GET /api/admin/retention': { ...OWNER, response: retention },
});
