import type { ContactInquiry } from '@shop/contracts/contact';
import type { MailStore } from '@shop/mail/mail.store';
import { notFound } from '@shop/service-kit/errors';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryRow, InquiryStore } from './inquiry.store.ts';
import { toInquiry } from './inquiry.view.ts';
import { renderReplyEmail } from './reply-email.ts';

const BATCH = 50;

type Deps = {
  inquiries: InquiryStore;
  settings: Pick<SettingsStore, 'read'>;
  mails: Pick<MailStore, 'add' | 'fates' | 'remove' | 'resend'>;
  config: { PUBLIC_BASE_URL: string };
};
export type Replies = ReturnType<typeof createReplies>;

const keyOf = (id: number, requestId: string) => `message-reply:${id}:${requestId}`;

/** Replies to messages, and their mails. */
export function createReplies({ inquiries, settings, mails, config }: Deps) {
  /** Writes the owed mails. After a crash in between, the mail's key prevents a second one. */
  async function write({ id, email: to, replies = [], ...asked }: InquiryRow): Promise<void> {
    const { values } = await settings.read();
    const replyTo = values.ownerEmail || values.contact.email;
    for (const reply of replies.filter(({ isOwed }) => isOwed)) {
      const key = keyOf(id, reply.requestId);
      await mails.add({
        key,
        kind: 'message-reply',
        to,
        ...(replyTo && { replyTo }),
        about: { messageId: id },
        ...renderReplyEmail(asked, reply, config.PUBLIC_BASE_URL)(values),
      });
      if (!(await inquiries.replied(id, reply.requestId))) await mails.remove(key);
    }
  }

  return {
    write,

    /** Writes the mails that a crashed process left. */
    async writeOwed(): Promise<void> {
      for (const inquiry of await inquiries.owingReply(BATCH)) await write(inquiry);
    },

    /** Sends a reply again that did not arrive. @throws AppError 404 */
    async resend(inquiry: InquiryRow, { requestId, who }: { requestId: string; who: string }): Promise<void> {
      const [mail] = await mails.fates([keyOf(inquiry.id, requestId)]);
      if (!mail) throw notFound('No encontramos esa respuesta.');
      // A repeated or late request must not send a delivered mail again.
      if (mail.status !== 'sent') await mails.resend(mail._id, who);
    },

    /** Messages as administrators read them, with the states of their replies' mails. */
    async shown(rows: InquiryRow[]): Promise<ContactInquiry[]> {
      const keys = rows.flatMap(({ id, replies = [] }) =>
        replies.map(({ requestId }) => keyOf(id, requestId)),
      );
      const fates = keys.length > 0 ? await mails.fates(keys) : [];
      const byKey = new Map(fates.map((fate) => [fate.key, fate]));
      return rows.map((row) => toInquiry(row, ({ requestId }) => byKey.get(keyOf(row.id, requestId))));
    },
  };
}
