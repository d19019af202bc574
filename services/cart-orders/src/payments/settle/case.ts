import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { KnownPayment } from '../provider/payment-desk.ts';
import type { PaymentRow } from './payment.store.ts';
import type { SettleResult } from './settle-result.ts';

/** The provider's payment, the stored payment, and its checkout. */
export type SettleCase = { payment: KnownPayment; known: PaymentRow; checkout: CheckoutRow };

type Refused = { known: Pick<PaymentRow, 'statusDetail'>; checkout: Pick<CheckoutRow, '_id' | 'cartId'> };
export const refusedResult = ({ known, checkout }: Refused, orderId?: string): SettleResult => ({
  kind: 'refused',
  checkoutId: checkout._id,
  cartId: checkout.cartId,
  reason: known.statusDetail,
  ...(orderId ? { orderId } : {}),
});
