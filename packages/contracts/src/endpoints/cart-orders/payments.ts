import {
  checkoutConflict,
  paymentRequest,
  paymentConflict,
  paymentResponse,
  preferenceRequest,
  preferenceResponse,
} from '../../checkout.ts';
import {
  refundConflict,
  refundOverview,
  refundPreview,
  refundPreviewRequest,
  refundRequest,
  refundResponse,
} from '../../refund.ts';
import {
  paymentException,
  paymentExceptionList,
  paymentExceptionListQuery,
  paymentExceptionResolution,
} from '../../payment-exception.ts';
import { ownPayment, ownPaymentConflict, ownPaymentMark } from '../../own-pay.ts';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../../payment-browsers.ts';
import { ORDER_READERS, STAFF, manifest } from '../endpoint.ts';

const everyone = { who: 'everyone' } as const;
const limited = { ...everyone, limited: 'requests' } as const;

/** The address where each provider reports its payments. */
const notifications = Object.fromEntries(
  PAYMENT_PROVIDERS.map((name) => [`POST /api/webhooks/${name}`, { who: 'provider' }]),
) as Record<`POST /api/webhooks/${PaymentProviderName}`, { who: 'provider' }>;

export const paymentsEndpoints = manifest({
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
  ...notifications,
  'GET /api/orders/{orderId}/own-payment': { ...ORDER_READERS, response: ownPayment },
  'POST /api/orders/{orderId}/own-payment': {
    ...STAFF,
    proof: true,
    audit: ['orders', 'Marcó [{amount} de ]<un pedido|{}> como pagado'],
    request: ownPaymentMark,
    response: ownPayment,
    conflict: ownPaymentConflict,
  },
  'GET /api/orders/{orderId}/refunds': { ...ORDER_READERS, response: refundOverview },
  'POST /api/orders/{orderId}/refunds': {
    ...STAFF,
    proof: true,
    audit: ['refunds', 'Reembolsó [{amount} de ]<un pedido|{}>'],
    request: refundRequest,
    response: refundResponse,
    conflict: refundConflict,
  },
  'POST /api/orders/{orderId}/refunds/preview': {
    ...STAFF,
    audit: { none: 'it tells an amount and changes nothing' },
    request: refundPreviewRequest,
    response: refundPreview,
  },
  'GET /api/admin/reviews': {
    ...ORDER_READERS,
    query: paymentExceptionListQuery,
    response: paymentExceptionList,
  },
  'POST /api/admin/reviews/{id}/resolve': {
    ...STAFF,
    audit: ['refunds', 'Resolvió <un pago por revisar|el pago por revisar de {}>'],
    request: paymentExceptionResolution,
    response: paymentException,
  },
  'POST /api/admin/reviews/{id}/refunds': {
    ...STAFF,
    proof: true,
    audit: ['refunds', 'Devolvió [{amount} de ]<un pago sin pedido|el pago por revisar de {}>'],
    request: refundRequest,
    response: paymentException,
    conflict: refundConflict,
  },
});
