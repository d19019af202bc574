import type { PaymentStatus } from '@shop/contracts/order';

/** What became of a payment; it travels as JSON from the worker to the doors that wait for it. */
export type SettleResult =
  | { kind: 'order'; orderId: string; checkoutId: string; cartId: string; paymentStatus: PaymentStatus }
  /** `orderId` when there is an order, which can be paid another way. */
  | { kind: 'refused'; checkoutId: string; cartId: string; reason: string; orderId?: string }
  | { kind: 'review'; checkoutId?: string; cartId?: string }
  | { kind: 'unknown' };
