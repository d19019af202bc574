import {
  PAYMENT_EXCEPTION_KINDS,
  type PaymentExceptionKind,
  type PaymentExceptionStatus,
} from '@shop/contracts/payment-exception';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** waits: goes back by itself at `refundAt`; asked: on its way; left: a person decides after all. */
export type RefundPlan = 'waits' | 'asked' | 'left';
/**
 * planned: the owner hears what is going to happen; refunded: owner and buyer hear that it has; opened: the owner hears
 * that somebody wants the money back.
 */
export type ExceptionMail = 'planned' | 'refunded' | 'opened';

/** A payment that a person has to look at: nothing of the kind is ever dropped or silently kept. */
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
  /** Who paid, where no checkout or order says it. The e-mail is normalised, '' when it is not known. */
  payer?: { email: string; name?: string };
  status: PaymentExceptionStatus;
  refundPlan?: RefundPlan;
  refundAt?: Date;
  /** Mails that are still to be written; they stand here so that the step and its mail are one write. */
  mails?: ExceptionMail[];
  /** What exactly was left undone, or is awaited. */
  detail?: string;
  /** What is awaited is taken until then. */
  until?: Date;
  /** How often it was listed: what had ended may begin again. */
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
