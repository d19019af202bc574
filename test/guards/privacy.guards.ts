import type { Guard } from './guard.ts';

const SHOP = 'services/cart-orders/src';
const ORDER = `${SHOP}/orders/order`;
const KIT = 'packages/service-kit/src';
const CACHE = 'gateway/src/cache';

/** What is one shopper's, and no cache's. */
export const PRIVACY: Guard[] = [
  {
    what: 'orders: the link of another order opens nothing',
    file: `${ORDER}/order-token.ts`,
    find: 'actual.length === expected.length && timingSafeEqual(actual, expected)',
    replace: 'actual.length === expected.length && timingSafeEqual(actual, actual)',
    test: `${ORDER}/order.test.ts`,
    title: 'when anyone else asks',
  },
  {
    what: 'orders: who only knows the address of one reads no name',
    file: `${ORDER}/order.view.ts`,
    find: 'order: isFull ? {',
    replace: 'order: isFull || true ? {',
    test: `${ORDER}/order.test.ts`,
    title: 'when anyone else asks',
  },
  {
    what: `an order's buyer: nobody else changes it`,
    file: `${ORDER}/order-access.ts`,
    find: 'order.sessionId === sessionId || isOrderToken(token, order._id, secret)',
    replace: 'Boolean(order ?? isOrderToken(sessionId, token, secret))',
    test: `${ORDER}/buyer.test.ts`,
    title: 'when it is somebody else, an unknown order',
  },
  {
    what: 'orders: of the team only roles that work with them see who bought',
    file: `${KIT}/session.ts`,
    find: 'if (isAdmin(own) && isAllowed(own, requestedCall(own)))',
    replace: 'if (isAdmin(own))',
    test: `${SHOP}/access.test.ts`,
    title: 'when an order is opened by its id',
  },
  {
    what: "payments: another cart's tells nothing of its order",
    file: `${SHOP}/payments/pay/process-payment.ts`,
    find: 'result.cartId !== cartId || ',
    replace: '',
    test: `${SHOP}/payments/pay/process-payment.test.ts`,
    title: "when another cart's payment is submitted",
  },
  {
    what: 'payments: who invents ids has to wait',
    file: `${SHOP}/payments/pay/payment-ids.ts`,
    find: 'if (isNew !== 1 || !(count > max)) return;',
    replace: 'if (isNew !== 1 || !(count > max * 99)) return;',
    test: `${SHOP}/payments/queue/asked-payments.test.ts`,
    title: 'when one session asks after more than ten payments',
  },
  {
    what: 'carts: of their own session alone',
    file: `${SHOP}/shopping/cart/cart.store.ts`,
    find: 'findCart(db, { _id, sessionId })',
    replace: 'findCart(db, { _id })',
    test: `${SHOP}/shopping/cart/cart.test.ts`,
    title: "when the cart or line is another shopper's",
  },
  {
    what: 'who asks to be forgotten: what was paid with is forgotten too',
    file: `${ORDER}/forget-buyer.ts`,
    find: '$unset: { payerEmail: 1, tracking: 1, voucher: 1, invoice: 1 },',
    replace: '',
    test: `${SHOP}/orders/customer/customers.test.ts`,
    title: 'when a customer asks to be forgotten',
  },
  {
    what: 'caches: what says nothing of them is kept by none',
    file: `${KIT}/app.ts`,
    find: "res.set('Cache-Control', 'private, no-store');",
    replace: '',
    test: `${KIT}/app.test.ts`,
    title: 'when an answer says nothing of caches',
  },
  {
    what: 'caches: the gateway keeps only what is the same for everyone',
    file: `${CACHE}/kept-reads.ts`,
    find: 'if (!tag) return [];',
    replace: 'if (!tag && PARAMETER.test(route)) return [];',
    test: `${CACHE}/cache.test.ts`,
    title: 'when a read is not the same for everyone',
  },
  {
    what: 'caches: no answer that sets a cookie, or is of another type',
    file: `${CACHE}/micro-cache.ts`,
    find: 'if (cookies || ',
    replace: 'if (',
    test: `${CACHE}/micro-cache.test.ts`,
    title: 'when the answer is not the public JSON',
  },
  {
    what: 'caches: who has a session gets no page of a new visitor',
    file: 'gateway/src/front-ends/pages.ts',
    find: "path + (isNew ? NEW_VISITOR : '')",
    replace: 'path + NEW_VISITOR',
    test: 'gateway/src/front-ends/pages.test.ts',
    title: 'when a page is one person’s',
  },
];
