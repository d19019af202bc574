import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';
import {
  checkoutOf as checkoutOfReference,
  toOrderReference,
} from '../payments/provider/mercado-pago/order-marks.ts';

/** The payment suites run on both APIs of the sandbox: TEST_PAYMENT_PROVIDER names the provider of new checkouts. */
export const testedProvider = (): string => process.env['TEST_PAYMENT_PROVIDER'] ?? FIRST_PROVIDER;
export const isOnOrders = (): boolean => testedProvider() === 'mercadopago-orders';

const MARK = 'mercadopago-orders-';
const isOrder = (id: string) => id.startsWith('ORD');

/** A payment's id in the shop, from its page or its number in the ledger. */
export const shopIdOf = (page: string, number: number): string =>
  isOrder(page) ? `${MARK}${page}` : String(number);
/** A payment's id in the sandbox. */
export const ownIdOf = (paymentId: string): string => paymentId.replace(MARK, '');
/** The reference of a checkout on pages of the tested provider. */
export const referenceOf = (checkoutId: string): string =>
  isOnOrders() ? toOrderReference(checkoutId) : checkoutId;
/** The checkout of a ledger row. */
export const checkoutOf = (reference: string | null): string => checkoutOfReference(reference ?? '');

/** Calls of the payments API, with their equivalents in the orders API. */
const CALLS: [RegExp, string][] = [
  [/POST \/checkout\/preferences/, 'POST /v1/orders$'],
  [/PUT \/checkout\/preferences/, 'POST /v1/orders/\\w+/cancel'],
  [/GET \/v1\/payments\/search/, 'GET /v1/orders$'],
  [/\/v1\/payments\/(\S+)\/refunds/, '/v1/orders/$1/refund'],
  [/\/v1\/payments\/\\d\+/, '/v1/orders/\\w+'],
  [/\/v1\/payments\//, '/v1/orders/'],
];
/** A pattern of calls, translated for the tested provider. */
export const callOf = (pattern: string): string =>
  isOnOrders() ? CALLS.reduce((text, [from, to]) => text.replace(from, to), ownIdOf(pattern)) : pattern;
