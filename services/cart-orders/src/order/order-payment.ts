import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import { isRefused, rankOf, wasPaid } from '../payment/payment.rank.ts';
import type { OrderDoc } from './order.model.ts';

/** What an order keeps of the payment that it stands on. */
export type PaymentState = Pick<
  OrderDoc,
  'paymentIntentId' | 'paymentStatus' | 'paymentStatusDetail' | 'paymentRank'
>;
export type Applied = 'applied' | 'unchanged' | 'second_payment' | 'paid_after_cancellation';

type Known = { _id: string; status: PaymentStatus; statusDetail: string };

export const toState = (payment: Known): PaymentState => ({
  paymentIntentId: payment._id,
  paymentStatus: payment.status,
  paymentStatusDetail: payment.statusDetail,
  paymentRank: rankOf(payment.status),
});

/** The state an order is born with: any news of its payment comes after it. */
export const unpaid = (paymentId: string): PaymentState => ({
  paymentIntentId: paymentId,
  paymentStatus: 'pending',
  paymentStatusDetail: '',
  paymentRank: 0,
});

export type OrderPayments = ReturnType<typeof orderPayments>;

/** Moves orders as their payments move: only forward, each step one atomic update of one document. */
export function orderPayments(db: Mongo, onApproved: OrderStatus) {
  const orders = db.model<OrderDoc>('Order');

  /** pending → processing in the same step that notes the approval, so that a repeated notice finds nothing to move. */
  async function approve(guard: object, state: PaymentState): Promise<boolean> {
    const event = { at: new Date(), who: 'sistema', from: 'pending' as const, to: onApproved };
    const moved = await orders.updateOne(
      { ...guard, status: 'pending' },
      {
        $set: { ...state, status: onApproved },
        ...(onApproved === 'pending' ? {} : { $push: { history: event } }),
      },
    );
    return moved.matchedCount === 1;
  }

  async function outcome(_id: string, state: PaymentState, isNoted: boolean): Promise<Applied> {
    const order = await orders.findById(_id).lean().orFail();
    const isApproval = state.paymentStatus === 'approved';
    if (isNoted) return isApproval && order.status === 'cancelled' ? 'paid_after_cancellation' : 'applied';
    const isOther = order.paymentIntentId !== state.paymentIntentId;
    return isOther && wasPaid(state.paymentStatus) ? 'second_payment' : 'unchanged';
  }

  return async function apply(order: OrderDoc, state: PaymentState): Promise<Applied> {
    const guard = { _id: order._id, ...mayReplace(state) };
    if (state.paymentStatus === 'approved' && (await approve(guard, state))) return 'applied';
    const noted = await orders.updateOne(guard, { $set: state });
    return outcome(order._id, state, noted.matchedCount === 1);
  };
}

/**
 * The states of an order that a payment's news may replace: an earlier one of the same payment; another payment's
 * that was never paid, when this one is; another payment's that was refused, when this one is waiting.
 */
function mayReplace(state: PaymentState): object {
  const { paymentIntentId, paymentRank, paymentStatus } = state;
  const own = { paymentIntentId, paymentRank: { $lt: paymentRank } };
  const other = { paymentIntentId: { $ne: paymentIntentId } };
  if (paymentStatus === 'approved') return { paymentRank: { $lt: paymentRank } };
  if (isRefused(paymentStatus) || wasPaid(paymentStatus)) return own;
  return { $or: [own, { ...other, paymentStatus: { $in: ['rejected', 'cancelled'] } }] };
}
