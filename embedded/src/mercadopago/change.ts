import { providerDate } from './dates.ts';
import type { Sandbox } from './sandbox.ts';
import type { Payment } from './types.ts';

/** Changes a payment that exists and notifies; committed to disk on return, unless a transaction is already open. */
export function change({ books, post }: Sandbox, payment: Payment, changes: Partial<Payment>): Payment {
  const now = providerDate();
  const approvedNow = changes.status === 'approved' && !payment.date_approved;
  const changed = {
    ...payment,
    ...changes,
    date_last_updated: now,
    date_approved: approvedNow ? now : payment.date_approved,
  };
  books.payments.save(changed);
  post.tell(changed, 'payment.updated');
  return changed;
}
