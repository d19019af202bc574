import { customerIdOf } from '../../services/cart-orders/src/orders/customer/customer-id.ts';
import { customerTexts } from '../../services/cart-orders/src/orders/order/search-texts.ts';
import type { sampleOrder } from './sample-orders.ts';

/** The stored customer of one order; all its fields are as the service writes them. */
export function sampleCustomer({ shipping, totalCents, createdAt }: ReturnType<typeof sampleOrder>) {
  const { email, name, phone, city, state } = shipping;
  return {
    _id: customerIdOf(email),
    email,
    name,
    phone,
    city,
    state,
    version: 1,
    orders: 1 + (totalCents % 7),
    spentCents: totalCents,
    firstOrderAt: createdAt,
    lastOrderAt: createdAt,
    search: customerTexts({ email, name, phone, city }),
  };
}
