import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { conflict, unavailable } from '@shop/service-kit/errors';
import { createOrderHandlers } from '../../orders/order/order-handlers.ts';
import { changeStatus } from '../../orders/order/order.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { settle } from '../../payments/settle/settle.ts';
import type { SettleResult } from '../../payments/settle/settle-result.ts';
import { openTabs, type Tabs } from '../../testing/two-tabs.ts';
import { addItem } from '../cart/add-items.ts';
import { createStockHold } from '../stock/stock-hold.ts';
import { createPreference } from './create-preference.ts';
import { expireReplaced } from './expire-replaced.ts';
import { createHolds, type Hold, type Term } from './holds.ts';

let tabs: Tabs;
beforeAll(async () => void (tabs = await openTabs()));
afterAll(() => tabs.close());

/** So many places, and who holds one of them for which payment. */
function places(left: number) {
  const held = new Map<string, Term>();
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

/** The use cases with so many places to sell. */
function withPlaces(left: number, others: Hold[] = []) {
  const { place, held, spent } = places(left);
  const holds = createHolds([...others, place]);
  const soldOut: string[] = [];
  const deps = { ...tabs.deps, holds };
  const { carts, catalog, handlers } = deps;
  const made = createOrderHandlers({
    ...{ carts, catalog, holds, mails: handlers, dayChanged: async () => undefined },
    customerChanged: async () => undefined,
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
  const cancel = async (orderId: string) => {
    await changeStatus({ ...shop, relay: async () => undefined }, orderId, { to: 'cancelled', who: 'Ana' });
    await shop.outbox.relay(orderId, shop.handlers);
  };
  return { shop, held, spent, soldOut, buy, pay, turn, cancel };
}
const orderIdOf = (result: SettleResult) => (result.kind === 'order' ? result.orderId : '');

test('when the last place is taken then who comes next is refused before paying, and nothing of theirs stays open', async () => {
  const { shop, held, buy } = withPlaces(1);
  const { checkoutId } = await buy();

  await expect(buy()).rejects.toMatchObject({ status: 409, message: 'Ya no hay lugar.' });

  expect([...held.keys()]).toEqual([checkoutId]);
  const { payUntil } = (await shop.checkouts.find(checkoutId))!;
  expect(held.get(checkoutId)!.until!.getTime()).toBeGreaterThan(payUntil!.getTime());
});

test('when a checkout is paid then what it held is spent once, however often its payment is told', async () => {
  const { shop, held, spent, buy, pay } = withPlaces(1);
  const { checkoutId, preferenceId } = await buy();
  const paymentId = pay(preferenceId);

  for (let nth = 0; nth < 3; nth += 1) await settle(shop, paymentId);

  expect([held.size, [...spent]]).toEqual([0, [checkoutId]]);
});

test('when a checkout needs nothing of the catalogue then it is paid while that is away', async () => {
  const away = () => Promise.reject(unavailable('El catálogo no responde.'));
  const stock: Hold = { ...createStockHold(tabs.deps.catalog), take: away, giveBack: away };
  const { shop, held, buy, pay } = withPlaces(1, [stock]);
  const { checkoutId, preferenceId } = await buy();
  expect([...held.keys()]).toEqual([checkoutId]);

  expect(await settle(shop, pay(preferenceId))).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
});

test('when a checkout is replaced then what it held is given back', async () => {
  const { shop, held, buy } = withPlaces(2);
  const first = await buy();
  const second = await buy(first.sessionId);
  await expireReplaced(shop, await shop.checkouts.replaced(new Date(), 10, first.cartId));

  expect([...held.keys()]).toEqual([second.checkoutId]);
});

test('when a slip waits then its place is held for it, and when it expires it is free', async () => {
  const { shop, held, buy, pay, turn } = withPlaces(1);
  const { checkoutId, preferenceId } = await buy();
  const paymentId = pay(preferenceId, 'pending');
  await settle(shop, paymentId);
  expect(held.get(checkoutId)).toMatchObject({ paymentId });

  turn(paymentId, 'cancelled');
  await settle(shop, paymentId);

  expect(held.size).toBe(0);
});

test('when an administrator cancels an unpaid order then its place is free', async () => {
  const { shop, held, buy, pay, cancel } = withPlaces(1);
  const paymentId = pay((await buy()).preferenceId, 'pending');

  await cancel(orderIdOf(await settle(shop, paymentId)));

  expect(held.size).toBe(0);
});

test('when an administrator cancels between the reading of an order and its approval then its place is free, and stays so when the money goes back', async () => {
  const { shop, held, spent, buy, pay, turn, cancel } = withPlaces(1);
  const paymentId = pay((await buy()).preferenceId, 'pending');
  const orderId = orderIdOf(await settle(shop, paymentId));
  turn(paymentId, 'approved');
  const findByCheckout = async (id: string) => {
    const order = await shop.orders.findByCheckout(id);
    await cancel(orderId);
    return order;
  };
  const orders = { ...shop.orders, findByCheckout } as unknown as OrderStore;

  await settle({ ...shop, orders }, paymentId);
  expect((await shop.orders.find(orderId))!.paidLate).toBe(true);
  expect(held.size).toBe(0);
  turn(paymentId, 'refunded');
  await settle(shop, paymentId);

  expect(spent.size).toBe(0);
});

test('when the money of an order goes back long after it was paid then nothing is spent once more', async () => {
  const { shop, spent, buy, pay, turn } = withPlaces(2);
  const paymentId = pay((await buy()).preferenceId);
  await settle(shop, paymentId);
  // What is sold is remembered for some days only.
  spent.clear();

  turn(paymentId, 'refunded');
  await settle(shop, paymentId);

  expect(spent.size).toBe(0);
});

test('when a payment comes after its place was given to another then there is no order, and the money goes back', async () => {
  const { shop, held, buy, pay } = withPlaces(1);
  const late = await buy();
  held.clear();
  const other = await buy();
  const paymentId = pay(late.preferenceId);

  const result = await settle(shop, paymentId);

  expect(result.kind).toBe('review');
  expect(await shop.exceptions.find(`${paymentId}-sold_out`)).toMatchObject({ refundPlan: 'waits' });
  expect([...held.keys()]).toEqual([other.checkoutId]);
});

test('when a slip is paid after its place was given to another then the order stands and a person is told', async () => {
  const { shop, held, soldOut, buy, pay, turn } = withPlaces(1);
  const paymentId = pay((await buy()).preferenceId, 'pending');
  await settle(shop, paymentId);
  held.clear();
  await buy();
  turn(paymentId, 'approved');

  const result = await settle(shop, paymentId);

  expect(result).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
  expect(soldOut).toHaveLength(1);
});
