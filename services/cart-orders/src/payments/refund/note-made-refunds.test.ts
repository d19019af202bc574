import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { partShop } from '../../testing/part-shop.ts';
import { settle } from '../settle/settle.ts';
import { overviewOf, refundEvents } from './refund.view.ts';

const shop = forFile(partShop);

async function paid() {
  const { link, checkoutId } = await shop.checkout();
  const id = await shop.pay(link);
  await settle(shop.deps, id);
  const ledger = async () => (await shop.deps.refunds.find(id))!;
  const order = async () => (await shop.orders(checkoutId))[0]!;
  return { id, ledger, order };
}
/** Refunds on the provider's own pages. */
const byHand = (paymentId: string, amountCents: number) =>
  shop.provider.refund({ paymentId, key: `hand-${crypto.randomUUID()}`, amountCents });

test('when parts go back in the provider’s own pages then the order has each with its moment, once', async () => {
  const { id, ledger, order } = await paid();
  const first = await byHand(id, 9_500);
  await settle(shop.deps, id);
  const second = await byHand(id, 500);
  await settle(shop.deps, id);
  await settle(shop.deps, id);

  const { refunds, promisedCents } = await ledger();
  expect(promisedCents).toBe(10_000);
  expect(refunds).toMatchObject([
    { amountCents: 9_500, status: 'done', who: 'Memoria', at: first.at },
    { amountCents: 500, status: 'done', who: 'Memoria', at: second.at },
  ]);
  expect(await order()).toMatchObject({ refundedCents: 10_000, paymentStatus: 'partially_refunded' });
  expect(refundEvents(await ledger(), await order()).map(({ note }) => note)).toEqual([
    'Reembolso de $95.00 MXN: Hecho en Memoria',
    'Reembolso de $5.00 MXN: Hecho en Memoria',
  ]);
});

test('when the shop’s own refund is under way then nothing of it is noted as somebody else’s', async () => {
  const { id, ledger } = await paid();
  const { id: key } = await shop.reserve(id, 10_000);
  // The refund was made, but its answer was lost.
  await shop.provider.refund({ paymentId: id, key, amountCents: 10_000 });
  await byHand(id, 500);
  await settle(shop.deps, id);
  expect((await ledger()).refunds).toMatchObject([{ id: key, status: 'requested' }]);

  await shop.sendRefunds();

  expect((await ledger()).refunds.map(({ amountCents, who }) => [amountCents, who])).toEqual([
    [10_000, 'ana'],
    [500, 'Memoria'],
  ]);
});

test('when more goes back by hand than the shop thinks is left then all of it counts and nothing is left', async () => {
  const { id, ledger, order } = await paid();
  await shop.reserve(id, 40_000);
  await byHand(id, 30_000);
  await settle(shop.deps, id);
  const { paymentStatus, refundedCents } = await order();
  expect(overviewOf({ paidCents: 30_000, refundedCents, paymentStatus }, await ledger())).toMatchObject({
    refunded: 300,
    left: 0,
  });
});
