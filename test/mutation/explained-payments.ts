/** Those of the part `payments`, as explained.ts has them. */
export const PAYMENTS = [
  {
    file: 'services/cart-orders/src/payments/pay/checkout-return.ts',
    from: "result.kind === 'unknown'",
    to: 'false',
    why: 'A payment that is unknown is of no checkout; tsc wants it said.',
  },
  {
    file: 'services/cart-orders/src/payments/pay/payment-ids.ts',
    from: '() => null',
    to: '() => undefined',
    why: 'Both say that nothing was counted.',
  },
  {
    file: 'services/cart-orders/src/payments/settle/reconcile.ts',
    from: 'Date.now() > until.getTime()',
    to: 'Date.now() >= until.getTime()',
    why: 'A round of a minute ends a millisecond earlier.',
  },
  {
    file: 'services/cart-orders/src/payments/settle/settle-and-wait.ts',
    from: '() => false',
    to: '() => undefined',
    why: 'Both say that it is not known to be unknown.',
  },
  {
    file: 'services/cart-orders/src/payments/webhook/webhook-event.store.ts',
    from: 'events .find({ queuedAt: null, nextAt: { $not: { $gt: now, $lte: tooFar(now) } } }) .sort({ nextAt: 1 })',
    to: 'events.find({ queuedAt: null, nextAt: { $not: { $gt: now, $lte: tooFar(now) } } })',
    why: 'The index that answers has this order; which one answers nobody promises.',
  },
  {
    file: 'services/cart-orders/src/payments/webhook/webhook-event.store.ts',
    from: '{ nextAt: 1 }',
    to: '{}',
    why: 'The same: without a key the order is that of the index.',
  },
  {
    file: 'services/cart-orders/src/payments/webhook/webhook-event.store.ts',
    from: '30 * 86_400',
    to: '30 / 86_400',
    why: 'What a schema declares only the database reads.',
  },
  {
    file: 'services/cart-orders/src/payments/webhook/webhook-event.store.ts',
    from: '{ versionKey: false }',
    to: '{}',
    why: 'What a schema declares only the database reads.',
  },
  {
    file: 'services/cart-orders/src/payments/webhook/webhook-event.store.ts',
    from: '{ expireAfterSeconds: KEEP_SECONDS }',
    to: '{}',
    why: 'What a schema declares only the database reads.',
  },
  {
    file: 'services/cart-orders/src/payments/provider/mercado-pago/signature.ts',
    from: '!ts || !v1',
    to: 'false',
    why: 'What is missing is neither fresh nor signed: the other checks refuse it.',
  },
  {
    file: 'services/cart-orders/src/payments/provider/mercado-pago/signature.ts',
    from: '!ts || !v1',
    to: '!ts && !v1',
    why: 'The same.',
  },
  {
    file: 'services/cart-orders/src/payments/provider/mercado-pago/signature.ts',
    from: '{ return undefined; }',
    to: '{}',
    why: 'A function that ends without an answer says the same.',
  },
];
