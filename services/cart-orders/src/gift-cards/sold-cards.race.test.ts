import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { AppError } from '@shop/service-kit/errors';
import fc from 'fast-check';
import { interleave } from '../testing/interleave.ts';
import { soldCards } from '../testing/sold-cards.ts';
import { settle } from '../payments/settle/settle.ts';

jest.setTimeout(600_000);

const shop = forFile(soldCards);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(shop.deps.db)));

const unlessRefused = (act: Promise<unknown>) =>
  act.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    },
  );
const cardsOf = async (checkoutId: string) => {
  const { _id } = await shop.orderOf(checkoutId);
  return shop.deps.db
    .collection<{ balanceCents: number; isBlocked: boolean }>('gift_cards')
    .find({ requestId: new RegExp(`^${_id}:`) })
    .toArray();
};

test('when the news of its payment come several times at once then there is one card', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { checkoutId } = await shop.buy();
      const paymentId = await shop.pay(await shop.linkOf(checkoutId));
      const news = () => settle(shop.deps, paymentId);
      await inOrder.by(scheduler, () => Promise.all([news(), news(), news()]));
      await shop.relay(checkoutId);
      expect(await cardsOf(checkoutId)).toMatchObject([{ balanceCents: 50_000, isBlocked: false }]);
    }),
    { numRuns: 12 },
  );
});

test('when its money is given back while somebody spends it then no peso is both spent and given back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom(50_000, 30_000, undefined),
      fc.constantFrom(50_000, 20_000),
      async (scheduler, backCents, spentCents) => {
        const { checkoutId, paymentId } = await shop.bought();
        const { id } = (await shop.soldOf(checkoutId))!;
        const spend = () =>
          shop.deps.giftCards.pay(id, { checkoutId: `by-${checkoutId}`, cents: spentCents });
        const [isBack, , refusal] = await inOrder.by(scheduler, () =>
          Promise.all([
            unlessRefused(shop.giveBack(checkoutId, backCents)),
            unlessRefused(shop.giveBack(checkoutId, backCents)),
            spend(),
          ]),
        );
        const spent = refusal === undefined ? spentCents : 0;
        const { refundedCents } = shop.provider.payments.get(paymentId)!;
        expect(spent + refundedCents).toBeLessThanOrEqual(50_000);
        expect(isBack || refundedCents > 0 || spent > 0).toBe(true);
        expect((await shop.soldOf(checkoutId))!.balanceCents).toBe(50_000 - spent - refundedCents);
      },
    ),
    { numRuns: 20 },
  );
});
