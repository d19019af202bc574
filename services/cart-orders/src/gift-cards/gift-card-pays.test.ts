import { describe, expect, test } from '@jest/globals';
import { giftPaymentId } from '@shop/contracts/gift-card';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../payments/settle/settle.ts';
import { expireReplaced } from '../shopping/checkout/expire-replaced.ts';
import { giftShop } from '../testing/gift-shop.ts';

const shop = forFile(giftShop);

describe('a card that pays a part', () => {
  test('when the rest is paid then the order stands on both, the provider was asked for the rest alone, and what was used is off the card', async () => {
    const { id, code } = await shop.give(30_000);
    const { made } = await shop.begin(code.toLowerCase().replace(/0/g, 'o'));
    expect(made.amounts).toMatchObject({ total: 590, giftCard: 300, due: 290 });
    expect(shop.provider.missing(made.preferenceId)).toBe(29_000);
    expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 30_000 });

    const paymentId = await shop.pay(made.preferenceId);
    expect(await settle(shop.deps, paymentId)).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
    await settle(shop.deps, paymentId);
    await settle(shop.deps, giftPaymentId(made.checkoutId));

    expect(await shop.orderOf(made.checkoutId)).toMatchObject({
      totalCents: 59_000,
      giftCard: { id, cents: 30_000 },
      paymentIntentId: paymentId,
      status: 'processing',
      payments: [
        { id: paymentId, cents: 29_000 },
        { id: giftPaymentId(made.checkoutId), cents: 30_000 },
      ],
    });
    expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
    expect(await shop.exceptions(paymentId, giftPaymentId(made.checkoutId))).toEqual([]);
  });

  test('when its balance leaves less than the provider takes then it leaves that much, and the rest stays on it', async () => {
    const { id, code } = await shop.give(58_950);
    const { provider } = shop.deps;
    const { leastCents } = provider;
    Object.assign(provider, { leastCents: () => 500 });
    const { made } = await shop.begin(code).finally(() => Object.assign(provider, { leastCents }));
    expect(made.amounts).toMatchObject({ total: 590, giftCard: 585, due: 5 });
    expect(shop.provider.missing(made.preferenceId)).toBe(500);
    const paymentId = await shop.pay(made.preferenceId);
    expect(await settle(shop.deps, paymentId)).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
    expect((await shop.orderOf(made.checkoutId)).giftCard).toMatchObject({ cents: 58_500 });
    expect(await shop.balance(id)).toEqual({ balanceCents: 450, held: 0 });
  });

  test('when money goes back then what the provider took goes first, and the rest to the card', async () => {
    const { id, code } = await shop.give(30_000);
    const { made } = await shop.begin(code);
    const paymentId = await shop.pay(made.preferenceId);
    await settle(shop.deps, paymentId);

    await shop.refundAll(made.checkoutId, 10_000);
    expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
    expect(shop.provider.payments.get(paymentId)).toMatchObject({ refundedCents: 10_000 });

    await shop.refundAll(made.checkoutId, 25_000);
    expect(shop.provider.payments.get(paymentId)).toMatchObject({ refundedCents: 29_000 });
    expect(await shop.balance(id)).toEqual({ balanceCents: 6_000, held: 0 });

    await shop.refundAll(made.checkoutId);
    expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 0 });
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({
      paymentStatus: 'refunded',
      refundedCents: 59_000,
    });
    await expect(shop.refundAll(made.checkoutId)).rejects.toMatchObject({ status: 409 });
  });

  test('when the shopper goes on to pay the shop itself then what it awaits is the rest', async () => {
    const { id, code } = await shop.give(30_000);
    const { made } = await shop.begin(code, { payWith: 'ownTransfer' });
    const { placeOwn } = await import('../payments/own-ways/place-own.ts');
    await placeOwn(shop.deps, (await shop.deps.checkouts.find(made.checkoutId))!);
    await settle(shop.deps, `own-${made.preferenceId}`);
    expect(await shop.rowOf(made.checkoutId)).toMatchObject({ dueCents: 29_000 });
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({
      paymentStatus: 'pending',
      totalCents: 59_000,
    });
    expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 30_000 });

    await shop.mark(made.checkoutId, { amount: 290 });
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({
      paymentStatus: 'approved',
      status: 'processing',
    });
    expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
  });

  test('when the order that waits is cancelled or its term ends then the card has all of it again', async () => {
    const { id, code } = await shop.give(30_000);
    const { made } = await shop.begin(code, { payWith: 'ownTransfer' });
    const { placeOwn } = await import('../payments/own-ways/place-own.ts');
    await placeOwn(shop.deps, (await shop.deps.checkouts.find(made.checkoutId))!);
    await settle(shop.deps, `own-${made.preferenceId}`);
    await shop.later(made.checkoutId, 4);
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({ paymentStatus: 'cancelled' });
    expect(await shop.balance(id)).toEqual({ balanceCents: 30_000, held: 0 });
  });

  test('when a newer checkout of the cart replaces it then the card holds for that one alone', async () => {
    const { id, code } = await shop.give(70_000);
    const { sessionId, made, prefer } = await shop.begin(code);
    const { addItem } = await import('../shopping/cart/add-items.ts');
    await addItem(shop.deps, sessionId, { cartId: 'new', elixirId: 2, quantity: 1 });
    const second = await prefer();
    expect(second.checkoutId).not.toBe(made.checkoutId);
    await expireReplaced(shop.deps, await shop.deps.checkouts.replaced(new Date(), 20));
    expect(await shop.balance(id)).toEqual({ balanceCents: 70_000, held: 70_000 });
    expect(second.amounts).toMatchObject({ total: 1_180, giftCard: 700, due: 480 });
  });
});

describe('a card that pays all', () => {
  test('when the button is pressed twice then there is one paid order without the provider, and the rest stays on the card', async () => {
    const { id, code } = await shop.give(100_000);
    const { made } = await shop.begin(code);
    expect(made).toMatchObject({ provider: 'gift-card', amounts: { total: 590, due: 0 } });
    expect(made.choices).toBeUndefined();
    const results = await Promise.all([shop.placeWhole(made.checkoutId), shop.placeWhole(made.checkoutId)]);
    expect(results.map((one) => one?.kind)).toEqual(['order', 'order']);
    expect(await shop.orders(made.checkoutId)).toHaveLength(1);
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({
      paymentStatus: 'approved',
      payments: [{ id: giftPaymentId(made.checkoutId), cents: 59_000 }],
    });
    expect(await shop.balance(id)).toEqual({ balanceCents: 41_000, held: 0 });

    await shop.refundAll(made.checkoutId);
    expect(await shop.balance(id)).toEqual({ balanceCents: 100_000, held: 0 });
    expect(await shop.orderOf(made.checkoutId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('when nobody came back after it was taken off the card then the sweep finds it', async () => {
    const { id, code } = await shop.give(60_000);
    const { made } = await shop.begin(code);
    await shop.deps.giftCards.pay(id, { checkoutId: made.checkoutId, cents: 59_000 });
    const found = await shop.deps.provider.findChanged('gift-card', {
      since: new Date(Date.now() - 60_000),
      offset: 0,
    });
    expect(found.map((one) => one.id)).toContain(giftPaymentId(made.checkoutId));
    expect(await settle(shop.deps, giftPaymentId(made.checkoutId))).toMatchObject({ kind: 'order' });
  });

  test('when more cards were given since than a page of news has then the sweep finds the one that paid all the same', async () => {
    await Promise.all(Array.from({ length: 101 }, () => shop.give(100)));
    const { id, code } = await shop.give(60_000);
    const { made } = await shop.begin(code);
    await shop.deps.giftCards.pay(id, { checkoutId: made.checkoutId, cents: 59_000 });
    const since = new Date(Date.now() - 60_000);
    const found = await shop.deps.provider.findChanged('gift-card', { since, offset: 0 });
    expect(found.map((one) => one.id)).toContain(giftPaymentId(made.checkoutId));
    expect(await shop.deps.provider.findChanged('gift-card', { since, offset: found.length })).toEqual([]);
  });

  test('when what it bought is sold out by then then it has all of it again', async () => {
    const { id, code } = await shop.give(60_000);
    const { made } = await shop.begin(code);
    const { holds } = shop.deps;
    const { conflict } = await import('@shop/service-kit/errors');
    const isGone = { ...holds, take: async () => conflict('Se acabó.') };
    await shop.deps.giftCards.pay(id, { checkoutId: made.checkoutId, cents: 59_000 });
    const paymentId = giftPaymentId(made.checkoutId);
    await settle({ ...shop.deps, holds: isGone }, paymentId);
    expect(await shop.open(paymentId)).toEqual(['sold_out']);
    await shop.dueNow(paymentId);
    await shop.sendRefunds();
    expect(await shop.balance(id)).toEqual({ balanceCents: 60_000, held: 0 });
  });
});

test('when 20 carts use one card at once then it never goes below zero, and each is asked for what the card does not pay', async () => {
  const { id, code } = await shop.give(200_000);
  const began = await Promise.allSettled(Array.from({ length: 20 }, () => shop.begin(code)));
  const made = began.flatMap((one) => (one.status === 'fulfilled' ? [one.value.made] : []));
  const gifts = made.map(({ amounts }) => amounts.giftCard ?? 0);
  expect(gifts.reduce((sum, pesos) => sum + pesos, 0)).toBeLessThanOrEqual(2_000);
  for (const { amounts } of made) expect(amounts.total).toBe((amounts.giftCard ?? 0) + (amounts.due ?? 590));

  await Promise.all(
    made.map(async ({ checkoutId, preferenceId, provider }) =>
      provider === 'gift-card'
        ? shop.placeWhole(checkoutId)
        : settle(shop.deps, await shop.pay(preferenceId)),
    ),
  );
  const { balanceCents, held } = await shop.balance(id);
  const orders = (await Promise.all(made.map(({ checkoutId }) => shop.orders(checkoutId)))).flat();
  expect(orders).toHaveLength(made.length);
  expect(orders.length).toBeGreaterThanOrEqual(3);
  expect(balanceCents).toBeGreaterThanOrEqual(0);
  expect(held).toBe(0);
  expect(balanceCents).toBe(200_000 - orders.reduce((sum, { giftCard }) => sum + (giftCard?.cents ?? 0), 0));
  for (const { payments = [], totalCents } of orders)
    expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
}, 60_000);
