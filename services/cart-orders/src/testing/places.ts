import type { OrderStatus } from '@shop/contracts/order';
import { conflict } from '@shop/service-kit/errors';
import { createOrderHandlers } from '../orders/order/order-handlers.ts';
import { changeStatus } from '../orders/order/order.ts';
import type { SettleResult } from '../payments/settle/settle-result.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { createHolds, type Hold, type HoldTerm } from '../shopping/checkout/holds.ts';
import type { Tabs } from './two-tabs.ts';

/** A limited number of places, and which payment holds each. */
function places(left: number) {
  const held = new Map<string, HoldTerm>();
  const spent = new Set<string>();
  const free = () => left - held.size - spent.size;
  const place: Hold = {
    name: 'discount',
    isNeeded: () => true,
    take: async ({ _id }, term) => {
      if (!held.has(_id) && !spent.has(_id) && free() === 0) return conflict('Ya no hay lugar.');
      if (!spent.has(_id)) held.set(_id, term);
      return undefined;
    },
    spend: async ({ checkoutId }) => {
      const isHeld = held.delete(checkoutId) || spent.has(checkoutId) || free() > 0;
      if (isHeld) spent.add(checkoutId);
      return isHeld;
    },
    giveBack: async (checkoutId, paymentId) => {
      if (held.get(checkoutId)?.paymentId === paymentId) held.delete(checkoutId);
    },
  };
  return { place, held, spent };
}

/** The use cases with this many places to sell. */
export function placesIn(tabs: Tabs, left: number, others: Hold[] = []) {
  const { place, held, spent } = places(left);
  const holds = createHolds([...others, place]);
  const soldOut: string[] = [];
  const deps = { ...tabs.deps, holds };
  const { carts, catalog, orders, handlers } = deps;
  const made = createOrderHandlers({
    checkouts: deps.checkouts,
    carts,
    catalog,
    holds,
    orders,
    settings: deps.settings,
    mails: handlers,
    dayChanged: async () => undefined,
    customerChanged: async () => undefined,
    publish: async () => undefined,
    giveBackOver: async () => undefined,
    giveBackLabel: async () => undefined,
    updateInvoice: async () => undefined,
    followGiftCards: async () => undefined,
    onSoldOut: async ({ _id }) => void soldOut.push(_id),
  });
  const shop = { ...deps, handlers: { ...handlers, ...made } };
  const buy = async (sessionId = crypto.randomUUID()) => {
    const { cart } = await addItem(shop, sessionId, { cartId: 'new', elixirId: 1, quantity: 1 });
    return { sessionId, cartId: cart.id, ...(await createPreference(shop, sessionId, { cartId: cart.id })) };
  };
  const pay = (preferenceId: string, status: 'approved' | 'pending' = 'approved') => {
    const id = tabs.provider.pay(preferenceId)!;
    tabs.provider.payments.set(id, { ...tabs.provider.payments.get(id)!, status });
    return id;
  };
  const turn = (id: string, status: 'approved' | 'cancelled' | 'refunded') =>
    tabs.provider.payments.set(id, { ...tabs.provider.payments.get(id)!, status });
  const move = async (orderId: string, ...steps: OrderStatus[]) => {
    for (const to of steps) {
      await changeStatus({ ...shop, relay: () => undefined }, orderId, { to, who: 'Ana' });
      await shop.outbox.relay(orderId, shop.handlers);
    }
  };
  const cancel = (orderId: string) => move(orderId, 'cancelled');
  return { shop, held, spent, soldOut, buy, pay, turn, cancel, move };
}
export const orderIdOf = (result: SettleResult) => (result.kind === 'order' ? result.orderId : '');
