import { expect, test } from '@jest/globals';
import { claimsOfOrders } from './claims-of-orders.ts';

test('when a claim stays open then its order is asked for once, and that of another one until it is found', async () => {
  const asked: string[] = [];
  let found: Record<string, string> = { '1': 'ORD01' };
  const claims = claimsOfOrders(
    async () => [
      { paymentId: '1', awaits: 'answer' },
      { paymentId: '2', awaits: 'decision' },
    ],
    async (number) => {
      asked.push(number);
      return found[number];
    },
  );

  expect(await claims()).toEqual([{ paymentId: 'ORD01', awaits: 'answer' }]);
  found = { '2': 'ORD02' };

  expect(await claims()).toEqual([
    { paymentId: 'ORD01', awaits: 'answer' },
    { paymentId: 'ORD02', awaits: 'decision' },
  ]);
  expect(asked).toEqual(['1', '2', '2']);
});
