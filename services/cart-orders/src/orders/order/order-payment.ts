import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import { FIRST_PAID, isRefused, wasPaid } from './payment.rank.ts';
import { onPaidLate, onPaymentChanged } from './order-outbox.ts';
import { orderModel, type OrderRow, type PaymentState } from './order.model.ts';

export type Applied = 'applied' | 'unchanged' | 'second_payment' | 'paid_after_cancellation';

type Known = {
  _id: string;
  status: PaymentStatus;
  statusDetail: string;
  rank: number;
  refundedCents: number;
  voucher?: OrderRow['voucher'] | undefined;
};

export const toState = (payment: Known): PaymentState => ({
  paymentIntentId: payment._id,
  paymentStatus: payment.status,
  paymentStatusDetail: payment.statusDetail,
  paymentRank: payment.rank,
  refundedCents: payment.refundedCents,
  voucher: payment.voucher ?? null,
});

/** The rank of an order that was made for a payment whose state is not noted yet. */
const NOTHING_KNOWN = 0;
const NEVER_PAID = { paymentRank: { $lt: FIRST_PAID } };

/** The state of a new order. Every state of its payment comes after it. */
export const unpaid = (paymentId: string): PaymentState => ({
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

  /** pending → processing in the same step that notes the approval, so that a repetition finds nothing to move. */
  async function approve(guard: object, order: OrderRow, state: PaymentState): Promise<boolean> {
    const event = { at: new Date(), who: 'sistema', from: 'pending' as const, to: onApproved };
    const moved = await orders.updateOne(
      { $and: [guard, NEVER_PAID, { status: 'pending' }] },
      {
        $set: { ...state, status: onApproved },
        $push: { ...andWork(order, state, false), ...(onApproved === 'pending' ? {} : { history: event }) },
      },
    );
    return moved.matchedCount === 1;
  }

  /** Marks the order in the same step, so that a crash before the payment exception is listed loses nothing. */
  async function approveCancelled(guard: object, order: OrderRow, state: PaymentState): Promise<boolean> {
    const moved = await orders.updateOne(
      { $and: [guard, NEVER_PAID, { status: 'cancelled' }] },
      { $set: { ...state, paidLate: true }, $push: { outbox: { $each: onPaidLate(order, state) } } },
    );
    return moved.matchedCount === 1;
  }

  async function outcome(_id: string, state: PaymentState, isNoted: boolean): Promise<Applied> {
    const order = await orders.findById(_id).lean().orFail();
    const isOther = order.paymentIntentId !== state.paymentIntentId;
    if (isOther) return wasPaid(state.paymentStatus) ? 'second_payment' : 'unchanged';
    if (order.paidLate) return 'paid_after_cancellation';
    return isNoted ? 'applied' : 'unchanged';
  }

  return async function apply(order: OrderRow, state: PaymentState): Promise<Applied> {
    const guard = { _id: order._id, ...mayReplace(state) };
    const isFirst = order.paymentRank === NOTHING_KNOWN;
    const isApproval = state.paymentStatus === 'approved';
    if (isApproval && (await approve(guard, order, state))) return 'applied';
    const isNoted =
      (isApproval && (await approveCancelled(guard, order, state))) ||
      (await orders.updateOne(guard, { $set: state, $push: andWork(order, state, isFirst) })).matchedCount ===
        1;
    return outcome(order._id, state, isNoted);
  };
}

/** The work that follows is written with the step itself. */
const andWork = (order: OrderRow, state: PaymentState, isFirst: boolean) => ({
  outbox: { $each: onPaymentChanged(order, state, isFirst) },
});

/**
 * Which states of an order this state of a payment may replace: an earlier one of the same payment; another payment's
 * that was never paid, when this one is; another payment's that was refused, when this one is waiting.
 */
function mayReplace(state: PaymentState): object {
  const { paymentIntentId, paymentRank, paymentStatus } = state;
  const own = { paymentIntentId, paymentRank: { $lt: paymentRank } };
  const other = { paymentIntentId: { $ne: paymentIntentId } };
  if (paymentStatus === 'approved') return { $or: [own, { ...other, ...NEVER_PAID }] };
  if (isRefused(paymentStatus) || wasPaid(paymentStatus)) return own;
  return {
    $or: [
      own,
      { ...other, paymentStatus: { $in: ['rejected', 'cancelled'] } },
      // An order that was written before anybody began to pay it.
      { ...other, paymentRank: NOTHING_KNOWN },
    ],
  };
}
