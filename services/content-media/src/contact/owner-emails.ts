import type { MailConfig } from '@shop/mail/env';
import type { MailStore } from '@shop/mail/mail.store';
import { sendMailsJob } from '@shop/mail/sending';
import type { MailTransport } from '@shop/mail/smtp';
import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryStore } from './inquiry.store.ts';
import type { Replies } from './replies.ts';
import { renderOwnerEmail } from './owner-email.ts';

const BATCH = 50;

type Deps = {
  inquiries: InquiryStore;
  settings: SettingsStore;
  mails: MailStore;
  config: MailConfig & { PUBLIC_BASE_URL: string };
  transport: () => MailTransport | undefined;
  log: Log;
  replies: Pick<Replies, 'writeOwed'>;
};

type Owing = Pick<Deps, 'inquiries'> & {
  settings: Pick<SettingsStore, 'read'>;
  mails: Pick<MailStore, 'add' | 'remove'>;
  config: { PUBLIC_BASE_URL: string };
};

/** Sends mails about new messages and replies in the background, so that no shopper waits for a mail server. */
export const ownerEmailJob = (deps: Deps): Job =>
  sendMailsJob(deps, async () => {
    await addOwnerEmails(deps);
    await deps.replies.writeOwed();
  });

/** Clears the mark of a message once its mail is stored. After a crash in between, the mail's key prevents a second. */
export async function addOwnerEmails({ inquiries, settings, mails, config }: Owing): Promise<void> {
  const owing = await inquiries.owing(BATCH);
  if (owing.length === 0) return;
  const { values } = await settings.read();
  const to = values.ownerEmail;
  if (!to) return;
  for (const inquiry of owing) {
    const { id, email: replyTo } = inquiry;
    const email = renderOwnerEmail(inquiry, config.PUBLIC_BASE_URL)(values);
    const key = `owner-message:${id}`;
    await mails.add({ key, kind: 'owner-message', to, replyTo, about: { messageId: id }, ...email });
    if (!(await inquiries.noticed(id))) await mails.remove(key);
  }
}
