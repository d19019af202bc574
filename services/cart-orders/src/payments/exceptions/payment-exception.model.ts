import {
  PAYMENT_EXCEPTION_KINDS,
  type PaymentExceptionKind,
  type PaymentExceptionStatus,
} from '@shop/contracts/payment-exception';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** waits: refunds itself at `refundAt`; asked: the refund is on its way; left: a person decides after all. */
export type RefundPlan = 'waits' | 'asked' | 'left';
/**
 * planned: tells the owner about the coming refund; refunded: tells both that it was made; opened: tells the owner
 * about a dispute.
 */
export type ExceptionMail = 'planned' | 'refunded' | 'opened';

/** A payment that a person has to look at. No such payment is ever dropped or silently kept. */
export type PaymentExceptionRow = {
  _id: string;
  kind: PaymentExceptionKind;
  paymentId: string;
  checkoutId?: string;
  orderId?: string;
  paymentStatus: string;
  amountCents: number;
  expectedCents?: number;
  currency: string;
  /** The payer, when no checkout or order names one. The e-mail is normalised, '' when it is not known. */
  payer?: { email: string; name?: string };
  status: PaymentExceptionStatus;
  refundPlan?: RefundPlan;
  refundAt?: Date;
  /** Mails still to be written. They are stored here so that the step and its mail are one write. */
  mails?: ExceptionMail[];
  /** The work that was left undone, or the answer that is awaited. */
  detail?: string;
  /** The provider accepts the awaited answer until then. */
  until?: Date;
  /** How often it was listed: a dispute that ended may begin again. */
  times?: number;
  resolvedBy?: string;
  resolvedAt?: Date;
  note?: string;
  createdAt: Date;
  updatedAt: Date;
};

export const PAYER_INDEX = { 'payer.email': 1 } as const;

const required = true;
const schema = new Schema<PaymentExceptionRow>(
  {
    _id: String,
    kind: { type: String, required, enum: PAYMENT_EXCEPTION_KINDS },
    paymentId: { type: String, required },
    checkoutId: String,
    orderId: String,
    paymentStatus: { type: String, required },
    amountCents: { type: Number, required },
    expectedCents: Number,
    currency: { type: String, required },
    payer: { type: new Schema({ email: String, name: String }, { _id: false }) },
    status: { type: String, required, enum: ['open', 'done'] },
    refundPlan: { type: String, enum: ['waits', 'asked', 'left'] },
    refundAt: Date,
    mails: { type: [String], enum: ['planned', 'refunded', 'opened'], default: undefined },
    detail: String,
    until: Date,
    times: Number,
    resolvedBy: String,
    resolvedAt: Date,
    note: String,
  },
  { timestamps: true, versionKey: false },
)
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ paymentId: 1 })
  .index({ checkoutId: 1 }, { sparse: true })
  .index(PAYER_INDEX, { sparse: true })
  .index({ refundPlan: 1, refundAt: 1 })
  .index({ mails: 1 });

export const paymentExceptionModel = modelOf('PaymentException', schema, 'reviews');
