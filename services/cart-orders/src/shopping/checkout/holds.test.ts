import { expect, test } from '@jest/globals';
import { unavailable } from '@shop/service-kit/errors';
import { forFile } from '@shop/service-kit/testing/for-file';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { settle } from '../../payments/settle/settle.ts';
import { orderIdOf, placesIn } from '../../testing/places.ts';
import { openTabs } from '../../testing/two-tabs.ts';
import { createStockHold } from '../stock/stock-hold.ts';
import { expireReplaced } from './expire-replaced.ts';
import type { Hold } from './holds.ts';

const tabs = forFile(openTabs);

const withPlaces = (left: number, others: Hold[] = []) => placesIn(tabs, left, others);

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

test('when a clock that was ahead replaced a checkout then its page is ended all the same', async () => {
  const { shop, buy } = withPlaces(2);
  const first = await buy();
  await shop.checkouts.expireLater(first.checkoutId, new Date(Date.now() + 365 * 86_400_000));
  await shop.checkouts.expireLater((await buy()).checkoutId, new Date(Date.now() + 600_000));

  expect((await shop.checkouts.replaced(new Date(), 10)).map(({ _id }) => _id)).toEqual([first.checkoutId]);
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
  // The catalogue remembers sold pieces for some days only.
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
