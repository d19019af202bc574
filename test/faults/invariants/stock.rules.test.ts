import { expect, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid, waiting } = twoOrders();

const order = (change: object) => spoil(books.db, 'orders', waiting.orderId, change);
const elixir = (change: object) => spoil(books.catalog, 'elixirs', `elixir-of-${waiting.checkoutId}`, change);
const held = (change: object) =>
  elixir({ holds: [{ checkoutId: waiting.checkoutId, cartId: '-', quantity: 2, ...change }] });
const at = new Date();

type Case = [says: string, spoilt: () => Promise<unknown>, offence: () => string];

const CASES: Case[] = [
  [
    'I12 more was taken than there was',
    () => elixir({ stock: -1, stocked: 1 }),
    () => 'I12 elixir 1: -1 pieces are free',
  ],
  [
    'I12 a piece is gone',
    () => elixir({ stock: 7 }),
    () => 'I12 elixir 1: 7 free, 2 reserved and 0 sold of 10',
  ],
  [
    'I13 pieces are held for nobody',
    () => held({ checkoutId: 'gone' }),
    () => 'I13 elixir 1, checkout gone: is held for no checkout',
  ],
  [
    'I13 pieces are held longer than was agreed',
    () => held({ until: new Date(at.getTime() - 90_000) }),
    () => `I13 elixir 1, checkout ${waiting.checkoutId}: was held until ${at.getTime() - 90_000}`,
  ],
  [
    'I13 pieces are held without an end, and nobody ordered',
    () => books.db.collection('orders').deleteOne({ checkoutId: waiting.checkoutId }),
    () => `I13 elixir 1, checkout ${waiting.checkoutId}: is held without an end, and there is no order`,
  ],
  [
    'I13 what was paid for is still only held',
    () => held({ checkoutId: paid.checkoutId }),
    () => `I13 elixir 1, checkout ${paid.checkoutId}: is held, and ${paid.orderId} is paid`,
  ],
  [
    'I13 what was refused is still held',
    async () => {
      await held({ paymentId: waiting.paymentId });
      await order({ paymentStatus: 'rejected' });
    },
    () => `I13 elixir 1, checkout ${waiting.checkoutId}: is held for ${waiting.paymentId}, which was refused`,
  ],
];

test.each(CASES)('when %s then it is found', async (_says, spoilt, offence) => {
  await spoilt();

  expect(offencesOf(await checkInvariants(books.access, 0))).toContain(offence());
});
