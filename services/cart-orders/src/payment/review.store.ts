import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** Why a payment cannot be settled by itself. */
export type ReviewKind =
  | 'unknown_reference'
  | 'amount'
  | 'currency'
  | 'collector'
  | 'other_checkout'
  | 'superseded_checkout'
  | 'refunded_without_order'
  | 'second_payment'
  | 'paid_after_cancellation'
  | 'refund_failed';

/** A payment that a person has to look at: nothing of the kind is ever dropped or silently kept. */
export type ReviewDoc = {
  _id: string;
  kind: ReviewKind;
  paymentId: string;
  checkoutId?: string;
  orderId?: string;
  paymentStatus: string;
  amountCents: number;
  expectedCents?: number;
  currency: string;
  status: 'open' | 'done';
  createdAt: Date;
  updatedAt: Date;
};
export type NewReview = Omit<ReviewDoc, '_id' | 'status' | 'createdAt' | 'updatedAt'>;

const schema = new Schema<ReviewDoc>(
  {
    _id: String,
    kind: String,
    paymentId: String,
    checkoutId: String,
    orderId: String,
    paymentStatus: String,
    amountCents: Number,
    expectedCents: Number,
    currency: String,
    status: String,
  },
  { timestamps: true, versionKey: false },
).index({ status: 1, createdAt: -1 });

export const registerReviews = (db: Mongo): void => void db.model<ReviewDoc>('Review', schema, 'reviews');

export type ReviewStore = ReturnType<typeof reviewStore>;

export function reviewStore(db: Mongo) {
  const reviews = db.model<ReviewDoc>('Review');
  return {
    /** Lists a payment once per reason; true when it was not listed before. */
    async add({ paymentStatus, ...review }: NewReview): Promise<boolean> {
      const _id = `${review.paymentId}-${review.kind}`;
      try {
        const done = await reviews.updateOne(
          { _id },
          { $set: { paymentStatus }, $setOnInsert: { ...review, status: 'open' } },
          { upsert: true },
        );
        return done.upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    open: () => reviews.find({ status: 'open' }).sort({ createdAt: -1 }).limit(200).lean(),
  };
}
