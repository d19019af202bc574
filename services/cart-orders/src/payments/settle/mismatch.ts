import { CURRENCY } from '@shop/contracts/constants';
import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import { isInHouse } from '../provider/in-house.ts';
import type { PaymentRow } from './payment.store.ts';

type Seen = Pick<PaymentRow, 'checkoutId' | 'currency'> & {
  account?: string | undefined;
  provider?: string | undefined;
};

/**
 * The first thing in which a payment differs from the checkout that it says it pays for (H7). Its amount does not have to
 * be the total: it may be a part.
 */
export function findMismatch(
  { checkoutId, currency, account, provider }: Seen,
  checkout: CheckoutRow,
): PaymentExceptionKind | undefined {
  if (checkoutId !== checkout._id) return 'other_checkout';
  if (currency !== CURRENCY) return 'currency';
  const page = pageOf(checkout);
  // Whoever chose to pay the shop itself may have paid at the provider all the same, and the other way round.
  const isElsewhere =
    page &&
    !isInHouse(page.provider) &&
    !isInHouse(provider) &&
    provider !== undefined &&
    provider !== page.provider;
  const isOthers = page?.account && account && account !== page.account;
  if (isElsewhere || isOthers) return 'collector';
  return undefined;
}
