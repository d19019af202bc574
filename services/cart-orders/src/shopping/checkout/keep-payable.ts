import type { AppError } from '@shop/service-kit/errors';
import { pageOf, type CheckoutRow } from './checkout.model.ts';
import { heldUntil, type Holds } from './holds.ts';
import { orderOf } from './make-payment-page.ts';
import type { PaymentPagePort } from './payment-page.port.ts';

export type KeepPayableDeps = {
  holds: Pick<Holds, 'take'>;
  provider: Pick<PaymentPagePort, 'expirePage'>;
};

/**
 * Takes the expired holds again and moves the end of the page. They are taken for this payment, so that the buyer's
 * next cart does not release them. Returns the reason when there is not enough.
 * @throws ProviderError
 */
export async function keepPayable(
  { holds, provider }: KeepPayableDeps,
  checkout: CheckoutRow,
  { paymentId, payUntil }: { paymentId: string; payUntil: Date },
): Promise<AppError | undefined> {
  const page = pageOf(checkout);
  if (!checkout.payUntil || !page) return undefined;
  const refusal = await holds.take(checkout, { until: heldUntil(payUntil), paymentId });
  if (!refusal) await provider.expirePage(page, orderOf(checkout), payUntil);
  return refusal;
}
