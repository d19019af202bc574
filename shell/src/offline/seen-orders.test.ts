import { expect, test } from '@jest/globals';
import { dropOldest, isSeen } from './seen-orders.ts';

const SHOP = 'https://tienda.example';
const SIGNED_IN = `${SHOP}/api/admin/check-auth`;
const listOf = (at: number) => `${SHOP}/api/orders?search=${at}`;

test('when many lists of orders were seen then the latest twenty stay, and who is signed in', async () => {
  const kept = new Set([SIGNED_IN, ...Array.from({ length: 25 }, (_, at) => listOf(at))]);
  const asRequests = [...kept].map((url) => ({ url }) as Request);

  await dropOldest({
    keys: async () => asRequests,
    delete: async (oldest) => kept.delete((oldest as Request).url),
  });

  expect([...kept]).toEqual([SIGNED_IN, ...Array.from({ length: 20 }, (_, at) => listOf(at + 5))]);
});

test('when an answer is of one order or of other matters then it is not kept', () => {
  expect([SIGNED_IN, listOf(1), `${SHOP}/api/orders`].filter(isSeen)).toHaveLength(3);
  expect(
    ['/api/orders/a1', '/api/orders.csv', '/api/admin/customers', '/api/admin/login']
      .map((path) => SHOP + path)
      .filter(isSeen),
  ).toEqual([]);
});
