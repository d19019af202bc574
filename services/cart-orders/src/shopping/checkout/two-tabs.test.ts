import { randomUUID } from 'node:crypto';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { orderModel } from '../../orders/order/order.model.ts';
import { interleave } from '../../testing/interleave.ts';
import { openTabs, type Step } from '../../testing/two-tabs.ts';

jest.setTimeout(600_000);

const tabs = forFile(openTabs);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(tabs.deps.db)));

const add = fc.record({
  kind: fc.constant('add' as const),
  elixirId: fc.constantFrom(1, 2),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const step = fc.record({ kind: fc.constantFrom('preference', 'pay', 'settle', 'webhook') });
const buying = fc.oneof({ weight: 2, arbitrary: add }, { weight: 5, arbitrary: step });
const START: Step[] = [{ kind: 'preference' }, { kind: 'pay' }];
/** Both tabs show a filled cart; random steps follow. */
const tab = fc
  .tuple(fc.boolean(), fc.array(buying, { maxLength: 4 }))
  .map(([buys, rest]) => [...(buys ? START : []), ...rest]);

test('when pieces are added while others are paid then each is in an order or still in the cart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), tab, tab, async (scheduler, ...both) => {
      const shopper = tabs.shopper(randomUUID());
      await shopper.play([[{ kind: 'add', elixirId: 1, quantity: 2 }]]);
      await inOrder.by(scheduler, () => shopper.play(both));
      await shopper.rest();

      const cart = await shopper.cart();
      const orders = await orderModel(tabs.deps.db).find({ cartId: cart.cart.id }).lean();
      const found = new Map<number, number>();
      const count = ({ elixirId, quantity }: { elixirId: number; quantity: number }) =>
        found.set(elixirId, (found.get(elixirId) ?? 0) + quantity);
      cart.items.forEach(({ item }) => count(item));
      orders.flatMap(({ items }) => items).forEach(count);
      expect(new Map([...found].toSorted())).toEqual(new Map([...shopper.added].toSorted()));
    }),
    { numRuns: 60 },
  );
});

test('when twelve tabs ask at once to pay the same cart then all get the one link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const shopper = tabs.shopper(randomUUID());
      await shopper.play([[{ kind: 'add', elixirId: 1, quantity: 2 }]]);

      const links = await inOrder.by(scheduler, () =>
        Promise.all(Array.from({ length: 12 }, () => shopper.prefer())),
      );

      expect(new Set(links).size).toBe(1);
      expect(tabs.provider.preferences.get(links[0]!)).toMatchObject({ isExpired: false });
      const { cart } = await shopper.cart();
      expect(await tabs.deps.db.model('Checkout').countDocuments({ cartId: cart.id })).toBe(1);
    }),
    { numRuns: 10 },
  );
});
