import type { OwnChoice } from '@shop/contracts/pay-kinds';
import type { PaymentMeans } from '@shop/contracts/payment-means';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** Money that somebody of the team saw arrive. */
export type Receipt = {
  /** The press of the button that it came from. */
  id: string;
  cents: number;
  means: PaymentMeans;
  /** The day on which it arrived. */
  paidOn: string;
  note?: string;
  who: string;
  at: Date;
};
/** Money that somebody gave back of one of its payments; `key` is the refund's. */
export type OwnBack = { key: string; paymentId: string; cents: number; at: Date };

/**
 * A checkout that is paid to the shop itself: what is awaited, until when, and what has come in and gone back. All in one
 * document, so that whoever marks it at the same moment as another does so after them.
 */
export type OwnPaymentRow = {
  /** The page's id. */
  _id: string;
  checkoutId: string;
  way: OwnChoice;
  dueCents: number;
  clabe?: string;
  bank?: string;
  beneficiary?: string;
  /** What the payer writes beside a transfer: seven digits, which no other has. */
  reference?: string;
  payBefore: Date;
  /** Until all of it is here, or it ended. */
  waits?: true;
  /** Nobody paid it in time, or its page was replaced. */
  endedAt?: Date;
  receipts: Receipt[];
  backs: OwnBack[];
  /** The sweep goes by it. */
  changedAt: Date;
};

const required = true;
const receiptSchema = new Schema<Receipt>(
  {
    id: { type: String, required },
    cents: { type: Number, required },
    means: { type: String, required },
    paidOn: { type: String, required },
    note: String,
    who: { type: String, required },
    at: { type: Date, required },
  },
  { _id: false, id: false },
);
const backSchema = new Schema<OwnBack>(
  {
    key: { type: String, required },
    paymentId: { type: String, required },
    cents: { type: Number, required },
    at: { type: Date, required },
  },
  { _id: false },
);
const schema = new Schema<OwnPaymentRow>(
  {
    _id: String,
    checkoutId: { type: String, required },
    way: { type: String, required },
    dueCents: { type: Number, required },
    clabe: String,
    bank: String,
    beneficiary: String,
    reference: String,
    payBefore: { type: Date, required },
    waits: Boolean,
    endedAt: Date,
    receipts: [receiptSchema],
    backs: [backSchema],
    changedAt: { type: Date, required },
  },
  { versionKey: false },
)
  .index({ checkoutId: 1 })
  .index({ changedAt: 1 })
  .index({ reference: 1 }, { unique: true, sparse: true })
  .index({ payBefore: 1 }, { partialFilterExpression: { waits: true } });

export const ownPaymentModel = modelOf('OwnPayment', schema, 'own_payments');
