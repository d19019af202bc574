import type { OrderRow } from '../order/order.model.ts';
import { saleCents } from '../order/payment.rank.ts';
import { customerTexts } from '../order/search-texts.ts';
import type { CustomerFigures } from './customer.model.ts';

/** The fields of an order that the figures need. */
export const COUNTED = {
  shipping: 1,
  payerEmail: 1,
  totalCents: 1,
  refundedCents: 1,
  status: 1,
  paymentStatus: 1,
  delivery: 1,
  createdAt: 1,
} as const;
export type CountedOrder = Pick<OrderRow, keyof typeof COUNTED>;

type Sums = Omit<CustomerFigures, 'search'>;

const NONE: Sums = { orders: 0, spentCents: 0 };

/** The sums with one more order. The orders may come in any sequence. */
export function withOrder(sums: Sums | undefined, order: CountedOrder): Sums {
  const { orders, spentCents, firstOrderAt, lastOrderAt, ...person } = sums ?? NONE;
  const { createdAt: at, shipping } = order;
  const isNewest = !lastOrderAt || at >= lastOrderAt;
  return {
    ...(shipping && (isNewest || person.name === undefined) ? personOf(shipping) : person),
    orders: orders + 1,
    spentCents: spentCents + saleCents(order),
    firstOrderAt: firstOrderAt && firstOrderAt < at ? firstOrderAt : at,
    lastOrderAt: isNewest ? at : lastOrderAt,
  };
}

export const toFigures = (email: string, sums: Sums = NONE): CustomerFigures => ({
  ...sums,
  search: customerTexts({ ...sums, email }),
});

const personOf = ({ name, phone, city, state }: NonNullable<OrderRow['shipping']>) => ({
  name,
  city,
  state,
  ...(phone && { phone }),
});
