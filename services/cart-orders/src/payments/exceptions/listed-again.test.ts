import { afterEach, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { outboxEntry } from '../../orders/order/outbox.ts';
import { partShop } from '../../testing/part-shop.ts';
import { RefusedError } from '../provider/payment.port.ts';
import { reserveRefund } from '../refund/refund.ts';
import { settle } from '../settle/settle.ts';
import { reportAbandonedWork } from './abandoned-work.ts';

const shop = forFile(partShop);
afterEach(() => void jest.restoreAllMocks());

async function paid() {
  const { link, checkoutId } = await shop.checkout();
  const paymentId = await shop.pay(link);
  await settle(shop.deps, paymentId);
  return { paymentId, order: (await shop.orders(checkoutId))[0]! };
}
async function resolved(paymentId: string) {
  for (const { _id } of await shop.exceptions(paymentId))
    await shop.deps.exceptions.resolve(_id, { who: 'ana', note: 'Se hizo a mano' });
  expect(await shop.open(paymentId)).toEqual([]);
}

test('when a refund is refused, somebody resolves that, and a later one is refused too then that is listed as well', async () => {
  const { paymentId } = await paid();
  const refused = new RefusedError('refund', new Error('no'), { code: 2032, reason: 'No.' });
  jest.spyOn(shop.provider.provider, 'refund').mockRejectedValue(refused);
  const refuse = async () => {
    const press = { paymentId, amountCents: 10_000, requestId: crypto.randomUUID(), who: 'sistema' };
    await reserveRefund(shop.deps, press);
    await shop.sendRefunds();
  };
  await refuse();
  await resolved(paymentId);

  await refuse();

  expect(await shop.open(paymentId)).toEqual(['refund_failed']);
});

test('when work of an order is given up, somebody resolves that, and the same work is given up again then that is listed as well', async () => {
  const { paymentId, order } = await paid();
  const giveUp = () => reportAbandonedWork(shop.deps.exceptions)(order, outboxEntry('invoice.update'));
  await giveUp();
  await resolved(paymentId);

  await giveUp();

  expect(await shop.open(paymentId)).toEqual(['work_left']);
});
