import { isGiftPayment } from '@shop/contracts/gift-card';
import { AT_PICKUP } from '@shop/contracts/own-pay-names';
import type { OrderPayment } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';

type Paid = Pick<OrderRow, 'paymentIntentId' | 'payments'>;

/** The ids of an order's payments, the first payment first. */
export const paymentIdsOf = ({ paymentIntentId, payments }: Paid): string[] =>
  payments?.map(({ id }) => id) ?? [paymentIntentId];

/** The sequence of refunds: the last payment first, but gift card payments after all others. */
export const inTurn = (payments: OrderPayment[]): OrderPayment[] =>
  payments
    .toReversed()
    .toSorted((one, other) => Number(isGiftPayment(one.id)) - Number(isGiftPayment(other.id)));

export const standsOn = (order: Paid, paymentId: string): boolean => paymentIdsOf(order).includes(paymentId);

/** Request ids for refunds of an order's excess: the first one, and those of later exchanges. */
export const overRequestOf = (orderId: string, givenCents = 0): string =>
  `sistema-sobra-${orderId}${givenCents > 0 ? `-${givenCents}` : ''}`;
export const isOfOver = (orderId: string, { requestId }: { requestId: string }): boolean =>
  requestId === overRequestOf(orderId) || requestId.startsWith(`${overRequestOf(orderId)}-`);

/** An order that is paid when its buyer fetches it, and is prepared before. */
export const isPaidAtPickup = ({
  voucher,
  paymentStatus,
}: Pick<OrderRow, 'voucher' | 'paymentStatus'>): boolean =>
  voucher?.method === AT_PICKUP && paymentStatus === 'pending';
