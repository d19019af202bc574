import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { conflict } from '@shop/service-kit/errors';
import { createOrderHandlers } from '../../orders/order/order-handlers.ts';
import { changeStatus } from '../../orders/order/order.ts';
import { settle } from '../../payments/settle/settle.ts';
import { openTabs, type Tabs } from '../../testing/two-tabs.ts';
import { addItem } from '../cart/cart.ts';
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
function withPlaces(left: number) {
  const { place, held, spent } = places(left);
  const holds = createHolds([place]);
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
  const turn = (id: string, status: 'approved' | 'cancelled') =>
    tabs.provider.payments.set(id, { ...tabs.provider.payments.get(id)!, status });
  return { shop, held, spent, soldOut, buy, pay, turn };
}

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
  const { shop, held, buy, pay } = withPlaces(1);
  const paymentId = pay((await buy()).preferenceId, 'pending');
  const result = await settle(shop, paymentId);
  const orderId = result.kind === 'order' ? result.orderId : '';

  await changeStatus({ ...shop, relay: async () => undefined }, orderId, { to: 'cancelled', who: 'Ana' });
  await shop.outbox.relay(orderId, shop.handlers);

  expect(held.size).toBe(0);
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
