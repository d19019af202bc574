import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { openTwoOrders, type TwoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

// A database, a Redis and a provider are started for each test, on a machine that may be busy.
jest.setTimeout(60_000);

let books: TwoOrders['books'];
let paid: TwoOrders['paid'];
beforeEach(async () => void ({ books, paid } = await openTwoOrders()));
afterEach(() => books.close());

// Of 590 pesos.
const CHARGES = { amountCents: 59_000, feeCents: 2_853, taxCents: 590 };
const noted = async (charges: object) => {
  await spoil(books.db, 'orders', paid.orderId, { charges: { [paid.paymentId]: charges } });
  return offencesOf(await checkInvariants(books.access, 0)).filter((one) => one.startsWith('I16'));
};

test('when an order notes what the provider says then that is no offence', async () => {
  expect(await noted(CHARGES)).toEqual([]);
});

test('when an order notes another fee or tax then it is found', async () => {
  const of = `of ${paid.paymentId}, the provider`;

  expect(await noted({ ...CHARGES, feeCents: 2_852, taxCents: 0 })).toEqual([
    `I16 ${paid.orderId}: says feeCents 2852 ${of} 2853`,
    `I16 ${paid.orderId}: says taxCents 0 ${of} 590`,
  ]);
});
