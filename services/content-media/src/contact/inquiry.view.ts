import type { ContactInquiry } from '@shop/contracts/contact';
import type { MailRow } from '@shop/mail/mail.model';
import type { InquiryRow, ReplyRow } from './inquiry.store.ts';

type FateOf = (reply: ReplyRow) => Pick<MailRow, 'status' | 'lastError'> | undefined;

/** A message as administrators read it. @param fateOf the state of a reply's mail */
export const toInquiry = (row: InquiryRow, fateOf: FateOf): ContactInquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  isRead: row.isRead,
  ...(row.isSpam && { isSpam: true }),
  createdAt: row.createdAt.toISOString(),
  ...(row.replies && { replies: row.replies.map((reply) => toReply(reply, fateOf(reply))) }),
});

function toReply({ requestId, at, who, text }: ReplyRow, fate: ReturnType<FateOf>) {
  const { status = 'queued', lastError } = fate ?? {};
  return { id: requestId, at: at.toISOString(), who, text, status, ...(lastError && { lastError }) };
}
