import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere();

const gift = { recipient: 'Itzel Canul', message: 'Para tus mañanas.\nTe quiero.' };
const prefer = (ready: Awaited<ReturnType<typeof readyToPay>>, over: object) =>
  ready.client.post<{ preferenceId: string }>('/api/checkout/create-preference', {
    cartId: ready.cartId,
    shippingDetails: { ...aShipping(), ...over },
  });

async function ordered(ready: Awaited<ReturnType<typeof readyToPay>>, preferenceId: string) {
  const paymentId = await sandbox(shop.env).pay(preferenceId);
  const { body } = await ready.submit(paymentId, { shippingDetails: undefined });
  return `/api/orders/${body.orderId}`;
}

test('when an order is a gift then buyer and owner see for whom, and strangers do not', async () => {
  const ready = await readyToPay(shop);
  const { body } = await prefer(ready, { gift });

  const path = await ordered(ready, body.preferenceId);

  expect((await ready.client.get<OrderResponse>(path)).body.order.gift).toEqual(gift);
  expect((await (await shop.admin()).get<OrderResponse>(path)).body.order.gift).toEqual(gift);
  expect(JSON.stringify((await shop.visitor().get(path)).body)).not.toContain('Itzel');
});

test('when the shopper takes the gift back before paying then the order is none', async () => {
  const ready = await readyToPay(shop);
  await prefer(ready, { gift });
  const { body } = await prefer(ready, {});

  const path = await ordered(ready, body.preferenceId);

  expect((await ready.client.get<OrderResponse>(path)).body.order.gift).toBeNull();
});

test.each([
  [{ recipient: '' }, 'shippingDetails.gift.recipient', 'Escribe el nombre de quien lo recibe'],
  [{ ...gift, message: 'x'.repeat(201) }, 'shippingDetails.gift.message', 'Máximo 200 caracteres'],
])('when a gift is %j then it is refused with a word on the field', async (broken, field, message) => {
  const answer = await prefer(await readyToPay(shop), { gift: broken });

  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
});
