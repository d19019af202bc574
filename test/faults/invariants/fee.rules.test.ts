import { expect, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid } = twoOrders();

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
