import { createMailStore, type MailStore } from '@shop/mail/mail.store';
import { startSending } from '@shop/mail/start-sending';
import type { Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import type { ContentMediaConfig } from '../config.ts';
import { createInquiryStore } from './contact.store.ts';
import { noticeLetter } from './notice-letter.ts';

const BATCH = 50;

/** Tells the owner of new messages, beside the requests that bring them: mail never makes a shopper wait. */
export function startNotices(db: Mongo, config: ContentMediaConfig, log: Log): Loop {
  const mails = createMailStore(db, { hasServer: Boolean(config.SMTP_URL) });
  return startSending({ mails, config, log, before: () => writeNotices(db, mails, config) });
}

/** A message that owes a notice is freed of it when the mail stands: after a crash in between the mail's key holds. */
async function writeNotices(db: Mongo, mails: MailStore, config: ContentMediaConfig): Promise<void> {
  const { OWNER_EMAIL: to, PUBLIC_BASE_URL } = config;
  if (!to) return;
  const inquiries = createInquiryStore(db);
  for (const inquiry of await inquiries.owing(BATCH)) {
    const { id, email: replyTo } = inquiry;
    const letter = noticeLetter(inquiry, PUBLIC_BASE_URL);
    const key = `owner-message:${id}`;
    await mails.add({ key, kind: 'owner-message', to, replyTo, about: { messageId: id }, ...letter });
    await inquiries.noticed(id);
  }
}
