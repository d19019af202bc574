import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { tooFar } from '../../next-try.ts';

/** A provider's notification, stored before it is answered. */
export type WebhookEventRow = {
  _id: string;
  paymentId: string;
  /** The notification says that the purchase must not be delivered. */
  stops?: boolean;
  /** Null while it has to be queued, the first time or again. */
  queuedAt: Date | null;
  /** Queue rounds in which its payment could not be settled. */
  attempts?: number;
  nextAt?: Date;
  /** When it was given up and listed for a person. */
  leftAt?: Date;
  createdAt: Date;
};

const KEEP_SECONDS = 30 * 86_400;

const schema = new Schema<WebhookEventRow>(
  {
    _id: String,
    paymentId: { type: String, required: true },
    stops: Boolean,
    queuedAt: Date,
    attempts: Number,
    nextAt: Date,
    leftAt: Date,
    createdAt: Date,
  },
  { versionKey: false },
)
  .index({ queuedAt: 1, nextAt: 1 })
  .index({ paymentId: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export const webhookEventModel = modelOf('WebhookEvent', schema, 'payment_notices');

export type WebhookEventStore = ReturnType<typeof createWebhookEventStore>;

export function createWebhookEventStore(db: Mongo) {
  const events = webhookEventModel(db);
  return {
    /** False when this notification was stored before, as a repetition or a replay. */
    add(_id: string, paymentId: string, stops?: true): Promise<boolean> {
      const row = { _id, paymentId, queuedAt: null, createdAt: new Date(), ...(stops && { stops }) };
      return unlessTaken(
        events.create(row).then(() => true),
        () => false,
      );
    },
    find: (_id: string) => events.findById(_id).lean(),
    /** The ids among these that are stored. */
    known: async (ids: string[]): Promise<Set<string>> => {
      const found = await events.find({ _id: { $in: ids } }, { _id: 1 }).lean();
      return new Set(found.map(({ _id }) => _id));
    },
    /** Whether the provider itself has reported this payment. */
    hasWebhookEvent: async (paymentId: string): Promise<boolean> =>
      (await events.exists({ paymentId })) !== null,
    queued: (_id: string) => events.updateOne({ _id }, { $set: { queuedAt: new Date() } }),
    again: (_id: string, attempts: number, nextAt: Date) =>
      events.updateOne({ _id }, { $set: { queuedAt: null, attempts, nextAt } }),
    abandon: (_id: string) =>
      events.updateOne({ _id }, { $set: { queuedAt: new Date(), leftAt: new Date() } }),
    /** Notifications that are due to be queued, the longest waiting first. */
    waiting: (now: Date, limit: number) =>
      events
        .find({ queuedAt: null, nextAt: { $not: { $gt: now, $lte: tooFar(now) } } })
        .sort({ nextAt: 1 })
        .limit(limit)
        .lean(),
  };
}
