import { REFUND_STATUSES, type RefundStatus } from '@shop/contracts/refund';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

export type RefundEntry = {
  /** Also the key by which the provider knows a repetition. */
  id: string;
  /** The press of the button that it came from. */
  requestId: string;
  amountCents: number;
  /** All of the payment, and nothing went back before. */
  isWhole: boolean;
  status: RefundStatus;
  who: string;
  at: Date;
  providerId?: string;
  /** The provider's number of the reason why it failed. */
  code?: number;
  /** What an administrator is told of it. */
  reason?: string;
};

/**
 * All refunds of one payment in one document, so that a refund and the money set aside for it are written in one
 * step: what two administrators reserve at the same moment can never be more than was paid.
 */
export type RefundLedgerRow = {
  /** The payment's id. */
  _id: string;
  /** Reserved: what went back or is on its way, by the shop or in the provider's own pages. */
  promisedCents: number;
  refunds: RefundEntry[];
  /** Of earlier releases there is none: it is the first one. */
  provider?: string;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const entrySchema = new Schema<RefundEntry>(
  {
    id: { type: String, required },
    requestId: { type: String, required },
    amountCents: { type: Number, required },
    isWhole: Boolean,
    status: { type: String, required, enum: REFUND_STATUSES },
    who: { type: String, required },
    at: { type: Date, required },
    providerId: String,
    code: Number,
    reason: String,
  },
  { _id: false, id: false },
);

const schema = new Schema<RefundLedgerRow>(
  { _id: String, promisedCents: { type: Number, required }, refunds: [entrySchema], provider: String },
  { timestamps: true, versionKey: false },
).index({ 'refunds.status': 1, updatedAt: 1 });

export const refundLedgerModel = modelOf('RefundLedger', schema, 'refunds');
