import type { PaymentStatus } from '@shop/contracts/order';

/** How far a payment has come. A status only replaces one of a lower rank, so that late news never turns it back. */
const RANK: Record<PaymentStatus, number> = {
  pending: 1,
  in_process: 2,
  rejected: 3,
  cancelled: 3,
  approved: 4,
  in_mediation: 5,
  partially_refunded: 5,
  refunded: 6,
  charged_back: 7,
};

export const rankOf = (status: PaymentStatus): number => RANK[status];

/** Money came in, whatever became of it later. */
export const wasPaid = (status: PaymentStatus): boolean => RANK[status] >= RANK.approved;

export const isRefused = (status: PaymentStatus): boolean => status === 'rejected' || status === 'cancelled';

/** With these the shopper is owed an order: it is paid, or the money may still come. */
export const earnsOrder = (status: PaymentStatus): boolean =>
  !isRefused(status) && status !== 'refunded' && status !== 'charged_back';
