import type { PaymentStatus } from '@shop/contracts/order';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { PaymentVoucher } from '../../orders/order/order-parts.model.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';
import { rankOf } from '../../orders/order/payment.rank.ts';

/** What was learnt of one payment of the provider; its id is the provider's, so it can be used once only. */
export type PaymentRow = {
  _id: string;
  checkoutId: string;
  status: PaymentStatus;
  statusDetail: string;
  rank: number;
  amountCents: number;
  refundedCents: number;
  currency: string;
  voucher: PaymentVoucher | null;
  payerEmail?: string;
  createdAt: Date;
  updatedAt: Date;
};

const schema = new Schema<PaymentRow>(
  {
    _id: String,
    checkoutId: String,
    status: String,
    statusDetail: String,
    rank: Number,
    amountCents: Number,
    refundedCents: Number,
    currency: String,
    voucher: Schema.Types.Mixed,
    payerEmail: String,
  },
  { timestamps: true, versionKey: false },
).index({ checkoutId: 1 });

export const registerPayments = (db: Mongo): void => void db.model<PaymentRow>('Payment', schema, 'payments');

export type PaymentStore = ReturnType<typeof createPaymentStore>;

export function createPaymentStore(db: Mongo) {
  const payments = db.model<PaymentRow>('Payment');
  return {
    /** Notes the provider's news and answers the furthest state known, which older news does not change. */
    async record(payment: ProviderPayment, checkoutId: string): Promise<PaymentRow> {
      const { id, status, statusDetail, amountCents, currency } = payment;
      const rank = rankOf(status, payment.changedAt);
      const { refundedCents, voucher = null } = payment;
      const state = { status, statusDetail, rank, refundedCents, voucher };
      const { payerEmail } = payment;
      const isBehind = { _id: id, rank: { $lt: rank } };
      const first = { checkoutId, amountCents, currency, ...(payerEmail ? { payerEmail } : {}) };
      try {
        await payments.updateOne(isBehind, { $set: state, $setOnInsert: first }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row is there. Another door may have inserted it just now with a lower rank: only then this writes.
        await payments.updateOne(isBehind, { $set: state });
      }
      return payments.findById(id).lean().orFail();
    },
    find: (_id: string) => payments.findById(_id).lean(),
    ofCheckout: (checkoutId: string) => payments.find({ checkoutId }).lean(),
  };
}
