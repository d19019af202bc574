import { expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import { act, listed } from '../../testing/payment-exceptions.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere();

test('when nothing is known of what a payment is for then the list says who paid, until they are forgotten', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const over = { external_reference: 'somebody-elses-sale' };
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId, 'APRO', over);
  await submit(paymentId);
  const [row] = await listed(shop, paymentId);
  expect(row?.buyer).toEqual({ name: aShipping().name, email: aShipping().email.toLowerCase() });
  await act(shop, row!, 'resolve', { note: `Se habló con ${aShipping().name}` });

  const admin = await shop.admin();
  expect(await admin.post('/api/admin/customers/forget', { who: aShipping().email })).toMatchObject({ status: 200 }); // oxfmt-ignore

  const [forgotten] = await listed(shop, paymentId, 'done');
  expect(forgotten).not.toHaveProperty('buyer');
  expect(forgotten?.note).toBe('Texto borrado con los datos del cliente');
});
