import { CURRENCY } from '@shop/contracts/constants';
import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';
import type { PaymentRow } from './payment.model.ts';

/** The first thing in which a payment differs from the checkout that it says it pays for (H7). */
export function findMismatch(
  payment: ProviderPayment,
  known: PaymentRow,
  checkout: CheckoutRow,
): PaymentExceptionKind | undefined {
  if (known.checkoutId !== checkout._id) return 'other_checkout';
  if (payment.currency !== CURRENCY) return 'currency';
  if (payment.amountCents !== checkout.totalCents) return 'amount';
  const collector = checkout.preference?.collectorId;
  if (collector && payment.collectorId && payment.collectorId !== collector) return 'collector';
  return undefined;
}
