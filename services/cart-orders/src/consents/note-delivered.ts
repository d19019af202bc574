import type { OrderStore } from '../orders/order/order.store.ts';
import type { ArrivedOrder } from '../orders/order/arrived-orders.ts';
import { buyerOf } from '../orders/customer/customer-id.ts';
import type { ConsentStore } from './consent.store.ts';

type Deps = {
  orders: Pick<OrderStore, 'deliveredBetween'>;
  consents: Pick<ConsentStore, 'ask' | 'askedAbout'>;
};
type Asking = {
  purpose: 'opinion' | 'refill';
  days: number;
  /** Without it all orders are meant. */
  isAbout?: (order: ArrivedOrder) => boolean;
};

const DAY_MS = 86_400_000;
/** Older deliveries are left out: the owner may have switched these mails on only now. */
const LATE_DAYS = 3;
const AT_ONCE = 500;

/** Stores a consent for each order that arrived so many days ago, once per order, whatever becomes of it. */
export async function noteDelivered(
  { orders, consents }: Deps,
  { purpose, days, isAbout = () => true }: Asking,
  now: Date,
): Promise<void> {
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
  for await (const arrived of orders.deliveredBetween(ago(days + LATE_DAYS), ago(days), AT_ONCE)) {
    const asked = arrived.filter(isAbout);
    const known = await consents.askedAbout(
      purpose,
      asked.map(({ _id }) => _id),
    );
    for (const order of asked) {
      const email = buyerOf(order);
      if (email && !known.has(order._id))
        await consents.ask({ email, purpose, about: order._id, source: 'order', state: 'waiting' });
    }
  }
}
