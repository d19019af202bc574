import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { partShop } from '../../testing/part-shop.ts';
import { settle } from './settle.ts';

const shop = forFile(partShop);

test('when a cancelled order is paid in parts then a person is shown each of them', async () => {
  const { link, checkoutId } = await shop.checkout();
  await settle(shop.deps, await shop.pay(link, undefined, { status: 'pending' }));
  await shop.deps.db.collection('orders').updateOne({ checkoutId }, { $set: { status: 'cancelled' } });
  const ids = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];

  for (const id of ids) await settle(shop.deps, id);

  const late = 'paid_after_cancellation';
  expect(await shop.open(...ids)).toEqual([late, late]);
  await shop.giveBack(ids[1]!, 29_500);
  expect(await shop.open(...ids)).toEqual([late]);
  await shop.giveBack(ids[0]!, 29_500);
  expect(await shop.open(...ids)).toEqual([]);
});
