import { expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { changeOrder } from '../../testing/database.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { STALL } from '../../testing/ways.ts';

const shop = shopHere();

const CONTACT = { name: 'Ana Canul', email: 'ana@example.com', phone: '9991234567' };

test('when an order is fetched then its owner can correct who comes for it, and of one that is sent nothing', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const correct = (body: object) => admin.put<Order>(`${path}/contact`, body);
  expect(await correct(CONTACT)).toMatchObject({ status: 409 });
  const { id, kind, name, place, hours } = STALL;
  const shipping = { ...CONTACT, address: '', city: '', state: '', zip: '' };
  const $set = { shipping, delivery: { id, kind, name, place, hours } };
  await changeOrder(shop, orderId, { $set });

  const { status, body } = await correct({ ...CONTACT, name: 'Itzel Canul', phone: '', seen: CONTACT });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    customerName: 'Itzel Canul',
    customerEmail: CONTACT.email,
    customerPhone: null,
    shippingAddress: null,
  });
  expect(await correct({ ...CONTACT, name: 'Otra Persona', seen: CONTACT })).toMatchObject({
    status: 409,
    body: { current: { customerName: 'Itzel Canul' } },
  });
  expect(await correct({ ...CONTACT, email: 'nada' })).toMatchObject({
    status: 400,
    body: { errors: { email: 'Correo electrónico inválido' } },
  });
});
