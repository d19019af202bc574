import type { CartStore } from '../../shopping/cart/cart.store.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import { buyerOf, normalizeEmail } from '../customer/customer-id.ts';
import type { Holds } from '../../shopping/checkout/holds.ts';
import { createWeigh, type WeightNeeds } from './parcel-weight.ts';
import type { OutboxEntry } from './order-parts.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { Pieces } from '../../shopping/cart/cart-rules.ts';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import type { Handlers, MailHandlers } from './outbox.ts';
import { orderEvent, withPeople, type Publish } from '../../webhooks/publish.ts';
import { isOnItsWay } from './order-dates.ts';

type Needs = {
  checkouts: Pick<CheckoutStore, 'find' | 'claim' | 'supersede'>;
  settings: WeightNeeds['settings'];
  carts: CartStore;
  catalog: CatalogClient;
  mails: MailHandlers;
  holds: Holds;
  orders: Pick<OrderStore, 'setUnspent'>;
  /** Lists an order for a person when it was paid although its pieces were no longer held and had sold out. */
  onSoldOut: (order: OrderRow, entry: OutboxEntry) => Promise<unknown>;
  /** Marks the day's figures to be computed again. */
  dayChanged: (at: Date) => Promise<unknown>;
  /** Counts this normalised e-mail's orders again. */
  customerChanged: (email: string) => Promise<unknown>;
  /** Refunds what was paid beyond the order's total. */
  giveBackOver: (order: OrderRow) => Promise<unknown>;
  /** Cancels the label of an order that will not leave. */
  giveBackLabel: (order: OrderRow) => Promise<unknown>;
  /** Stamps what the invoice lacks: the invoice itself, or credit notes for refunds. */
  updateInvoice: (order: OrderRow) => Promise<unknown>;
  /** Creates or blocks the gift cards that the order sold. */
  followGiftCards: (order: OrderRow) => Promise<unknown>;
  publish: Publish;
};

/** The work that orders ask for; each step may be repeated without a second effect. */
export const createOrderHandlers = ({ carts, catalog, mails, holds, orders, ...needs }: Needs): Handlers => ({
  ...mails,
  'cart.empty': async ({ cartId, cartRound, items }) =>
    void (await carts.emptyOrdered({ _id: cartId, round: cartRound }, items)),
  'elixirs.keep': async (_order, entry) => {
    for (const id of entry.data as number[]) await catalog.keepCustom(id);
  },
  'day.changed': async (order) => void (await needs.dayChanged(order.createdAt)),
  'customer.changed': async (order, { data }) => {
    const earlier = typeof data === 'string' ? normalizeEmail(data) : undefined;
    for (const email of new Set([buyerOf(order), earlier])) if (email) await needs.customerChanged(email);
  },
  'holds.spend': async (order, entry) => {
    if (await holds.spend(order)) return;
    await orders.setUnspent(order._id);
    await needs.onSoldOut(order, entry);
  },
  'holds.give-back': ({ checkoutId }, entry) => holds.giveBackOf(checkoutId, entry.data as string),
  'stock.bring-back': (_order, { id, data }) => catalog.bringBackStock({ id, lines: data as Pieces[] }),
  'addition.spend': async (order, entry) => {
    const checkout = await needs.checkouts.find(entry.data as string);
    if (!checkout) return;
    await needs.checkouts.claim(checkout._id);
    const isSpent = await holds.spend({ checkoutId: checkout._id, items: checkout.lines });
    if (!isSpent) await needs.onSoldOut(order, entry);
  },
  // Frees the held pieces, and ends the payment page, as for any replaced checkout.
  'addition.close': async (_order, { data }) => void (await needs.checkouts.supersede(data as string)),
  'over.give-back': async (order) => void (await needs.giveBackOver(order)),
  'label.give-back': async (order) => void (await needs.giveBackLabel(order)),
  'invoice.update': async (order) => void (await needs.updateInvoice(order)),
  'gift-cards.follow': async (order) => void (await needs.followGiftCards(order)),
  'webhook.paid': async (order, { since, at }) => {
    if (order.status === 'cancelled') return;
    const weigh = async () => (await createWeigh({ catalog, settings: needs.settings }))(order);
    await needs.publish(withPeople(orderEvent('order.paid', order, since ?? at), order, weigh));
  },
  'webhook.shipped': async (order, { since, at }) => {
    if (isOnItsWay(order)) await needs.publish(orderEvent('order.shipped', order, since ?? at));
  },
  'webhook.delivered': async (order, { since, at }) => {
    if (order.deliveredAt) await needs.publish(orderEvent('order.delivered', order, since ?? at));
  },
});
