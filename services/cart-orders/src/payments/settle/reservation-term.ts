import type { HoldTerm } from '../../shopping/checkout/holds.ts';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { PaymentRow } from './payment.store.ts';

const DAY_MS = 86_400_000;
/** Longer than any payment of a bank or counter stays undecided. */
const UNDECIDED_MS = 8 * DAY_MS;
/** Banks and counters tell of a payment hours after it was made. */
const LATE_NEWS_MS = DAY_MS;

/** Money that is here holds without an end; a slip does as long as it can be paid, and a day for the news to come in. */
export function reservationTerm({ _id: paymentId, status, voucher }: PaymentRow): HoldTerm {
  if (wasPaid(status)) return { paymentId };
  const end = voucher?.payBefore ? voucher.payBefore.getTime() + LATE_NEWS_MS : Date.now() + UNDECIDED_MS;
  return { paymentId, until: new Date(end) };
}
