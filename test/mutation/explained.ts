import { AUTH } from './explained-auth.ts';
import { PAYMENTS } from './explained-payments.ts';
import { UPLOAD } from './explained-upload.ts';

/**
 * A mutant that no test notices, and why none has to. `from` and `to` are what Stryker shows, on one line; `npm run mutate`
 * fails on a survivor that is not here, and on one here that a test notices by now.
 */
export type Explained = { file: string; from: string; to: string; why: string };

export const EXPLAINED: Explained[] = [
  {
    file: 'packages/contracts/src/money.ts',
    from: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6',
    to: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) <= 1e-6',
    why: 'No amount lies just there: binary fractions of pesos miss the centavo by far less, and a third decimal by far more.',
  },
  {
    file: 'gateway/src/request/change.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Requests that a server receives have a method; the type of Node says otherwise because answers have none.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/perform-refund.ts',
    from: 'ledger?.refunds',
    to: 'ledger.refunds',
    why: 'A refund that was sent stands in a ledger, and ledgers stay; the second look at it cannot find none.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund-unmatched-payments.ts',
    from: 'error.status >= 500',
    to: 'error.status > 500',
    why: 'Setting money aside is refused with 404 and 409, or fails with 503: none is just 500.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund.store.ts',
    from: "ledgers .find({ 'refunds.status': 'requested', updatedAt: { $not: { $gt: before, $lte: tooFar(new Date()) } }, }) .sort({ updatedAt: 1 })",
    to: "ledgers.find({ 'refunds.status': 'requested', updatedAt: { $not: { $gt: before, $lte: tooFar(new Date()) } } })",
    why: 'The index that answers has this order; which one answers nobody promises.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund.store.ts',
    from: '{ updatedAt: 1 }',
    to: '{}',
    why: 'The same: without a key the order is that of the index.',
  },
  ...UPLOAD,
  ...AUTH,
  ...PAYMENTS,
];
