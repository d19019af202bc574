import type { OwnChoice } from '@shop/contracts/pay-kinds';
import type { PaymentMeans } from '@shop/contracts/payment-means';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** Money that a team member saw arrive. */
export type Receipt = {
  /** The button press that stored it. */
  id: string;
  cents: number;
  means: PaymentMeans;
  paidOn: string;
  note?: string;
  who: string;
  at: Date;
};
/** Money that a team member gave back from a payment; `key` is the refund's. */
export type OwnBack = { key: string; paymentId: string; cents: number; at: Date };

/**
 * A checkout that is paid to the shop itself: what is awaited, until when, and what came in and went back. All of it is
 * one document, so that simultaneous marks are applied one after the other.
 */
export type OwnPaymentRow = {
  /** The payment page's id. */
  _id: string;
  checkoutId: string;
  way: OwnChoice;
  dueCents: number;
  clabe?: string;
  bank?: string;
  beneficiary?: string;
  /** The reference that the payer adds to a transfer: seven digits, unique. */
  reference?: string;
  payBefore: Date;
  /** Set until the whole amount is here, or the term ended. */
  waits?: true;
  /** Set when nobody paid in time, or when the page was replaced. */
  endedAt?: Date;
  receipts: Receipt[];
  backs: OwnBack[];
  /** The sweep searches by it. */
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
