import { expect, test } from '@jest/globals';
import { insert, spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid, waiting } = twoOrders();

const told = async () =>
  offencesOf(await checkInvariants(books.access, 0)).filter((one) => one.startsWith('I19'));
const CFDI = {
  id: 'c',
  status: 'stamped',
  providerId: 'p',
  uuid: 'u',
  isGlobal: true,
  globalId: '2026-10.1',
};
const global = (over: object = {}) =>
  insert(books.db, 'global_invoices', {
    _id: '2026-10.1',
    status: 'told',
    orderIds: [paid.orderId],
    cents: 59_000,
    ...over,
  });

test('when an order is in one global invoice then that is no offence', async () => {
  await global();
  await spoil(books.db, 'orders', paid.orderId, { cfdi: CFDI });

  expect(await told()).toEqual([]);
});

test('when an order is in two invoices, or a sum is wrong then it is found', async () => {
  await global();
  await global({ _id: '2026-10.2', cents: 1 });
  await spoil(books.db, 'orders', paid.orderId, { cfdi: CFDI });
  await spoil(books.db, 'orders', waiting.orderId, { cfdi: CFDI });

  expect(await told()).toEqual([
    `I19 ${paid.orderId}: is in global invoices 2026-10.1 and 2026-10.2`,
    `I19 ${waiting.orderId}: is in no global invoice`,
    'I19 2026-10.2: is of 1, its orders of 59000',
  ]);
});
