import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contracts/order';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import { voucherSchema, type PaymentVoucher } from '../../orders/order/order-parts.model.ts';

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
  /** Whose money it is at the provider. */
  collectorId?: string;
  /** Of earlier releases there is none: it is the first one. */
  provider?: string;
  voucher: PaymentVoucher | null;
  payerEmail?: string;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const schema = new Schema<PaymentRow>(
  {
    _id: String,
    checkoutId: { type: String, required },
    status: { type: String, required, enum: PAYMENT_STATUSES },
    statusDetail: String,
    rank: { type: Number, required },
    amountCents: { type: Number, required },
    refundedCents: Number,
    currency: { type: String, required },
    collectorId: String,
    provider: String,
    voucher: voucherSchema,
    payerEmail: String,
  },
  { timestamps: true, versionKey: false },
).index({ checkoutId: 1 });

export const paymentModel = modelOf('Payment', schema, 'payments');
