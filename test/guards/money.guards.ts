import type { Guard } from './guard.ts';

const SHOP = 'services/cart-orders/src';
const SETTLE = `${SHOP}/payments/settle/settle.test.ts`;
const MISMATCH = `${SHOP}/payments/settle/mismatch.ts`;

/** What is paid, once, and for what. */
export const MONEY: Guard[] = [
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
];
