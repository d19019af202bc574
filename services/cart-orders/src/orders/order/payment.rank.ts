import type { PaymentStatus } from '@shop/contracts/order';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { OrderRow } from './order.model.ts';

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
const MOST = 10;

/** The rank of any status with which money has come in is this or more; orders without money stand below. */
export const FIRST_PAID = RANK.approved;

/** Money came in, whatever became of it later. */
export const wasPaid = (status: PaymentStatus): boolean => RANK[status] >= FIRST_PAID;

/**
 * How far a payment has come. A status only replaces one of a lower rank. Until money arrives, the kind of status decides.
 * From then on the provider's clock decides: refunds add up and a dispute may be won or lost, so that approved can follow
 * in_mediation, while an older copy never wins. Of one moment the graver status counts.
 * @param changedAt when the provider last changed the payment
 */
export const rankOf = (status: PaymentStatus, changedAt: Date): number =>
  wasPaid(status) ? changedAt.getTime() * MOST + RANK[status] : RANK[status];

/** When the provider changed a payment that was paid. */
export const changedAtOf = (rank: number): Date => new Date(Math.floor(rank / MOST));

export const isRefused = (status: PaymentStatus): boolean => status === 'rejected' || status === 'cancelled';

/** With these the shopper is owed an order: it is paid, or the money may still come. */
export const earnsOrder = (status: PaymentStatus): boolean =>
  !isRefused(status) && status !== 'refunded' && status !== 'charged_back';

/** With these there is money that a refund can give back. */
export const isRefundable = (status: string): boolean =>
  status === 'approved' || status === 'partially_refunded';

/** Somebody wants it back by their bank or the provider; the graver one first. */
export const DISPUTED: readonly PaymentStatus[] = ['charged_back', 'in_mediation'];

/** The shop has the money, or a part of it; a dispute may still take it away. */
export const holdsMoney = (status: PaymentStatus): boolean =>
  isRefundable(status) || status === 'in_mediation';

type Sale = Pick<OrderRow, 'status' | 'paymentStatus' | 'totalCents' | 'refundedCents' | 'delivery'>;

/** It was paid, and neither cancelled nor given back whole. What a gift card buys is a sale, and not the card. */
export const isSale = (order: Pick<Sale, 'status' | 'paymentStatus' | 'delivery'>): boolean =>
  isRefundable(order.paymentStatus) && order.status !== 'cancelled' && !isByMail(order);

/** What the shop kept of an order: what was refunded in part is a sale of the rest. */
export const saleCents = (order: Sale): number =>
  isSale(order) ? order.totalCents - (order.refundedCents ?? 0) : 0;

/** Nobody has paid it yet, and somebody may. */
export const waitsForMoney = ({ status, paymentStatus }: Pick<Sale, 'status' | 'paymentStatus'>): boolean =>
  RANK[paymentStatus] < RANK.rejected && status !== 'cancelled';
