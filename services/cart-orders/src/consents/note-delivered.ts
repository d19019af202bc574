import type { OrderStore } from '../orders/order/order.store.ts';
import { buyerOf } from '../orders/customer/customer-id.ts';
import type { ConsentStore } from './consent.store.ts';

type Deps = {
  orders: Pick<OrderStore, 'deliveredBetween'>;
  consents: Pick<ConsentStore, 'ask' | 'askedAbout'>;
};
type Arrived = Awaited<ReturnType<OrderStore['deliveredBetween']>>[number];
type Asking = {
  purpose: 'opinion' | 'refill';
  days: number;
  /** All of them where it is absent. */ isAbout?: (order: Arrived) => boolean;
};

const DAY_MS = 86_400_000;
/** What arrived longer before is not asked about: the owner may have begun to ask only now. */
const LATE_DAYS = 3;
const AT_ONCE = 2_000;

/** Notes whom to write to of what arrived so many days ago. Of each order once, whatever becomes of it. */
export async function noteDelivered(
  { orders, consents }: Deps,
  { purpose, days, isAbout = () => true }: Asking,
  now: Date,
): Promise<void> {
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const arrived = (await orders.deliveredBetween(ago(days + LATE_DAYS), ago(days), AT_ONCE)).filter(isAbout);
  const known = await consents.askedAbout(
    purpose,
    arrived.map(({ _id }) => _id),
  );
  for (const order of arrived) {
    const email = buyerOf(order);
    if (email && !known.has(order._id))
      await consents.ask({ email, purpose, about: order._id, source: 'order', state: 'waiting' });
  }
}
