import type { Guard } from './guard.ts';

const SHOP = 'services/cart-orders/src';
const ORDER = `${SHOP}/orders/order`;
const PAYMENTS = `${SHOP}/payments`;
const SETTLE = `${PAYMENTS}/settle/settle.test.ts`;
const REFUND = `${PAYMENTS}/refund/refund.test.ts`;
const REFUND_STORE = `${PAYMENTS}/refund/refund.store`;
const PROVIDER = `${PAYMENTS}/provider/mercado-pago.client.ts`;

/** What goes wrong between the provider and the shop, and what goes back. */
export const PAYMENTS_GUARDS: Guard[] = [
  {
    what: 'the collector of a payment is compared',
    file: `${PAYMENTS}/settle/mismatch.ts`,
    find: "if (collector && payment.collectorId && payment.collectorId !== collector) return 'collector';",
    replace: 'void collector;',
    test: SETTLE,
    title: 'collector',
  },
  {
    what: 'a superseded checkout cannot be claimed',
    file: `${SHOP}/shopping/checkout/checkout.store.ts`,
    find: "const mine = { _id, status: { $ne: 'superseded' as const } };",
    replace: 'const mine = { _id };',
    test: SETTLE,
    title: 'when the preference of an older cart is paid',
  },
  {
    what: 'a second payment is a payment exception',
    file: `${ORDER}/order-payment.ts`,
    find: "if (isOther) return wasPaid(state.paymentStatus) ? 'second_payment' : 'unchanged';",
    replace: '',
    test: SETTLE,
    title: 'when a checkout is paid twice',
  },
  {
    what: "an order's payment state moves only forward",
    file: `${ORDER}/order-payment.ts`,
    find: 'const own = { paymentIntentId, paymentRank: { $lt: paymentRank } };',
    replace: 'const own = { paymentIntentId };',
    test: `${ORDER}/order-payment.test.ts`,
    title: 'when all was refunded',
  },
  {
    what: 'an older state never replaces a newer one of a payment',
    file: `${PAYMENTS}/settle/payment.store.ts`,
    find: 'const isBehind = { _id: id, rank: { $lt: rank } };',
    replace: 'const isBehind = { _id: id };',
    test: `${PAYMENTS}/settle/payment.store.test.ts`,
    title: 'when older news of a payment',
  },
  {
    what: 'one order of a cart and round',
    file: `${SHOP}/shopping/checkout/checkout.model.ts`,
    find: ".index({ cartId: 1, cartRound: 1 }, { unique: true, partialFilterExpression: { status: 'ordered' } })",
    replace: ".index({ cartId: 1, cartRound: 1 }, { partialFilterExpression: { status: 'ordered' } })",
    test: `${SHOP}/shopping/checkout/ordered-once.test.ts`,
    title: 'when a payable checkout of an ordered cart generation',
  },
  {
    what: 'stored webhook events are swept by reconciliation',
    file: `${PAYMENTS}/settle/reconcile.ts`,
    find: 'const STEPS: Step[] = [\n  queueWebhookEvents,',
    replace: 'const STEPS: Step[] = [',
    test: `${PAYMENTS}/settle/reconcile.test.ts`,
    title: 'when a stored notification was never queued',
  },
  {
    what: 'an outbox is swept by reconciliation',
    file: `${PAYMENTS}/settle/reconcile.ts`,
    find: '  relayOrders,\n  sendRefunds,',
    replace: '  sendRefunds,',
    test: `${PAYMENTS}/settle/reconcile.test.ts`,
    title: 'when a stored notification was never queued',
  },
  {
    what: 'an outbox entry leaves only after its work',
    file: `${ORDER}/outbox.ts`,
    find: 'await handlers[entry.key](order, entry);\n          done.push(entry.id, ',
    replace: 'done.push(entry.id);\n          await handlers[entry.key](order, entry);\n          done.push(',
    test: `${ORDER}/outbox.test.ts`,
    title: 'when the catalogue is down',
  },
  {
    what: 'idempotency: a preference that the provider made unheard',
    file: PROVIDER,
    find: 'new Preference(config()).create({ body, requestOptions: { idempotencyKey } }),',
    replace:
      'new Preference(config()).create({ body, requestOptions: { idempotencyKey: `${Math.random()}` } }),',
    test: `${SHOP}/shopping/checkout/create-preference.test.ts`,
    title: 'when the provider makes a preference and its answer is lost',
  },
  {
    what: 'idempotency: a refund that the provider made unheard',
    file: PROVIDER,
    find: 'requestOptions: { idempotencyKey: key } };',
    replace: 'requestOptions: { idempotencyKey: `${key}${Math.random()}` } };',
    test: REFUND,
    title: 'when the provider refunds and its answer is lost',
  },
  {
    what: 'repeats are answered from what is known',
    file: `${PAYMENTS}/settle/settle-and-wait.ts`,
    find: 'if (known) return known;',
    replace: 'void known;',
    test: `${PAYMENTS}/pay/process-payment.test.ts`,
    title: 'when a paid checkout is submitted again while the provider is away',
  },
  {
    what: 'refunds at the same moment share what is left',
    file: `${REFUND_STORE}.ts`,
    find: '{ _id, promisedCents: { $lte: paidCents - amountCents }, ',
    replace: '{ _id, ',
    test: `${REFUND_STORE}.test.ts`,
    title: 'when ten refunds are reserved at the same moment',
  },
  {
    what: 'idempotency: one press is one refund',
    file: `${REFUND_STORE}.ts`,
    find: ", 'refunds.requestId': { $ne: requestId } },",
    replace: ' },',
    test: `${REFUND_STORE}.test.ts`,
    title: 'when one press arrives ten times',
  },
  {
    what: 'a refund that ended once is not freed again',
    file: `${REFUND_STORE}.ts`,
    find: "({ refunds: { $elemMatch: { id, status: 'requested' } } })",
    replace: '({ refunds: { $elemMatch: { id } } })',
    test: `${REFUND_STORE}.test.ts`,
    title: 'when a refund ends twice',
  },
];
