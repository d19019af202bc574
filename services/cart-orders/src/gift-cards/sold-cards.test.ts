import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { BY_MAIL } from '@shop/contracts/sold-gift-cards';
import { dayOf } from '@shop/service-kit/days';
import { RefusedError } from '../payments/provider/payment.port.ts';
import type { RefundEntry } from '../payments/refund/refund.store.ts';
import { settle } from '../payments/settle/settle.ts';
import { soldCards, SOLD } from '../testing/sold-cards.ts';
import { buyGiftCard } from './buy-gift-card.ts';
import { followGiftCards } from './follow-gift-cards.ts';
import { refundSold } from './refund-sold.ts';

const shop = forFile(soldCards);
afterEach(() => void jest.restoreAllMocks());

const cardsOf = (checkoutId: string) =>
  shop.orders(checkoutId).then(async ([order]) =>
    shop.deps.db
      .collection('gift_cards')
      .find({ requestId: new RegExp(`^${order?._id}:`) })
      .toArray(),
  );

test('when an order without a gift card is refunded then nothing is read about cards', async () => {
  const { link, checkoutId } = await shop.checkout();
  await settle(shop.deps, await shop.pay(link));
  const find = jest.spyOn(shop.deps.orders, 'find');
  const ofSale = jest.spyOn(shop.deps.giftCards, 'ofSale');
  const order = await shop.orderOf(checkoutId);
  const given = {} as RefundEntry;
  const books = async () => ({ promisedCents: 0, refunds: [] });

  expect(await refundSold(shop.deps, order, { requestId: 'press', books }, async () => given)).toBe(given);

  expect([find.mock.calls, ofSale.mock.calls]).toEqual([[], []]);
});

describe('a card that is bought', () => {
  test('when each amount is bought then what the provider asks for is it to the centavo, without code, delivery or tax', async () => {
    for (const amount of SOLD) {
      const { checkoutId } = await shop.buy({ amount });
      const checkout = (await shop.deps.checkouts.find(checkoutId))!;
      expect(checkout).toMatchObject({
        totalCents: amount * 100,
        shippingCents: 0,
        taxCents: 0,
        delivery: BY_MAIL,
      });
      expect(checkout.discount ?? checkout.promotion ?? checkout.giftCard ?? checkout.holds).toBeUndefined();
      expect(shop.provider.missing(checkout.preference!.id)).toBe(amount * 100);
    }
  });

  test('when it is paid then there is one card for whom it is, its order is done, and no other place has its recipient', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    for (let again = 0; again < 2; again++) await settle(shop.deps, paymentId);
    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'approved', totalCents: 50_000 });
    expect(order.needsAddress).toBe(false);
    const cards = await cardsOf(checkoutId);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      ...{ amountCents: 50_000, balanceCents: 50_000, isBlocked: false, message: 'Con cariño.' },
      ...{ name: 'Quien Recibe', email: 'recibe@example.com', mailDue: expect.any(Date) },
    });
    const elsewhere = JSON.stringify([order, await shop.deps.checkouts.find(checkoutId)]);
    expect(elsewhere).not.toMatch(/recibe@|Quien Recibe|cariño/);
    expect(await shop.mails(checkoutId)).toEqual(expect.arrayContaining(['order-paid', 'owner-order']));
    expect(await shop.mails(checkoutId)).not.toContain('shipped');
  });

  test('when who buys it has it sent to themselves on a day then its mail waits for that day', async () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { checkoutId } = await shop.bought({ toEmail: null, sendOn: day });
    const card = (await shop.soldOf(checkoutId))!;
    expect(card).toMatchObject({ email: 'compra@example.com', sendOn: day });
    expect(card.mailDue!.getTime()).toBeGreaterThan(Date.now() + 18 * 86_400_000);
  });

  test('when the day is today then it goes once it is paid, on whatever day that is', async () => {
    const { checkoutId } = await shop.bought({ sendOn: dayOf(new Date()).day });
    expect((await shop.orderOf(checkoutId)).items[0]!.giftCard).toEqual({ sendOn: null });
    expect((await shop.soldOf(checkoutId))!.sendOn).toBeNull();
  });

  test('when its slip is paid days later then there is no card before, and one after', async () => {
    const { checkoutId } = await shop.buy();
    const paymentId = await shop.pay(await shop.linkOf(checkoutId), undefined, { status: 'pending' });
    await settle(shop.deps, paymentId);
    await shop.relay(checkoutId);
    expect(await cardsOf(checkoutId)).toEqual([]);
    shop.turn(paymentId, { status: 'approved' });
    await settle(shop.deps, paymentId);
    await shop.relay(checkoutId);
    expect(await cardsOf(checkoutId)).toHaveLength(1);
  });

  test('when the button is pressed twice then it is one checkout, and once it is paid no other is begun', async () => {
    const requestId = crypto.randomUUID();
    const [one, two] = await Promise.all([shop.buy({ requestId }), shop.buy({ requestId })]);
    expect(two!.checkoutId).toBe(one!.checkoutId);
    await settle(shop.deps, await shop.pay(await shop.linkOf(one!.checkoutId)));
    await expect(shop.buy({ requestId })).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    ['an amount that is not sold', { amount: 333 }, 409],
    ['a day that is over', { sendOn: '2020-01-01' }, 400],
    ['a day too far', { sendOn: '2199-01-01' }, 400],
  ])('when it is of %s then nothing is begun', async (_, over, status) => {
    await expect(shop.buy(over)).rejects.toMatchObject({ status });
  });

  test('when the owner switched cards off or sells none then none is begun', async () => {
    for (const off of [{ giftCards: false }, { giftCardAmounts: [] }]) {
      const read = async () => ({ ...(await shop.deps.settings.read()), ...off });
      const deps = { ...shop.deps, settings: { ...shop.deps.settings, read } };
      await expect(
        buyGiftCard(deps, 'somebody', {
          ...{ amount: 500, toName: 'A B', message: '', sendOn: null, name: 'C D' },
          ...{ email: 'c@example.com', requestId: crypto.randomUUID() },
        }),
      ).rejects.toMatchObject({ status: 409 });
    }
  });
});

describe('money that goes back', () => {
  test('when all of it does then the card has nothing and is blocked, and a repeated press takes nothing more', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    const press = crypto.randomUUID();
    await shop.giveBack(checkoutId, undefined, press);
    await shop.giveBack(checkoutId, undefined, press);
    await settle(shop.deps, paymentId);
    await shop.relay(checkoutId);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 0, isBlocked: true });
    expect(shop.provider.payments.get(paymentId)).toMatchObject({ refundedCents: 50_000 });
  });

  test('when a part of it does then the card has the rest and can be used', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    await shop.giveBack(checkoutId, 20_000);
    await settle(shop.deps, paymentId);
    await shop.relay(checkoutId);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 30_000, isBlocked: false });
  });

  test('when it is more than is left on the card then it is refused, and the provider was not asked', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    const card = (await shop.soldOf(checkoutId))!;
    await shop.deps.giftCards.pay(card.id, { checkoutId: `spent-${checkoutId}`, cents: 10_000 });
    await expect(shop.giveBack(checkoutId)).rejects.toMatchObject({ status: 409 });
    expect(shop.provider.payments.get(paymentId)!.refundedCents).toBe(0);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 40_000, isBlocked: false });
    await shop.giveBack(checkoutId, 40_000);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 0 });
  });

  test('when nobody could be asked for it then the card has it again', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    shop.turn(paymentId, { status: 'in_mediation' });
    await expect(shop.giveBack(checkoutId)).rejects.toMatchObject({ status: 409 });
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 50_000 });
  });

  test('when the provider refuses it after nobody waits any more then the card has it again', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    jest.spyOn(shop.refunding.results, 'refundAndWait').mockResolvedValueOnce(undefined);
    await shop.giveBack(checkoutId, 20_000);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 30_000 });

    const refused = new RefusedError('refund', new Error('no'), { code: 2032, reason: 'No.' });
    jest.spyOn(shop.provider.provider, 'refund').mockRejectedValueOnce(refused);
    await shop.sendRefunds();

    expect((await shop.deps.refunds.find(paymentId))!.refunds).toMatchObject([{ status: 'failed' }]);
    expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 50_000, isBlocked: false });
  });

  test.each(['charged_back', 'in_mediation'] as const)(
    'when the bank says %s then the card is blocked',
    async (status) => {
      const { checkoutId, paymentId } = await shop.bought();
      shop.turn(paymentId, { status });
      await settle(shop.deps, paymentId);
      await shop.relay(checkoutId);
      expect(await shop.soldOf(checkoutId)).toMatchObject({ isBlocked: true });
    },
  );

  test('when the shop wins the dispute then the card pays again, unless a person had blocked it', async () => {
    for (const byHand of [undefined, true]) {
      const { checkoutId, paymentId } = await shop.bought();
      const turn = async (status: 'in_mediation' | 'approved') => {
        shop.turn(paymentId, { status });
        await settle(shop.deps, paymentId);
        await shop.relay(checkoutId);
      };
      await turn('in_mediation');
      const { id } = (await shop.soldOf(checkoutId))!;
      if (byHand) await shop.deps.giftCards.update(id, { isBlocked: true });

      await turn('approved');

      expect(await shop.soldOf(checkoutId)).toMatchObject({ isBlocked: byHand === true });
    }
  });

  test('when the dispute is over while the card is blocked for it then the card pays again', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    const turn = async (status: 'in_mediation' | 'approved') => {
      shop.turn(paymentId, { status });
      await settle(shop.deps, paymentId);
    };
    await turn('in_mediation');
    const { orders, giftCards } = shop.deps;
    const slow: typeof giftCards.followSale = async (...given) => {
      if (!given[1]) await turn('approved');
      return giftCards.followSale(...given);
    };

    await followGiftCards(
      { ...shop.deps, orders, giftCards: { ...giftCards, followSale: slow } },
      await shop.orderOf(checkoutId),
    );

    expect(await shop.soldOf(checkoutId)).toMatchObject({ isBlocked: false });
  });

  test('when it was given back at the provider itself then the card is less by it', async () => {
    const { checkoutId, paymentId } = await shop.bought();
    shop.turn(paymentId, { status: 'approved', refundedCents: 15_000 });
    await settle(shop.deps, paymentId);
    await shop.relay(checkoutId);
    const order = await shop.orderOf(checkoutId);
    await followGiftCards(shop.deps, order);
    expect(await shop.soldOf(checkoutId)).toMatchObject({
      balanceCents: 50_000 - order.refundedCents,
      isBlocked: false,
    });
    expect(order.refundedCents).toBe(15_000);
  });
});
