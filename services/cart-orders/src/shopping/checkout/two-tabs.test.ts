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
const step = (...kinds: Exclude<Step['kind'], 'add' | 'change'>[]) =>
  fc.record({ kind: fc.constantFrom(...kinds) });
const buying = fc.oneof(
  { weight: 2, arbitrary: add },
  { weight: 5, arbitrary: step('preference', 'pay', 'settle', 'webhook') },
);
const anything = fc.oneof(
  { weight: 4, arbitrary: buying },
  { weight: 1, arbitrary: step('replace', 'remove') },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('change' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  },
);
/** Both tabs show a filled cart; random steps follow. */
const twoTabs = (steps: fc.Arbitrary<Step>) => {
  const start: Step[] = [{ kind: 'preference' }, { kind: 'pay' }];
  const tab = fc.tuple(fc.boolean(), fc.array(steps, { maxLength: 4 }));
  const play = tab.map(([buys, rest]) => [...(buys ? start : []), ...rest]);
  return fc.tuple(play, play);
};

async function playTabs(scheduler: fc.Scheduler, both: Step[][]) {
  const shopper = tabs.shopper(randomUUID());
  await shopper.play([[{ kind: 'add', elixirId: 1, quantity: 2 }]]);
  await inOrder.by(scheduler, () => shopper.play(both));
  await shopper.rest();
  const cart = await shopper.cart();
  const orders = await orderModel(tabs.deps.db).find({ cartId: cart.cart.id }).lean();
  return { shopper, cart, orders };
}

test('when two tabs add, pay, change and settle in any order then no cart is ordered twice and no money is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), twoTabs(anything), async (scheduler, both) => {
      const { shopper, orders } = await playTabs(scheduler, both);

      const cycles = orders.map(({ cartRound }) => cartRound);
      expect(cycles).toEqual([...new Set(cycles)]);
      for (const paymentId of shopper.paid) {
        const hasOrder = orders.some(({ paymentIntentId }) => paymentIntentId === paymentId);
        const listed = await tabs.deps.db.model('PaymentException').countDocuments({ paymentId });
        expect([paymentId, hasOrder || listed > 0]).toEqual([paymentId, true]);
      }
    }),
    { numRuns: 60 },
  );
});

test('when pieces are added while others are paid then each is in an order or still in the cart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), twoTabs(buying), async (scheduler, both) => {
      const { shopper, cart, orders } = await playTabs(scheduler, both);

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
