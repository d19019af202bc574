import type { CartStore } from '../../shopping/cart/cart.store.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { MailHandlers } from '../mail/mail-handlers.ts';
import type { OrderDayStore } from '../report/order-day.store.ts';
import type { Handlers } from './outbox.ts';

type Needs = { carts: CartStore; catalog: CatalogClient; orderDays: OrderDayStore; mails: MailHandlers };

/** The work that orders ask for; each step may be repeated without a second effect. */
export const createOrderHandlers = ({ carts, catalog, orderDays, mails }: Needs): Handlers => ({
  ...mails,
  'cart.empty': async ({ cartId, cartRound, items }) =>
    void (await carts.emptyOrdered({ _id: cartId, round: cartRound }, items)),
  'elixirs.keep': async (_order, entry) => {
    for (const id of entry.data as number[]) await catalog.keepCustom(id);
  },
  'day.changed': async (order) => void (await orderDays.changed(order.createdAt)),
});
