import type { ReviewKind, ReviewListQuery } from '@shop/contracts/review';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import type { ReviewDoc } from './review.model.ts';

export type NewReview = Pick<
  ReviewDoc,
  'kind' | 'paymentId' | 'checkoutId' | 'orderId' | 'paymentStatus' | 'amountCents' | 'currency'
> & { expectedCents?: number };
export type Resolution = { who: string; note: string };

/** What a payment's status settles by itself: all of it, or only what was about a dispute. */
const SETTLED: Record<string, { kinds?: ReviewKind[]; note: string }> = {
  refunded: { note: 'El pago se reembolsó por completo.' },
  approved: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó a tu favor.' },
  partially_refunded: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó.' },
  charged_back: { kinds: ['dispute'], note: 'La disputa terminó en contracargo.' },
};

export type ReviewStore = ReturnType<typeof reviewStore>;

export function reviewStore(db: Mongo) {
  const reviews = db.model<ReviewDoc>('Review');
  const close = ({ who, note }: Resolution) => ({
    $set: { status: 'done' as const, resolvedBy: who, resolvedAt: new Date(), note },
  });

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
    /** Tells the list what became of a payment, and closes what that settles; true when the payment is listed. */
    async follow(paymentId: string, paymentStatus: string): Promise<boolean> {
      const listed = await reviews.updateMany({ paymentId }, { $set: { paymentStatus } });
      if (listed.matchedCount === 0) return false;
      const settled = SETTLED[paymentStatus];
      if (!settled) return true;
      const { kinds, note } = settled;
      const open = { paymentId, status: 'open' as const, ...(kinds ? { kind: { $in: kinds } } : {}) };
      await reviews.updateMany(open, close({ who: 'sistema', note }));
      return true;
    },
    /** For what comes back after the payment itself had settled it; what a person resolved stays resolved. */
    reopen: (paymentId: string, kind: ReviewKind) =>
      reviews.updateOne(
        { _id: `${paymentId}-${kind}`, resolvedBy: 'sistema' },
        { $set: { status: 'open' }, $unset: { resolvedBy: 1, resolvedAt: 1, note: 1 } },
      ),
    find: (_id: string) => reviews.findById(_id).lean(),
    /** Null when it is not open (any more). */
    resolve: (_id: string, resolution: Resolution) =>
      reviews
        .findOneAndUpdate({ _id, status: 'open' }, close(resolution), { returnDocument: 'after' })
        .lean(),
    /** One page, newest first, and the number of all. */
    async list({ status, page, pageSize }: ReviewListQuery): Promise<{ rows: ReviewDoc[]; total: number }> {
      const filter = status ? { status } : {};
      const [rows, total] = await Promise.all([
        reviews
          .find(filter)
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .lean(),
        reviews.countDocuments(filter),
      ]);
      return { rows, total };
    },
    countOpen: () => reviews.countDocuments({ status: 'open' }),
  };
}
