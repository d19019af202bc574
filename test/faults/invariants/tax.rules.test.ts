import { expect, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid } = twoOrders();

// Of 590 pesos: two pieces of 245 at 16 %, and delivery for 100 at 0 %.
const LINES = [{ id: 1, elixirId: 1, elixirName: 'Amanecer', priceCents: 24_500, quantity: 2, iva: '16' }];
const RATED = { items: LINES, shippingCents: 10_000, shippingIva: '0' };
const told = async (change: object) => {
  await spoil(books.db, 'orders', paid.orderId, change);
  return offencesOf(await checkInvariants(books.access, 0)).filter((one) => one.startsWith('I17'));
};

test('when all parts of an order say a rate then what is told of them is its total, and of its refunds what went back', async () => {
  const backs = [{ id: 'r', cents: 24_500, lines: [{ id: 1, cents: 24_500 }] }];

  expect(await told({ ...RATED, refundedCents: 30_001, backs })).toEqual([]);
});

test('when a total is not what is told of its rates then it is found', async () => {
  expect(await told({ ...RATED, totalCents: 59_001 })).toEqual([
    `I17 ${paid.orderId}: bases and taxes are 59000, the total 59001`,
  ]);
});

test('when more went back than was paid for all parts then what is told of it is not what went back', async () => {
  expect(await told({ ...RATED, refundedCents: 59_001 })).toContain(
    `I17 ${paid.orderId}: of what went back they are 59000, not 59001`,
  );
});
