import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';

/**
 * Money that earned no order although nothing about it is doubtful: nobody has to decide, so it goes back by itself.
 * Wrong amounts, currencies and references may be anything, and an order that was cancelled may be taken up again
 * (H16): these are for a person, as is an order that stood already when what it needs had run out. One whose gift card has paid something else is not paid:
 * the rest goes back all the same.
 */
const KINDS: readonly PaymentExceptionKind[] = [
  'second_payment',
  'duplicate_order',
  'superseded_checkout',
  'sold_out',
  'gift_card_spent',
  'partial_payment',
];
const DAY_MS = 86_400_000;
/** How long a part of what a purchase costs waits for the rest. */
export const PART_WAIT_MS = 3 * DAY_MS;

type Money = { kind: PaymentExceptionKind; paymentStatus: string; orderId?: string };

export const isAutoRefundable = ({ kind, paymentStatus, orderId }: Money): boolean =>
  KINDS.includes(kind) && paymentStatus === 'approved' && !(kind === 'sold_out' && orderId !== undefined);
