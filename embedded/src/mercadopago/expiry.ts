import { change } from './change.ts';
import type { Sandbox } from './sandbox.ts';
import type { Payment, Preference } from './types.ts';

const everyMs = 5_000;

/** Whether a slip can still be paid. */
export const isWaiting = ({ status, date_of_expiration }: Payment): boolean =>
  status === 'pending' && Date.parse(date_of_expiration ?? '') > Date.now();

/** Whether the time to pay a preference is over. */
export const isExpired = ({ expires, expiration_date_to }: Preference): boolean =>
  expires && expiration_date_to !== null && Date.parse(expiration_date_to) <= Date.now();

/** The payer never came: the provider cancels the payment and notifies the shop. */
export const expire = (sandbox: Sandbox, payment: Payment): Payment =>
  change(sandbox, payment, { status: 'cancelled', status_detail: 'expired' });

/** Cancels the slips whose time is over, now and from now on. `stop` ends it. */
export function watchExpiry(sandbox: () => Sandbox): { stop: () => void } {
  const sweep = () => {
    const { books, post } = sandbox();
    const over = books.payments.overdue(new Date());
    for (const payment of over) books.whole(() => expire(sandbox(), payment));
    if (over.length > 0) post.pump();
  };
  const timer = setInterval(sweep, everyMs);
  return { stop: () => clearInterval(timer) };
}
