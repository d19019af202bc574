import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';

/**
 * Money that earned no order although nothing about it is doubtful: nobody has to decide, so it goes back by itself.
 * Wrong amounts, currencies and references may be anything, and an order that was cancelled may be taken up again
 * (H16): these are for a person.
 */
const KINDS: readonly PaymentExceptionKind[] = ['second_payment', 'duplicate_order', 'superseded_checkout'];

export const goesBack = (exception: { kind: PaymentExceptionKind; paymentStatus: string }): boolean =>
  KINDS.includes(exception.kind) && exception.paymentStatus === 'approved';
