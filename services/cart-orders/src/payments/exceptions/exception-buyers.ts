import type { PaymentException } from '@shop/contracts/payment-exception';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import type { PaymentExceptionRow } from './payment-exception.model.ts';

export type BuyerDeps = {
  checkouts: Pick<CheckoutStore, 'buyersOf'>;
  payments: Pick<PaymentStore, 'payersOf'>;
};
type Orders = Map<string, Pick<OrderRow, 'shipping' | 'payerEmail'>>;
type Person = PaymentException['buyer'];

/** Finds the contact for each payment: from its order, else its checkout, else the provider. */
export async function readBuyers(
  { checkouts, payments }: BuyerDeps,
  rows: PaymentExceptionRow[],
  orders: Orders,
): Promise<(row: PaymentExceptionRow) => Person> {
  const [addresses, payers] = await Promise.all([
    checkouts.buyersOf(rows.flatMap(({ checkoutId }) => checkoutId ?? [])),
    payments.payersOf(rows.map(({ paymentId }) => paymentId)),
  ]);
  return ({ orderId = '', checkoutId = '', paymentId, payer }) => {
    const order = orders.get(orderId);
    const email = order?.payerEmail ?? payers.get(paymentId);
    return personOf(order?.shipping ?? addresses.get(checkoutId) ?? payer ?? (email ? { email } : undefined));
  };
}

function personOf(found: { name?: string; email?: string; phone?: string | undefined } | undefined): Person {
  if (!found) return undefined;
  const { name, email, phone } = found;
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
}
