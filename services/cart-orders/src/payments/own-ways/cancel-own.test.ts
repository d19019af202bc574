import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { cancelUnpaid } from '../../orders/order/cancel-unpaid.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { ownShop } from '../../testing/own-shop.ts';

const shop = forFile(ownShop);

const cancel = (order: OrderRow) => cancelUnpaid({ ...shop.deps, relay: () => undefined }, order);
const cancelOf = async (checkoutId: string) => cancel(await shop.orderOf(checkoutId));

test('when its buyer cancels then it is cancelled, and money that comes all the same is for a person', async () => {
  const { checkoutId, paymentId } = await shop.place();
  expect(await cancelOf(checkoutId)).toMatchObject({ status: 'cancelled' });
  await expect(cancelOf(checkoutId)).rejects.toMatchObject({ status: 409 });

  await shop.mark(checkoutId);
  expect(await shop.open(paymentId)).toEqual(['paid_after_cancellation']);
});

test('when somebody has marked a part of it then its buyer does not cancel it any more', async () => {
  const { checkoutId } = await shop.place();
  const seen = await shop.orderOf(checkoutId);
  await shop.mark(checkoutId, { amount: 300 });
  for (const order of [seen, await shop.orderOf(checkoutId)])
    await expect(cancel(order)).rejects.toMatchObject({ status: 409 });
  expect(await shop.orderOf(checkoutId)).toMatchObject({ status: 'pending' });
});

test('when it was cancelled and its term is over then money that is marked holds nothing', async () => {
  const { checkoutId } = await shop.place();
  await cancelOf(checkoutId);
  await shop.later(checkoutId, 4);
  const { holds } = shop.marking;
  const taken: unknown[] = [];
  shop.marking.holds = { take: async (...given) => (taken.push(given), undefined) };
  await shop.mark(checkoutId, { amount: 300 }).finally(() => (shop.marking.holds = holds));
  expect(taken).toEqual([]);
});

test('when a shopper chose another way and came back to a shorter one then that one is marked', async () => {
  const checkoutId = crypto.randomUUID();
  const terms = { checkoutId, way: 'ownTransfer' as const, dueCents: 59_000 };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await shop.deps.ownPayments.open({ ...terms, _id: first, payBefore: inDays(5) });
  await shop.deps.ownPayments.end(first);
  await shop.deps.ownPayments.open({ ...terms, _id: second, payBefore: inDays(1) });
  expect((await shop.rowOf(checkoutId))._id).toBe(second);
});
