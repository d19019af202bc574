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

/** Ranks from this one on mean that money has come in; ranks of unpaid orders are lower. */
export const FIRST_PAID = RANK.approved;

/** Money came in, whatever happened to it later. */
export const wasPaid = (status: PaymentStatus): boolean => RANK[status] >= FIRST_PAID;

/**
 * How far a payment has come. A status only replaces one of a lower rank. Until money arrives, the kind of status
 * decides. From then on the provider's time decides: refunds add up and a dispute may be won or lost, so that approved
 * can follow in_mediation, while an older copy never wins. At the same time the graver status wins.
 * @param changedAt when the provider last changed the payment
 */
export const rankOf = (status: PaymentStatus, changedAt: Date): number =>
  wasPaid(status) ? changedAt.getTime() * MOST + RANK[status] : RANK[status];

/** When the provider changed a payment that was paid. */
export const changedAtOf = (rank: number): Date => new Date(Math.floor(rank / MOST));

export const isRefused = (status: PaymentStatus): boolean => status === 'rejected' || status === 'cancelled';

/** The shop owes the shopper an order: it is paid, or the money may still come. */
export const earnsOrder = (status: PaymentStatus): boolean =>
  !isRefused(status) && status !== 'refunded' && status !== 'charged_back';

/** There is money that a refund can give back. */
export const isRefundable = (status: string): boolean =>
  status === 'approved' || status === 'partially_refunded';

/** The payer claims the money back through the bank or the provider; the graver status first. */
export const DISPUTED: readonly PaymentStatus[] = ['charged_back', 'in_mediation'];

/** The shop has the money, or a part of it; a dispute may still take it away. */
export const holdsMoney = (status: PaymentStatus): boolean =>
  isRefundable(status) || status === 'in_mediation';

type Sale = Pick<OrderRow, 'status' | 'paymentStatus' | 'totalCents' | 'refundedCents' | 'delivery'>;

/** Paid, and neither cancelled nor fully refunded. A purchase with a gift card is a sale; selling the card is not. */
export const isSale = (order: Pick<Sale, 'status' | 'paymentStatus' | 'delivery'>): boolean =>
  isRefundable(order.paymentStatus) && order.status !== 'cancelled' && !isByMail(order);

/** What the shop kept of an order: a partly refunded order is a sale of the rest. */
export const saleCents = (order: Sale): number =>
  isSale(order) ? order.totalCents - (order.refundedCents ?? 0) : 0;

/** Nobody has paid the order yet, but it can still be paid. */
export const waitsForMoney = ({ status, paymentStatus }: Pick<Sale, 'status' | 'paymentStatus'>): boolean =>
  RANK[paymentStatus] < RANK.rejected && status !== 'cancelled';
