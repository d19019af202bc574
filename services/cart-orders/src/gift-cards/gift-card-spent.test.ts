import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../payments/settle/settle.ts';
import { giftShop } from '../testing/gift-shop.ts';

const shop = forFile(giftShop);

const DAY_MS = 86_400_000;
const SLIP = { kind: 'cash', method: 'oxxo' } as const;

/** Like any order whose slip expired, with its own reason; none of its total was ever paid. */
const UNPAID = {
  ...{ status: 'pending', paymentStatus: 'cancelled', paymentStatusDetail: 'gift_card_spent' },
  refundedCents: 0,
};

/** The order waits for a slip, the slip's term ends, the card pays another purchase, and then the slip is paid. */
async function tooLate(code: string, preferenceId: string) {
  const voucher = { ...SLIP, payBefore: new Date(Date.now() - 3 * DAY_MS) };
  const waits = { status: 'pending', voucher, payerEmail: 'muestra@example.com' } as const;
  const paymentId = await shop.pay(preferenceId, undefined, waits);
  await settle(shop.deps, paymentId);
  const { made: other } = await shop.begin(code);
  await settle(shop.deps, await shop.pay(other.preferenceId));
  shop.turn(paymentId, { status: 'approved' });
  return { paymentId, other };
}

test('when the rest comes after the card was used elsewhere then there is no order, and the money goes back', async () => {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const paymentId = await shop.pay(made.preferenceId);
  // The hold has expired, and another purchase used the card first.
  await shop.deps.db.collection('gift_cards').updateOne({ id }, { $set: { holds: [] } });
  await shop.deps.giftCards.pay(id, { checkoutId: 'another', cents: 30_000 });

  expect(await settle(shop.deps, paymentId)).toMatchObject({ kind: 'review' });
  expect(await shop.orders(made.checkoutId)).toEqual([]);
  expect(await shop.open(paymentId)).toEqual(['gift_card_spent']);
  await shop.dueNow(paymentId);
  await shop.sendRefunds();
  expect(shop.provider.payments.get(paymentId)).toMatchObject({ status: 'refunded' });
  expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
});

test('when an order waits for a slip then its card holds as long as the slip can be paid, and a day for the news', async () => {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const payBefore = new Date(Date.now() + 5 * DAY_MS);
  const voucher = { ...SLIP, payBefore };
  const paymentId = await shop.pay(made.preferenceId, undefined, { status: 'pending', voucher });
  expect(await settle(shop.deps, paymentId)).toMatchObject({ kind: 'order', paymentStatus: 'pending' });
  const [hold] = (await shop.cardOf(id)).holds;
  expect(hold).toMatchObject({ cents: 30_000, paymentId });
  expect(hold!.until!.getTime()).toBe(payBefore.getTime() + DAY_MS);
});

test('when a slip is paid after its term and the card was used by then then its order ends unpaid, the owner reads why, and the money goes back by itself', async () => {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const { paymentId } = await tooLate(code, made.preferenceId);
  expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });

  expect(await settle(shop.deps, paymentId)).toMatchObject({ kind: 'review' });
  expect(await shop.open(paymentId)).toEqual(['gift_card_spent']);
  await settle(shop.deps, paymentId);
  const { _id: orderId, ...order } = await shop.orderOf(made.checkoutId);
  expect(order).toMatchObject(UNPAID);
  expect(await shop.exceptions(paymentId)).toMatchObject([{ orderId, refundPlan: 'waits' }]);
  await shop.tellExceptions();
  await shop.dueNow(paymentId);
  await shop.sendRefunds();
  shop.turn(paymentId, {});
  await settle(shop.deps, paymentId);
  expect(await shop.orderOf(made.checkoutId)).toMatchObject(UNPAID);
  // The mail about the payment says everything.
  expect((await shop.mails(made.checkoutId)).toSorted()).toEqual(['owner-stray', 'pay-before']);
  expect(shop.provider.payments.get(paymentId)).toMatchObject({ status: 'refunded', refundedCents: 29_000 });
  expect(await shop.open(paymentId)).toEqual([]);
  expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
  await shop.tellExceptions();
  expect(await shop.mailsAbout(paymentId)).toEqual([
    ...['owner-stray', 'owner-stray-refunded', 'stray-refunded'],
  ]);
});

test('when the card has enough again before that then the order is paid, and nothing goes back', async () => {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const { paymentId, other } = await tooLate(code, made.preferenceId);
  await settle(shop.deps, paymentId);
  await shop.refundAll(other.checkoutId);

  await settle(shop.deps, paymentId);
  expect(await shop.orderOf(made.checkoutId)).toMatchObject({
    paymentStatus: 'approved',
    status: 'processing',
  });
  expect(await shop.open(paymentId)).toEqual([]);
  expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
});

test('when it is known only once it went back by hand then its order ends unpaid as well, and nothing is listed', async () => {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const { paymentId } = await tooLate(code, made.preferenceId);
  shop.turn(paymentId, { status: 'refunded', refundedCents: 29_000 });

  await settle(shop.deps, paymentId);

  expect(await shop.orderOf(made.checkoutId)).toMatchObject(UNPAID);
  expect(await shop.open(paymentId)).toEqual([]);
  expect(await shop.balance(id)).toEqual({ balanceCents: 0, held: 0 });
});
