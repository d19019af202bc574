import { toPesos } from '@shop/contracts/money';
import type { Reminders, SalesReportQuery } from '@shop/contracts/report';
import { endOfDay, startOfDay } from '@shop/service-kit/days';
import type { OrderStore } from '../orders/order/order.store.ts';
import { holdsMoney } from '../orders/order/payment.rank.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import type { ConsentStore } from './consent.store.ts';

export type RemindersDeps = {
  consents: Pick<ConsentStore, 'reminded'>;
  checkouts: Pick<CheckoutStore, 'orderedOf'>;
  orders: Pick<OrderStore, 'ofCheckouts'>;
};

/** The results of these days' reminders; undefined when none was sent. Purchases count in either cart of a reminder. */
export async function reportReminders(
  { consents, checkouts, orders }: RemindersDeps,
  { from, to }: Pick<SalesReportQuery, 'from' | 'to'>,
): Promise<Reminders | undefined> {
  const sent = await consents.reminded(startOfDay(from), endOfDay(to));
  if (sent.length === 0) return undefined;
  const carts = sent.flatMap(({ cart, back }) => [cart, back].filter((one) => one !== undefined));
  const paid = (await orders.ofCheckouts(await checkouts.orderedOf(carts))).filter(
    ({ status, paymentStatus }) => status !== 'cancelled' && holdsMoney(paymentStatus),
  );
  const cents = paid.reduce((all, { totalCents, refundedCents }) => all + totalCents - refundedCents, 0);
  const back = sent.filter((row) => row.back).length;
  return { sent: sent.length, back, paid: paid.length, sales: toPesos(cents) };
}
