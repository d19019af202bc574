import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { giftShop } from '../testing/gift-shop.ts';

const shop = forFile(giftShop);

const recode = (id: number) => shop.deps.giftCards.update(id, { email: 'otra@example.com' });

test('when a card on a cart has another code since then it pays nothing there any more', async () => {
  const { id, code } = await shop.give(30_000);
  const { prefer } = await shop.begin(code);
  await recode(id);
  await expect(prefer()).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^No encontramos esa tarjeta/) as unknown,
  });
});

test('when a checkout is pressed that a card would pay whole, and it has another code since, then nothing is taken off it', async () => {
  const { id, code } = await shop.give(60_000);
  const { made } = await shop.begin(code);
  await recode(id);
  expect(await shop.placeWhole(made.checkoutId)).toBeUndefined();
  expect((await shop.cardOf(id)).balanceCents).toBe(60_000);
});

test('when a card had paid before it has another code then who comes back finds the order', async () => {
  const { id, code } = await shop.give(60_000);
  const { made } = await shop.begin(code);
  await shop.placeWhole(made.checkoutId);
  await recode(id);
  expect(await shop.placeWhole(made.checkoutId)).toMatchObject({ kind: 'order' });
});
