import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';

/**
 * Payments without an order that nobody has to decide about: they are refunded automatically.
 * A person decides about wrong amounts, currencies and references, about cancelled orders, which may be reopened (H16),
 * and about orders that already stood when their pieces ran out. An order whose gift card was spent elsewhere is not
 * paid, so its rest is refunded automatically.
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
/** How long a partial payment waits for the rest of the purchase. */
export const PART_WAIT_MS = 3 * DAY_MS;

type Money = { kind: PaymentExceptionKind; paymentStatus: string; orderId?: string };

export const isAutoRefundable = ({ kind, paymentStatus, orderId }: Money): boolean =>
  KINDS.includes(kind) && paymentStatus === 'approved' && !(kind === 'sold_out' && orderId !== undefined);
