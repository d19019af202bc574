import { expect, test } from '@jest/globals';
import { storedOrder } from '../testing/stored-order.ts';
import { openTabs } from '../testing/two-tabs.ts';

const DAY = 86_400_000;

test('when more orders arrived than are read at once then none of them is left out', async () => {
  const { deps, close } = await openTabs();
  const ids: string[] = [];
  for (let nth = 0; nth < 5; nth += 1)
    ids.push(
      await storedOrder(deps.db as never, {
        status: 'completed',
        // Two of them at the same time.
        deliveredAt: new Date(Date.UTC(2020, 0, 1) + Math.floor(nth / 2)),
      }),
    );

  const parts: string[][] = [];
  const [from, to] = [new Date(Date.UTC(2020, 0, 1)), new Date(Date.UTC(2020, 0, 1) + DAY)];
  for await (const part of deps.orders.deliveredBetween(from, to, 2)) parts.push(part.map(({ _id }) => _id));

  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(parts.flat().toSorted()).toEqual(ids.toSorted());
  await close();
});
