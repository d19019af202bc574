import type { ContactInquiry } from '@shop/contracts/contact';
import type { InquiryRow } from './inquiry.store.ts';

/** A stored message as administrators read it. */
export const toInquiry = (row: InquiryRow): ContactInquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  isRead: row.isRead,
  ...(row.isSpam && { isSpam: true }),
  createdAt: row.createdAt.toISOString(),
});
