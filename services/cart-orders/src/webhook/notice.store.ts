import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** A notification of the provider, stored before it is answered. */
export type NoticeDoc = { _id: string; paymentId: string; queuedAt: Date | null; createdAt: Date };

const KEEP_SECONDS = 30 * 86_400;

const schema = new Schema<NoticeDoc>(
  { _id: String, paymentId: String, queuedAt: Date, createdAt: Date },
  { versionKey: false },
)
  .index({ queuedAt: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export const registerNotices = (db: Mongo): void =>
  void db.model<NoticeDoc>('Notice', schema, 'payment_notices');

export type NoticeStore = ReturnType<typeof noticeStore>;

export function noticeStore(db: Mongo) {
  const notices = db.model<NoticeDoc>('Notice');
  return {
    /** False when this notification was stored before: a repetition, or a replay. */
    async add(_id: string, paymentId: string): Promise<boolean> {
      try {
        await notices.create({ _id, paymentId, queuedAt: null, createdAt: new Date() });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    queued: (_id: string) => notices.updateOne({ _id }, { $set: { queuedAt: new Date() } }),
    waiting: (limit: number) => notices.find({ queuedAt: null }).limit(limit).lean(),
  };
}
