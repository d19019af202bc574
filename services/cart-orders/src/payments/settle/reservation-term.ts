import type { HoldTerm } from '../../shopping/checkout/holds.ts';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { PaymentRow } from './payment.store.ts';

const DAY_MS = 86_400_000;
/** Longer than any bank or counter payment stays undecided. */
const UNDECIDED_MS = 8 * DAY_MS;
/** Banks and counters report a payment hours after it was made. */
const LATE_NEWS_MS = DAY_MS;

/** Paid money holds pieces without an end; a slip holds them until it expires, plus a day for late news. */
export function reservationTerm({ _id: paymentId, status, voucher }: PaymentRow): HoldTerm {
  if (wasPaid(status)) return { paymentId };
  const end = voucher?.payBefore ? voucher.payBefore.getTime() + LATE_NEWS_MS : Date.now() + UNDECIDED_MS;
  return { paymentId, until: new Date(end) };
}
