import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { giftLeftOf } from '../payments/refund/refund-order.ts';
import { settle } from '../payments/settle/settle.ts';
import { giftShop } from '../testing/gift-shop.ts';

const shop = forFile(giftShop);

async function paid() {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const paymentId = await shop.pay(made.preferenceId);
  await settle(shop.deps, paymentId);
  const leftOf = async () => giftLeftOf(shop.deps, await shop.orderOf(made.checkoutId));
  return { id, made, paymentId, leftOf };
}

test.each(['charged_back', 'in_mediation'] as const)(
  'when the other money of an order is %s then what its gift card paid goes back only by an amount that somebody names',
  async (status) => {
    const { id, made, paymentId, leftOf } = await paid();
    expect(await leftOf()).toBeUndefined();
    shop.turn(paymentId, { status });
    await settle(shop.deps, paymentId);
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({ paymentStatus: status });

    expect(await leftOf()).toBe(30_000);
    await expect(shop.refundAll(made.checkoutId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('tarjeta de regalo'),
    });
    const line = (await shop.orderOf(made.checkoutId)).items[0]!.id;
    await expect(shop.refundPieces(made.checkoutId, line)).rejects.toMatchObject({ status: 409 });
    expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });

    await shop.refundAll(made.checkoutId, 10_000);
    expect(await shop.balance(id)).toEqual({ balanceCents: 10_000, held: 0 });
    expect(await leftOf()).toBe(20_000);
  },
);

test('when it had begun to go back before then the same press goes on', async () => {
  const { id, made, paymentId } = await paid();
  const requestId = crypto.randomUUID();
  await shop.refundAll(made.checkoutId, undefined, requestId);
  expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 0 });
  shop.turn(paymentId, { status: 'charged_back' });
  await settle(shop.deps, paymentId);

  await expect(shop.refundAll(made.checkoutId, undefined, requestId)).resolves.toBeDefined();
  expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 0 });
});
