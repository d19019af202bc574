import { createHash } from 'node:crypto';
import type { PushKind, PushWrite } from '@shop/contracts/push';
import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** A member's browser, and the kinds of news it gets. */
export type SubscriptionRow = {
  /** SHA-256 of the address, by which a browser finds its own row. */
  _id: string;
  userId: number;
  url: string;
  p256dh: string;
  auth: string;
  kinds: string[];
  /** The shop's key that the address was made for; it accepts no other. */
  publicKey: string;
  device: string;
  /** The browser's id, as in sessions; older rows have none. */
  browser?: string | undefined;
  /** Earlier events are not sent. */
  createdAt: Date;
};

const required = true;
const schema = new Schema<SubscriptionRow>(
  {
    _id: String,
    userId: { type: Number, required },
    url: { type: String, required },
    p256dh: { type: String, required },
    auth: { type: String, required },
    kinds: { type: [String], required },
    publicKey: { type: String, required },
    device: { type: String, required },
    browser: String,
    createdAt: { type: Date, required },
  },
  { collection: 'push_subscriptions', versionKey: false },
)
  .index({ kinds: 1 })
  .index({ userId: 1, createdAt: -1 });

export const subscriptionModel = modelOf('PushSubscription', schema);

/** Per person; a further one replaces the oldest. */
const MOST = 10;
const idOf = (url: string): string => createHash('sha256').update(url).digest('hex');

type Given = PushWrite & Pick<SubscriptionRow, 'userId' | 'publicKey' | 'device' | 'browser'>;
export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;

/** The browsers in which members get push notifications. */
export function createSubscriptionStore(db: Mongo, now: () => number = Date.now) {
  const model = subscriptionModel(db);
  const list = (userId: number) =>
    model.find({ userId }).sort({ createdAt: -1 }).lean<SubscriptionRow[]>().exec();
  return {
    list,
    find: (_id: string) => model.findById(_id).lean<SubscriptionRow>().exec(),
    /** The latest choice counts, whoever uses the browser. */
    async keep({ endpoint: url, keys, ...given }: Given): Promise<void> {
      const _id = idOf(url);
      const row = { ...given, ...keys, url, createdAt: new Date(now()) };
      await model.replaceOne({ _id }, { _id, ...row }, { upsert: true });
      for (const old of (await list(given.userId)).slice(MOST)) await model.deleteOne({ _id: old._id });
    },
    remove: (_id: string) => model.deleteOne({ _id }),
    removeOf: (userId: number, _id: string) =>
      model.findOneAndDelete({ _id, userId }).lean<SubscriptionRow>().exec(),
    hears: async (kind: PushKind): Promise<boolean> => (await model.exists({ kinds: kind })) !== null,
    hearing: (kind: PushKind, at: Date) =>
      model
        .find({ kinds: kind, createdAt: { $lt: at } }, { _id: 1 })
        .lean<Pick<SubscriptionRow, '_id'>[]>()
        .exec(),
  };
}
