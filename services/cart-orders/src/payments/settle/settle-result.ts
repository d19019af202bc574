import type { PaymentStatus } from '@shop/contracts/order';

/** The result of settling a payment; the worker sends it as JSON to the waiting requests. */
export type SettleResult =
  | { kind: 'order'; orderId: string; checkoutId: string; cartId: string; paymentStatus: PaymentStatus }
  /** `orderId` when an order exists; it can be paid another way. */
  | { kind: 'refused'; checkoutId: string; cartId: string; reason: string; orderId?: string }
  /** A part of the total came in, or may come in; amounts in centavos. */
  | {
      kind: 'part';
      checkoutId: string;
      cartId: string;
      receivedCents: number;
      totalCents: number;
      payLink?: string;
    }
  /** Listed as a payment exception. The processes exchange the value 'review', so it keeps its name. */
  | { kind: 'review'; checkoutId?: string; cartId?: string }
  | { kind: 'unknown' };
