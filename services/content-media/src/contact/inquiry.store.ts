import { escapeRegExp } from '@shop/contracts/search';
import { countList, type Counted } from '@shop/service-kit/list-count/list-count';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { inquiryModel, type InquiryRow } from './inquiry.model.ts';

export type InquiryFields = Pick<InquiryRow, 'name' | 'email' | 'message'>;
export type InquiryPage = { isRead: boolean | undefined; page: number; pageSize: number };
export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Contact messages in MongoDB. One that owes the owner a mail says so itself until there is one. */
export function createInquiryStore(db: Mongo) {
  const model = inquiryModel(db);
  return {
    async create(fields: InquiryFields, { owesNotice }: { owesNotice: boolean }): Promise<void> {
      const id = await nextId(db, 'inquiries');
      await model.create({ ...fields, id, ...(owesNotice && { owesNotice }) });
    },

    /** Newest first; ids grow with time. */
    async list({ isRead, page, pageSize }: InquiryPage): Promise<{ rows: InquiryRow[] } & Counted> {
      const filter = isRead === undefined ? {} : { isRead };
      const skip = (page - 1) * pageSize;
      const [rows, counted] = await Promise.all([
        model.find(filter).sort({ id: -1 }).skip(skip).limit(pageSize).lean<InquiryRow[]>().exec(),
        countList(model, filter, { skip, limit: pageSize }),
      ]);
      return { rows, ...counted };
    },

    setRead: (id: number, isRead: boolean) =>
      model
        .findOneAndUpdate({ id }, { $set: { isRead } }, { returnDocument: 'after' })
        .lean<InquiryRow>()
        .exec(),

    owing: (limit: number) =>
      model.find({ owesNotice: true }).sort({ id: 1 }).limit(limit).lean<InquiryRow[]>().exec(),
    noticed: (id: number) => model.updateOne({ id }, { $unset: { owesNotice: 1 } }).exec(),

    /** The ids of what somebody wrote; capitals in the address make no other person. */
    async ofSender(email: string): Promise<number[]> {
      const sender = { $regex: `^${escapeRegExp(email)}$`, $options: 'i' };
      const found = await model.find({ email: sender }, { id: 1 }).hint({ email: 1 }).lean<InquiryRow[]>();
      return found.map(({ id }) => id);
    },
    remove: (id: number) => model.findOneAndDelete({ id }).lean<InquiryRow>().exec(),
  };
}
