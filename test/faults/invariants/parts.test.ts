import { expect, test } from '@jest/globals';
import { insert, spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid, waiting } = twoOrders();

const offences = async () => offencesOf(await checkInvariants(books.access, 0));
const order = (change: object, which = paid) => spoil(books.db, 'orders', which.orderId, change);

/** The paid order, as if two payments had paid it. */
async function inParts(cents: [number, number], of: [number, number] = cents): Promise<[string, string]> {
  const first = await books.pay(paid.checkoutId, of[0] / 100);
  const second = await books.pay(paid.checkoutId, of[1] / 100);
  // What the order stood on before is nobody's now.
  await insert(books.db, 'reviews', { _id: 'before', paymentId: paid.paymentId, kind: 'second_payment' });
  const payments = [first, second].map((id, nth) => ({ id, cents: cents[nth] }));
  await order({ paymentIntentId: first, payments });
  return [first, second];
}

test('when two payments paid an order then that is no offence', async () => {
  await inParts([29_500, 29_500]);

  expect(await offences()).toEqual([]);
});

test('when a part waits for the rest then that is no offence, and when the rest is there it is one', async () => {
  const frozen = { cartId: 'cart-parts', cartRound: 1, totalCents: 59_000, status: 'open' };
  await insert(books.db, 'checkouts', { _id: 'checkout-parts', ...frozen });
  const paymentId = await books.pay('checkout-parts', 295);
  await insert(books.db, 'reviews', { _id: 'part', paymentId, kind: 'partial_payment' });
  expect(await offences()).toEqual([]);

  const rest = await books.pay('checkout-parts', 295);
  await insert(books.db, 'reviews', { _id: 'rest', paymentId: rest, kind: 'partial_payment' });

  const why = 'nothing is wrong with it, but it is a payment exception';
  expect(await offences()).toEqual([`I1 ${paymentId}: ${why}`, `I1 ${rest}: ${why}`]);
});

test('when a part of an order is another order’s too then that is found', async () => {
  const [, second] = await inParts([29_500, 29_500]);

  await order({ payments: [{ id: second, cents: 59_000 }] }, waiting);

  expect(await offences()).toContain(`I2 ${waiting.orderId}: shares ${second}`);
});

test('when the parts are less than the order says then that is found', async () => {
  await inParts([29_500, 29_500], [29_500, 29_400]);

  expect(await offences()).toContain(`I3 ${paid.orderId}: paid 58900 MXN for 59000`);
});

test('when a part never came in then that is found', async () => {
  const never = { id: '1', cents: 29_500 };

  await order({ payments: [{ id: paid.paymentId, cents: 29_500 }, never] });

  expect(await offences()).toContain(`I4 ${paid.orderId}: says approved, the provider does not`);
});

test('when an order is behind one of its payments then that is found', async () => {
  await inParts([29_500, 29_500]);

  await order({ paymentStatus: 'in_process' });

  expect(await offences()).toContain(`I8 ${paid.orderId}: is in_process, was approved`);
});
