import { CURRENCY } from '@shop/contracts/constants';
import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { PaymentRow } from './payment.model.ts';

/**
 * The first thing in which a payment differs from the checkout that it says it pays for (H7). Its amount does not have to
 * be the total: it may be a part.
 */
export function findMismatch(
  { checkoutId, currency, collectorId }: Pick<PaymentRow, 'checkoutId' | 'currency' | 'collectorId'>,
  checkout: CheckoutRow,
): PaymentExceptionKind | undefined {
  if (checkoutId !== checkout._id) return 'other_checkout';
  if (currency !== CURRENCY) return 'currency';
  const collector = checkout.preference?.collectorId;
  if (collector && collectorId && collectorId !== collector) return 'collector';
  return undefined;
}
