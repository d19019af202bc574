import { mailModel } from '@shop/mail/mail.model';
import type { Mongo } from '@shop/service-kit/mongo';
import type { InquiryStore } from './inquiry.store.ts';

/** Takes away what somebody wrote to the shop, and the owner's notices of it. Answers how many messages there were. */
export const createForgetSender =
  (db: Mongo, inquiries: Pick<InquiryStore, 'ofSender' | 'remove'>) =>
  async (email: string): Promise<number> => {
    const ids = await inquiries.ofSender(email);
    await mailModel(db).deleteMany({ key: { $in: ids.map((id) => `owner-message:${id}`) } });
    for (const id of ids) await inquiries.remove(id);
    return ids.length;
  };
export type ForgetSender = ReturnType<typeof createForgetSender>;
