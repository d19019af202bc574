import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { interleave } from '../../testing/interleave.ts';
import { ownShop } from '../../testing/own-shop.ts';
import { settle } from '../settle/settle.ts';

jest.setTimeout(600_000);

const shop = forFile(ownShop);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(shop.deps.db)));

const refusedOf = (done: PromiseSettledResult<void>[]) =>
  done.filter(({ status }) => status === 'rejected').length;

test('when two mark the same order at once then it is marked once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom(590, 300), async (scheduler, amount) => {
      const { checkoutId } = await shop.place();
      const mark = () => shop.mark(checkoutId, { amount, received: 0 });

      const done = await inOrder.by(scheduler, () => Promise.allSettled([mark(), mark()]));

      expect(refusedOf(done)).toBe(1);
      expect((await shop.rowOf(checkoutId)).receipts).toHaveLength(1);
      const paymentStatus = amount === 590 ? 'approved' : 'pending';
      expect(await shop.orders(checkoutId)).toMatchObject([{ paymentStatus }]);
    }),
    { numRuns: 30, seed: 20_261_126 },
  );
});

test('when its term ends while somebody marks it then the money counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { checkoutId } = await shop.place();

      await inOrder.by(scheduler, () => Promise.all([shop.mark(checkoutId), shop.later(checkoutId, 4)]));

      for (const id of await shop.idsOf(checkoutId)) await settle(shop.deps, id);
      expect(await shop.orders(checkoutId)).toMatchObject([
        { status: 'processing', paymentStatus: 'approved' },
      ]);
    }),
    { numRuns: 30, seed: 20_261_126 },
  );
});

test('when any amounts are marked one after the other then each peso is the order’s, or listed', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(amounts, async (cents) => {
      const { checkoutId } = await shop.place();
      let sum = 0;
      for (const one of cents) {
        const mark = shop.mark(checkoutId, { amount: one / 100 });
        if (sum >= 59_000) await expect(mark).rejects.toMatchObject({ status: 409 });
        else {
          await mark;
          sum += one;
        }
      }
      const order = await shop.orderOf(checkoutId);
      const { payments = [], paymentStatus, charges = {}, totalCents } = order;
      expect(paymentStatus).toBe(sum >= totalCents ? 'approved' : 'pending');
      if (sum < totalCents) return;
      const parts = payments.reduce((all, part) => all + part.cents + (part.overCents ?? 0), 0);
      expect(payments.length === 0 ? totalCents : parts).toBe(sum);
      const noted = Object.values(charges);
      expect(noted.reduce((all, { amountCents }) => all + amountCents, 0)).toBe(sum);
      expect(noted.every(({ feeCents, taxCents }) => feeCents === 0 && taxCents === 0)).toBe(true);
    }),
    { numRuns: 60, seed: 20_261_126 },
  );
});
