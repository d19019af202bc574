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
 * The first difference between a payment and the checkout that it claims to pay (H7). Its amount need not be the total,
 * because it may be a part.
 */
export function findMismatch(
  { checkoutId, currency, account, provider }: Seen,
  checkout: CheckoutRow,
): PaymentExceptionKind | undefined {
  if (checkoutId !== checkout._id) return 'other_checkout';
  if (currency !== CURRENCY) return 'currency';
  const page = pageOf(checkout);
  // A shopper who chose to pay the shop itself may still have paid at the provider, and the other way round.
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
