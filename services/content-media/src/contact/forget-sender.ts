import { mailModel } from '@shop/mail/mail.model';
import type { Mongo } from '@shop/service-kit/mongo';
import type { InquiryStore } from './inquiry.store.ts';

const AT_ONCE = 500;

/** Deletes a sender's messages and the mails about them. Returns the number of messages. */
export const createForgetSender =
  (db: Mongo, inquiries: Pick<InquiryStore, 'ofSender' | 'leave' | 'remove'>) =>
  async (email: string): Promise<number> =>
    forget(db, inquiries, await inquiries.ofSender(email));
export type ForgetSender = ReturnType<typeof createForgetSender>;

/** Deletes all messages from before a date, in batches. */
export const createForgetMessages =
  (db: Mongo, inquiries: Pick<InquiryStore, 'before' | 'leave' | 'remove'>) =>
  async (before: Date): Promise<number> => {
    let count = 0;
    for (;;) {
      const ids = await inquiries.before(before, AT_ONCE);
      count += await forget(db, inquiries, ids);
      if (ids.length < AT_ONCE) return count;
    }
  };
export type ForgetMessages = ReturnType<typeof createForgetMessages>;

/** A mail that is being written meanwhile is deleted here, or by its writer. */
async function forget(
  db: Mongo,
  inquiries: Pick<InquiryStore, 'leave' | 'remove'>,
  ids: number[],
): Promise<number> {
  await inquiries.leave(ids);
  await mailModel(db).deleteMany({ 'about.messageId': { $in: ids } });
  for (const id of ids) await inquiries.remove(id);
  return ids.length;
}
