import type { Guard } from './guard.ts';

const SHOP = 'services/cart-orders/src';
const SETTLE = `${SHOP}/payments/settle/settle.test.ts`;
const MISMATCH = `${SHOP}/payments/settle/mismatch.ts`;
const SIGNATURE = `${SHOP}/payments/webhook/webhook.signature.ts`;
const WEBHOOK = `${SHOP}/payments/webhook/webhook.test.ts`;

/** What is paid, once, and for what. */
export const MONEY: Guard[] = [
  {
    what: 'webhooks: the signature',
    file: SIGNATURE,
    find: '} catch {\n    return undefined;',
    replace: '} catch {\n    return v1;',
    test: WEBHOOK,
    title: 'another secret',
  },
  {
    what: 'the amount of a payment is compared',
    file: MISMATCH,
    find: "if (payment.amountCents !== checkout.totalCents) return 'amount';",
    replace: '',
    test: SETTLE,
    title: 'when the amount differs',
  },
  {
    what: 'the currency of a payment is compared',
    file: MISMATCH,
    find: "if (payment.currency !== CURRENCY) return 'currency';",
    replace: 'void CURRENCY;',
    test: SETTLE,
    title: 'when the currency differs',
  },
  {
    what: 'a payment pays one checkout',
    file: MISMATCH,
    find: "if (known.checkoutId !== checkout._id) return 'other_checkout';",
    replace: '',
    test: SETTLE,
    title: 'other_checkout',
  },
  {
    what: 'idempotency: one order of a checkout',
    file: `${SHOP}/orders/order/order.model.ts`,
    find: '.index({ checkoutId: 1 }, { unique: true })',
    replace: '.index({ checkoutId: 1 })',
    test: `${SHOP}/orders/order/unique.test.ts`,
    title: 'when a second order of a checkout',
  },
  {
    what: 'idempotency: one open checkout of a cart',
    file: `${SHOP}/shopping/checkout/checkout.model.ts`,
    find: ".index({ cartId: 1 }, { unique: true, partialFilterExpression: { status: 'open' } })",
    replace: ".index({ cartId: 1 }, { partialFilterExpression: { status: 'open' } })",
    test: `${SHOP}/orders/order/unique.test.ts`,
    title: 'when a cart gets a second open checkout',
  },
  {
    what: 'idempotency: a custom elixir that is sent twice',
    file: 'services/catalog/src/elixir/elixir.model.ts',
    find: '{ unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } }',
    replace: '{ partialFilterExpression: { idempotencyKey: { $exists: true } } }',
    test: 'services/catalog/src/custom-elixir/custom-elixir.test.ts',
    title: 'when the same key comes ten times at once',
  },
  {
    what: 'a refund is no more than what is left',
    file: `${SHOP}/payments/refund/refund.ts`,
    find: 'if (amountCents > leftCents) throw tooMuch(leftCents);',
    replace: 'void tooMuch;',
    test: `${SHOP}/payments/refund/refund.test.ts`,
    title: 'when parts are refunded then they add up',
  },
];
