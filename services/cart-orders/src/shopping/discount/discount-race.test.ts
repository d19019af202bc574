import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { interleave } from '../../testing/interleave.ts';
import { openTabs, type Tabs } from '../../testing/two-tabs.ts';

jest.setTimeout(300_000);

let tabs: Tabs;
let inOrder: ReturnType<typeof interleave>;
beforeAll(async () => {
  tabs = await openTabs();
  inOrder = interleave(tabs.deps.mongo);
});
afterAll(() => tabs.close());

const MOST = 2;
async function aCode() {
  const code = `R${randomUUID().slice(0, 8).toUpperCase()}`;
  await tabs.deps.discounts.create({
    ...{ code, kind: 'percent', value: 10, minimumCents: null, startsOn: null, endsOn: null },
    ...{ maxUses: MOST, maxPerBuyer: null, isActive: true, note: '' },
  });
  return code;
}
const usesOf = async (code: string) => (await tabs.deps.discounts.findCode(code))!.uses;
const buy = async (code: string) => {
  const sessionId = randomUUID();
  const shopper = tabs.shopper(sessionId);
  await shopper.play([[{ kind: 'add', elixirId: 1, quantity: 1 }]]);
  await tabs.deps.carts.setDiscount(sessionId, code);
  return shopper;
};
const isServed = (shopper: Awaited<ReturnType<typeof buy>>) =>
  shopper.prefer().then(
    (link) => link !== undefined,
    () => false,
  );

test('when five buyers want the last two uses in any order then two get a preference and three are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const code = await aCode();
      const buyers = await Promise.all(Array.from({ length: 5 }, () => buy(code)));

      const served = await inOrder.by(scheduler, () => Promise.all(buyers.map(isServed)));

      expect(served.filter(Boolean)).toHaveLength(MOST);
      expect(await usesOf(code)).toHaveLength(MOST);
    }),
    { numRuns: 20 },
  );
});

test('when uses are taken and given back in any order then the limit holds and nothing is given back twice', async () => {
  const { discounts } = tabs.deps;
  const step = fc.record({ give: fc.boolean(), of: fc.integer({ min: 0, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 8 }), async (scheduler, steps) => {
      const code = await aCode();
      const use = (of: number) => ({ checkoutId: `${code}-${of}`, cart: `${code}-${of}:1` });
      const act = ({ give, of }: (typeof steps)[number]) =>
        give ? discounts.giveBack(use(of).checkoutId) : discounts.take(code, use(of));

      await inOrder.by(scheduler, () => Promise.all(steps.map(act)));

      const ids = (await usesOf(code)).map(({ checkoutId }) => checkoutId);
      expect(ids.length).toBeLessThanOrEqual(MOST);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 30 },
  );
});
