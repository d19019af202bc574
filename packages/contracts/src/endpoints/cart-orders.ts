import { cart, cartAdd, cartQuantity, cartRestore } from '../cart.ts';
import {
  checkoutConflict,
  paymentRequest,
  paymentConflict,
  paymentResponse,
  preferenceRequest,
  preferenceResponse,
} from '../checkout.ts';
import {
  customer,
  customerExportQuery,
  customerForgotten,
  customerList,
  customerListQuery,
  customerNote,
  customerNoteConflict,
  personForget,
  personForgotten,
} from '../customer.ts';
import { customElixirRequest, customElixirResponse } from '../custom-elixir.ts';
import {
  cartDiscountRequest,
  discount,
  discountConflict,
  discountCreate,
  discountList,
  discountUpdate,
} from '../discount.ts';
import { invoiceExportQuery, invoiceRequest } from '../invoice.ts';
import { mail, mailList, mailListQuery, mailSample } from '../mail.ts';
import { manualOrderRequest, manualOrderResponse } from '../manual-order.ts';
import { orderHistory } from '../order-history.ts';
import {
  addressConflict,
  addressCorrection,
  order,
  orderExportQuery,
  orderItemList,
  orderList,
  orderListQuery,
  orderNote,
  orderResponse,
  orderStatusChange,
  orderStatusConflict,
  ordersStatusChange,
  ordersStatusResult,
  paymentLink,
  reorderResponse,
} from '../order.ts';
import { refundOverview, refundRequest, refundResponse } from '../refund.ts';
import { elixirSales, orderSummary, salesReport, salesReportQuery, shopReadiness } from '../report.ts';
import {
  paymentException,
  paymentExceptionList,
  paymentExceptionListQuery,
  paymentExceptionResolution,
} from '../payment-exception.ts';
import { retention } from '../retention.ts';
import { shippingDetails } from '../shipping.ts';
import {
  webhookChange,
  webhookCreate,
  webhookDelivery,
  webhookDeliveryList,
  webhookEndpoint,
  webhookEndpointList,
  webhookMade,
} from '../webhook.ts';
import { manifest } from './endpoint.ts';

const everyone = { who: 'everyone' } as const;
const limited = { ...everyone, limited: 'requests' } as const;
const buyer = { who: 'buyer', limited: 'requests' } as const;
const admin = { who: 'admin' } as const;

export const cartOrdersEndpoints = manifest({
  'POST /api/custom-elixirs': {
    ...limited,
    request: customElixirRequest,
    response: customElixirResponse,
  },
  'GET /api/cart': { ...everyone, response: cart },
  'POST /api/cart/items': { ...limited, request: cartAdd, response: cart },
  'POST /api/cart/items/restore': { ...limited, request: cartRestore, response: cart },
  'PATCH /api/cart/items/{itemId}': { ...limited, request: cartQuantity, response: cart },
  'DELETE /api/cart/items/{itemId}': { ...limited, response: cart },
  'PUT /api/cart/discount': { ...limited, request: cartDiscountRequest, response: cart },
  'DELETE /api/cart/discount': { ...limited, response: cart },
  'DELETE /api/cart/{cartId}': { ...limited, response: cart },
  'POST /api/checkout/create-preference': {
    ...limited,
    request: preferenceRequest,
    response: preferenceResponse,
    conflict: checkoutConflict,
  },
  'POST /api/checkout/process-payment': {
    ...limited,
    request: paymentRequest,
    response: paymentResponse,
    conflict: paymentConflict,
  },
  'GET /api/checkout/return': limited,
  'POST /api/webhooks/mercadopago': { who: 'provider' },

  'GET /api/orders': { ...admin, query: orderListQuery, response: orderList },
  'POST /api/orders': { ...admin, request: manualOrderRequest, response: manualOrderResponse },
  'GET /api/orders/{orderId}': { ...limited, response: orderResponse },
  'GET /api/orders/{orderId}/items': { ...admin, response: orderItemList },
  'GET /api/orders/{orderId}/history': { ...admin, response: orderHistory },
  'POST /api/orders/{orderId}/notes': { ...admin, request: orderNote, response: orderHistory },
  'PATCH /api/orders/status': { ...admin, request: ordersStatusChange, response: ordersStatusResult },
  'PATCH /api/orders/{orderId}/status': {
    ...admin,
    request: orderStatusChange,
    response: order,
    conflict: orderStatusConflict,
  },
  'PUT /api/orders/{orderId}/shipping': { ...buyer, request: shippingDetails, response: orderResponse },
  'PUT /api/orders/{orderId}/invoice': { ...buyer, request: invoiceRequest, response: orderResponse },
  'PUT /api/orders/{orderId}/address': {
    ...admin,
    request: addressCorrection,
    response: order,
    conflict: addressConflict,
  },
  'POST /api/orders/{orderId}/payment': { ...buyer, response: paymentLink },
  'POST /api/orders/{orderId}/reorder': { ...buyer, response: reorderResponse },
  'GET /api/orders/{orderId}/refunds': { ...admin, response: refundOverview },
  'POST /api/orders/{orderId}/refunds': { ...admin, request: refundRequest, response: refundResponse },
  'GET /api/admin/mails': { ...admin, query: mailListQuery, response: mailList },
  'GET /api/admin/mails/samples/{kind}': { ...admin, response: mailSample },
  'GET /api/admin/mails/samples/{kind}/html': admin,
  'GET /api/admin/mails/{id}': { ...admin, response: mail },
  'GET /api/admin/mails/{id}/html': admin,
  'POST /api/admin/mails/{id}/resend': { ...admin, response: mail },
  'GET /api/admin/reviews': { ...admin, query: paymentExceptionListQuery, response: paymentExceptionList },
  'POST /api/admin/reviews/{id}/resolve': {
    ...admin,
    request: paymentExceptionResolution,
    response: paymentException,
  },
  'POST /api/admin/reviews/{id}/refunds': { ...admin, request: refundRequest, response: paymentException },
  'GET /api/admin/discounts': { ...admin, response: discountList },
  'POST /api/admin/discounts': { ...admin, request: discountCreate, response: discount },
  'PATCH /api/admin/discounts/{id}': {
    ...admin,
    request: discountUpdate,
    response: discount,
    conflict: discountConflict,
  },
  'GET /api/admin/reports/summary': { ...admin, response: orderSummary },
  'GET /api/admin/reports/readiness': { ...admin, response: shopReadiness },
  'GET /api/admin/reports/elixirs/{id}': { ...admin, response: elixirSales },
  'GET /api/admin/reports/orders.csv': { ...admin, query: orderExportQuery },
  'GET /api/admin/reports/invoices.csv': { ...admin, query: invoiceExportQuery },
  'GET /api/admin/reports/sales': { ...admin, query: salesReportQuery, response: salesReport },
  'GET /api/admin/reports/sales.csv': { ...admin, query: salesReportQuery },
  'GET /api/admin/reports/funnel.csv': { ...admin, query: salesReportQuery },
  'GET /api/admin/reports/elixirs.csv': { ...admin, query: salesReportQuery },
  'GET /api/admin/reports/flowers.csv': { ...admin, query: salesReportQuery },
  'GET /api/admin/reports/customers.csv': { ...admin, query: customerExportQuery },
  'GET /api/admin/customers': { ...admin, query: customerListQuery, response: customerList },
  'GET /api/admin/customers/{id}': { ...admin, response: customer },
  'PUT /api/admin/customers/{id}/note': {
    ...admin,
    request: customerNote,
    response: customer,
    conflict: customerNoteConflict,
  },
  'POST /api/admin/customers/forget': { ...admin, request: personForget, response: personForgotten },
  'POST /api/admin/customers/{id}/forget': { ...admin, response: customerForgotten },
  'GET /api/admin/retention': { ...admin, response: retention },
  'GET /api/admin/webhooks': { ...admin, response: webhookEndpointList },
  'POST /api/admin/webhooks': { ...admin, request: webhookCreate, response: webhookMade },
  'PATCH /api/admin/webhooks/{id}': { ...admin, request: webhookChange, response: webhookEndpoint },
  'DELETE /api/admin/webhooks/{id}': { ...admin, response: webhookEndpoint },
  'POST /api/admin/webhooks/{id}/secret': { ...admin, response: webhookMade },
  'POST /api/admin/webhooks/{id}/test': { ...admin, response: webhookDelivery },
  'GET /api/admin/webhooks/{id}/deliveries': { ...admin, response: webhookDeliveryList },
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend': { ...admin, response: webhookDelivery },
});
