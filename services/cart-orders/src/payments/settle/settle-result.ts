import type { PaymentStatus } from '@shop/contracts/order';

/** What became of a payment; the worker sends it as JSON to the requests that wait for it. */
export type SettleResult =
  | { kind: 'order'; orderId: string; checkoutId: string; cartId: string; paymentStatus: PaymentStatus }
  /** `orderId` when there is an order, which can be paid another way. */
  | { kind: 'refused'; checkoutId: string; cartId: string; reason: string; orderId?: string }
  /** A part of the total came in, or may come in; the money is in centavos. */
  | {
      kind: 'part';
      checkoutId: string;
      cartId: string;
      receivedCents: number;
      totalCents: number;
      payLink?: string;
    }
  /** Listed as a payment exception; the value is part of what the processes exchange. */
  | { kind: 'review'; checkoutId?: string; cartId?: string }
  | { kind: 'unknown' };
