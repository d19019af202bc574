import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { UpdateQuery } from 'mongoose';
import { FIRST_PAID, holdsMoney, isRefused, wasPaid } from './payment.rank.ts';
import { isOnItsWay, sentAtOf } from './order-dates.ts';
import type { OrderPayment } from './order-parts.model.ts';
import { endsAddition, onFirstMoney, onPaidLate, onPaymentChanged } from './order-outbox.ts';
import { orderModel, type OrderRow, type PaymentState } from './order.model.ts';

export type Applied = 'applied' | 'unchanged' | 'paid_after_cancellation';

type Known = {
  _id: string;
  status: PaymentStatus;
  statusDetail: string;
  rank: number;
  refundedCents: number;
  voucher?: OrderRow['voucher'] | undefined;
  /** The parts chosen for an order without money. */
  parts?: OrderPayment[];
};

export const toState = (payment: Known): PaymentState => ({
  paymentIntentId: payment._id,
  paymentStatus: payment.status,
  paymentStatusDetail: payment.statusDetail,
  paymentRank: payment.rank,
  refundedCents: payment.refundedCents,
  voucher: payment.voucher ?? null,
  ...(payment.parts ? { payments: payment.parts } : {}),
});

/** The rank of a new order, whose payment state is not noted yet. */
const NOTHING_KNOWN = 0;
const NEVER_PAID = { paymentRank: { $lt: FIRST_PAID } };

/** The state of a new order. Every payment state replaces it. */
export const unpaidState = (paymentId: string): PaymentState => ({
  paymentIntentId: paymentId,
  paymentStatus: 'pending',
  paymentStatusDetail: '',
  paymentRank: NOTHING_KNOWN,
  refundedCents: 0,
});

export type OrderPayments = ReturnType<typeof createOrderPayments>;

/** Moves orders as their payments move: only forward, each step one atomic update of one document. */
export function createOrderPayments(db: Mongo, onApproved: OrderStatus) {
  const orders = orderModel(db);

  const matches = async (filters: object[], change: UpdateQuery<OrderRow>): Promise<boolean> =>
    (await orders.updateOne({ $and: filters }, change)).matchedCount === 1;

  /** pending → processing in the same step that notes the money, so that a repetition finds nothing to move. */
  function approve(guard: object, order: OrderRow, state: PaymentState): Promise<boolean> {
    const event = { at: new Date(), who: 'sistema', from: 'pending' as const, to: onApproved };
    return matches([guard, NEVER_PAID, { status: 'pending' }], {
      $set: { ...state, status: onApproved },
      $push: {
        outbox: { $each: onFirstMoney(order, state) },
        ...(onApproved === 'pending' ? {} : { history: event }),
      },
    });
  }

  /** Marks the order in the same step, so that a crash before the payment exception is listed loses nothing. */
  const approveCancelled = (guard: object, order: OrderRow, state: PaymentState): Promise<boolean> =>
    matches([guard, NEVER_PAID, { status: 'cancelled' }], {
      $set: { ...state, paidLate: true },
      $push: { outbox: { $each: onPaidLate(order, state) } },
    });

  /** Notes the money of an order whose status a person has already changed. */
  const approveMoved = (guard: object, order: OrderRow, state: PaymentState): Promise<boolean> =>
    matches([guard, NEVER_PAID], {
      $set: state,
      $push: { outbox: { $each: onFirstMoney(order, state) } },
    });

  /** Notes the money of an order that was sent before it: the order counts as on its way since it was sent. */
  async function approveSent(guard: object, order: OrderRow, state: PaymentState): Promise<boolean> {
    if (!isOnItsWay({ ...order, paymentStatus: state.paymentStatus })) return false;
    return matches([guard, NEVER_PAID, { status: 'completed', deliveredAt: null }], {
      $set: { ...state, onItsWaySince: sentAtOf(order) ?? new Date() },
      $push: { outbox: { $each: onFirstMoney(order, state) } },
    });
  }

  async function outcome(_id: string, state: PaymentState, isNoted: boolean): Promise<Applied> {
    const order = await orders.findById(_id).lean().orFail();
    if (order.paymentIntentId !== state.paymentIntentId) return 'unchanged';
    if (order.paidLate) return 'paid_after_cancellation';
    return isNoted ? 'applied' : 'unchanged';
  }

  return async function apply(order: OrderRow, state: PaymentState): Promise<Applied> {
    // The total guards against an exchange or addition meanwhile, which this state does not include.
    const guard = { _id: order._id, totalCents: order.totalCents, ...mayReplace(state) };
    if (holdsMoney(state.paymentStatus))
      for (const step of [approve, approveCancelled, approveSent, approveMoved])
        if (await step(guard, order, state)) return outcome(order._id, state, true);
    const isFirst = order.paymentRank === NOTHING_KNOWN;
    const work = { outbox: { $each: onPaymentChanged(order, state, isFirst) } };
    const change = { $set: state, ...(endsAddition(state) && { $unset: { addition: 1 } }), $push: work };
    return outcome(order._id, state, await matches([guard], change));
  };
}

/**
 * Which stored states this payment state may replace: an earlier state of the same payment; any never-paid payment,
 * when this one has money; a refused other payment, when this one is waiting. Several parts are only chosen for an
 * order that was never paid.
 */
function mayReplace(state: PaymentState): object {
  const { paymentIntentId, paymentRank, paymentStatus, payments } = state;
  if (payments) return NEVER_PAID;
  const own = { paymentIntentId, paymentRank: { $lt: paymentRank } };
  const other = { paymentIntentId: { $ne: paymentIntentId } };
  if (holdsMoney(paymentStatus)) return { $or: [own, { ...other, ...NEVER_PAID }] };
  if (isRefused(paymentStatus) || wasPaid(paymentStatus)) return own;
  return {
    $or: [
      own,
      { ...other, paymentStatus: { $in: ['rejected', 'cancelled'] } },
      // An order that an administrator wrote before any payment began.
      { ...other, paymentRank: NOTHING_KNOWN },
    ],
  };
}
