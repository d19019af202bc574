import { randomUUID } from 'node:crypto';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { interleave } from '../../testing/interleave.ts';
import { settle } from '../../payments/settle/settle.ts';
import { openTabs } from '../../testing/two-tabs.ts';

jest.setTimeout(300_000);

const tabs = forFile(openTabs);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(tabs.deps.db)));

const MOST = 2;
async function aCode() {
  const code = `R${randomUUID().slice(0, 8).toUpperCase()}`;
  await tabs.deps.discounts.create({
    code,
    kind: 'percent',
    value: 10,
    minimumCents: null,
    startsOn: null,
    endsOn: null,
    maxUses: MOST,
    maxPerBuyer: null,
    isActive: true,
    note: '',
  });
  return code;
}
const usesOf = async (code: string) => (await tabs.deps.discounts.findCode(code))!.uses;
const buy = async (code: string) => {
  const sessionId = randomUUID();
  const shopper = tabs.shopper(sessionId);
  await shopper.play([[{ kind: 'add', elixirId: 1, quantity: 1 }]]);
  await tabs.deps.carts.change(sessionId, () => ({ discountCode: code }));
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
      const until = new Date(Date.now() + 60_000);
      const use = (of: number) => ({ checkoutId: `${code}-${of}`, cart: `${code}-${of}:1`, until });
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

const pay = (link: string, status: 'approved' | 'pending' = 'approved') => {
  const { provider } = tabs;
  const id = provider.pay(link)!;
  provider.payments.set(id, { ...provider.payments.get(id)!, status });
  return id;
};

test('when a preference is paid then its use is for good; when its cart changes it is the next one’s', async () => {
  const code = await aCode();
  const shopper = await buy(code);
  await shopper.prefer();
  expect(await usesOf(code)).toMatchObject([{ until: expect.any(Date) }]);
  await shopper.play([[{ kind: 'add', elixirId: 2, quantity: 1 }]]);
  const link = await shopper.prefer();
  expect(await usesOf(code)).toHaveLength(1);

  await settle(tabs.deps, pay(link!));

  expect(await usesOf(code)).toEqual([{ checkoutId: expect.any(String), cart: expect.any(String) }]);
  const { checkoutId } = (await usesOf(code))[0]!;
  await tabs.deps.holds.giveBack((await tabs.deps.checkouts.find(checkoutId))!);
  expect(await usesOf(code)).toHaveLength(1);
});

test('when a use that was free again is paid late then the order stands and the code counts one more', async () => {
  const code = await aCode();
  const late = await (await buy(code)).prefer();
  const { checkoutId } = tabs.provider.preferences.get(late!)!;
  await tabs.deps.discounts.giveBack(checkoutId);
  for (let nth = 0; nth < MOST; nth += 1) await settle(tabs.deps, pay((await (await buy(code)).prefer())!));
  expect(await isServed(await buy(code))).toBe(false);

  expect(await settle(tabs.deps, pay(late!))).toMatchObject({ kind: 'order', paymentStatus: 'approved' });

  expect(await usesOf(code)).toHaveLength(MOST + 1);
  expect(await tabs.deps.orders.findByCheckout(checkoutId)).toMatchObject({ discount: { code } });
});

test('when nobody pays in time then the use is free by itself', async () => {
  const code = await aCode();
  const later = new Date(Date.now() + 3_600_000);
  const use = (of: number, until: Date) => ({ checkoutId: `${code}-${of}`, cart: `${code}-${of}:1`, until });
  const soon = new Date(Date.now() + 60_000);
  for (const nth of [1, 2]) expect(await tabs.deps.discounts.take(code, use(nth, soon))).toBeUndefined();
  expect(await tabs.deps.discounts.take(code, use(3, soon))).toMatch(/todas las veces/);
  const muchLater = new Date(later.getTime() + 60_000);
  expect(await tabs.deps.discounts.take(code, use(3, muchLater), later)).toBeUndefined();
});
