import type { ContactChange, contactListQuery, ContactReply } from '@shop/contracts/contact';
import { escapeRegExp } from '@shop/contracts/search';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type * as z from 'zod/mini';

/** The shop's reply. `isOwed`: its mail has not been written yet. */
export type ReplyRow = { requestId: string; at: Date; who: string; text: string; isOwed?: boolean };

/** A contact message as stored. */
export type InquiryRow = {
  id: number;
  name: string;
  email: string;
  message: string;
  isRead: boolean;
  /** The hidden field was filled in, which people never see. */
  isSpam?: boolean;
  /** The owner has not been notified yet. */
  owesNotice?: boolean;
  /** The oldest first. */
  replies?: ReplyRow[];
  /** The sender is being forgotten, so no more mails are written about the message. */
  isLeaving?: boolean;
  createdAt: Date;
};

const required = true;
const reply = new Schema<ReplyRow>(
  {
    requestId: { type: String, required },
    at: { type: Date, required },
    who: { type: String, required },
    text: { type: String, required },
    isOwed: Boolean,
  },
  { _id: false },
);
const schema = new Schema<InquiryRow>(
  {
    id: { type: Number, required },
    name: { type: String, required },
    email: { type: String, required },
    message: { type: String, required },
    isRead: { type: Boolean, default: false },
    isSpam: Boolean,
    owesNotice: Boolean,
    replies: { type: [reply], default: undefined },
    isLeaving: Boolean,
  },
  {
    collection: 'contact_inquiries',
    id: false,
    timestamps: { createdAt: true, updatedAt: false },
    versionKey: false,
  },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ isSpam: 1, id: -1 });
schema.index({ isRead: 1, id: -1 });
schema.index({ email: 1 });
schema.index({ owesNotice: 1 }, { sparse: true });
schema.index({ 'replies.isOwed': 1 }, { sparse: true });

export const inquiryModel = modelOf('Inquiry', schema);

const STAYING = { isLeaving: { $exists: false } };

type InquiryFields = Pick<InquiryRow, 'name' | 'email' | 'message'>;
type InquiryPage = Pick<z.output<typeof contactListQuery>, 'isRead' | 'isAnswered'> & {
  isSpam: boolean;
  page: number;
  pageSize: number;
};
export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Contact messages in MongoDB. A message is marked until the mail to the owner is stored. */
export function createInquiryStore(db: Mongo) {
  const model = inquiryModel(db);
  const find = (id: number) => model.findOne({ id }).lean<InquiryRow>().exec();
  return {
    async create(fields: InquiryFields, is: { isSpam: boolean; owesNotice: boolean }): Promise<void> {
      const id = await nextId(db, 'inquiries');
      const { isSpam, owesNotice } = is;
      await model.create({ ...fields, id, ...(isSpam && { isSpam }), ...(owesNotice && { owesNotice }) });
    },

    /** Newest first; ids grow with time. */
    list({ isRead, isAnswered, isSpam, ...place }: InquiryPage): Promise<Page<InquiryRow>> {
      const filter = {
        isSpam: isSpam ? true : { $exists: false },
        ...(isRead !== undefined && { isRead }),
        ...(isAnswered !== undefined && { replies: { $exists: isAnswered } }),
      };
      return listPage(model, filter, { ...place, sort: { id: -1 } });
    },

    change: (id: number, change: ContactChange) =>
      model
        .findOneAndUpdate({ id }, 'isRead' in change ? { $set: change } : { $unset: { isSpam: 1 } }, {
          returnDocument: 'after',
        })
        .lean<InquiryRow>()
        .exec(),

    find,

    owing: (limit: number) =>
      model
        .find({ owesNotice: true, ...STAYING })
        .sort({ id: 1 })
        .limit(limit)
        .lean<InquiryRow[]>()
        .exec(),
    /** @returns false when the sender was forgotten meanwhile */
    noticed: async (id: number) =>
      (await model.updateOne({ id, ...STAYING }, { $unset: { owesNotice: 1 } })).matchedCount === 1,

    /**
     * Adds a reply if there are still `seen` replies, and none with the same request id. @returns the message as
     * stored, with this reply or with another one that came first
     */
    async reply(id: number, { seen, ...given }: ContactReply & { who: string }): Promise<InquiryRow | null> {
      const { requestId } = given;
      const replies = seen === 0 ? { $exists: false } : { $size: seen };
      await model.updateOne(
        { id, replies, 'replies.requestId': { $ne: requestId }, ...STAYING },
        { $push: { replies: { ...given, at: new Date(), isOwed: true } }, $set: { isRead: true } },
      );
      return find(id);
    },
    owingReply: (limit: number) =>
      model
        .find({ 'replies.isOwed': true, ...STAYING })
        .limit(limit)
        .lean<InquiryRow[]>()
        .exec(),
    /** @returns false when the sender was forgotten meanwhile */
    async replied(id: number, requestId: string): Promise<boolean> {
      const reply = { id, 'replies.requestId': requestId, ...STAYING };
      return (await model.updateOne(reply, { $unset: { 'replies.$.isOwed': 1 } })).matchedCount === 1;
    },

    /** The newest messages, without spam. */
    latest: (limit: number) =>
      model
        .find({ isSpam: { $exists: false } }, { id: 1, createdAt: 1 })
        .sort({ id: -1 })
        .limit(limit)
        .lean<Pick<InquiryRow, 'id' | 'createdAt'>[]>()
        .exec(),

    /** The ids of a sender's messages; the case of the address does not matter. */
    async ofSender(email: string): Promise<number[]> {
      const sender = { $regex: `^${escapeRegExp(email)}$`, $options: 'i' };
      const found = await model.find({ email: sender }, { id: 1 }).hint({ email: 1 }).lean<InquiryRow[]>();
      return found.map(({ id }) => id);
    },
    /** The oldest messages from before the date; ids grow with time. */
    async before(createdBefore: Date, limit: number): Promise<number[]> {
      const old = { createdAt: { $lt: createdBefore } };
      const found = await model.find(old, { id: 1 }).sort({ id: 1 }).limit(limit).lean<InquiryRow[]>();
      return found.map(({ id }) => id);
    },
    /** Marks messages, so that anyone who writes a mail about one takes it back. */
    leave: (ids: number[]) => model.updateMany({ id: { $in: ids } }, { $set: { isLeaving: true } }).exec(),
    remove: (id: number) => model.findOneAndDelete({ id }).lean<InquiryRow>().exec(),
  };
}
