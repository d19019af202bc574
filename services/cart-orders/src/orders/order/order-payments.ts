import { isGiftPayment } from '@shop/contracts/gift-card';
import { AT_PICKUP } from '@shop/contracts/own-pay-names';
import type { OrderPayment } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';

type Paid = Pick<OrderRow, 'paymentIntentId' | 'payments'>;

/** The ids of the payments that an order stands on, the first one first. */
export const paymentIdsOf = ({ paymentIntentId, payments }: Paid): string[] =>
  payments?.map(({ id }) => id) ?? [paymentIntentId];

/** As money goes back: the last payment first, and what a gift card paid goes back to it last. */
export const inTurn = (payments: OrderPayment[]): OrderPayment[] =>
  payments
    .toReversed()
    .toSorted((one, other) => Number(isGiftPayment(one.id)) - Number(isGiftPayment(other.id)));

export const standsOn = (order: Paid, paymentId: string): boolean => paymentIdsOf(order).includes(paymentId);

/** The requests that give back what the payments of an order are too much: the first one, and those of later exchanges. */
export const overRequestOf = (orderId: string, givenCents = 0): string =>
  `sistema-sobra-${orderId}${givenCents > 0 ? `-${givenCents}` : ''}`;
export const isOfOver = (orderId: string, { requestId }: { requestId: string }): boolean =>
  requestId === overRequestOf(orderId) || requestId.startsWith(`${overRequestOf(orderId)}-`);

/** It waits for its money where its buyer fetches it, and is made ready before. */
export const isPaidAtPickup = ({
  voucher,
  paymentStatus,
}: Pick<OrderRow, 'voucher' | 'paymentStatus'>): boolean =>
  voucher?.method === AT_PICKUP && paymentStatus === 'pending';
