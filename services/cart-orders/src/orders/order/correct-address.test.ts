import { expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import type { OrderHistory } from '@shop/contracts/order-history';
import { aShipping } from '@shop/contracts/testing/builders';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { changeOrder, database } from '../../testing/database.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { correctAddress } from './correct-address.ts';
import { orderModel } from './order.model.ts';
import { createOrderStore } from './order.store.ts';

const shop = shopHere();

const moved = aShipping({ address: 'Calle 62 número 500', zip: '97100' });

test('when an administrator corrects the address then order, search and history have it, once', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const gift = { recipient: 'Itzel Canul' };
  await changeOrder(shop, orderId, { $set: { 'shipping.gift': gift } });

  for (let time = 0; time < 2; time += 1)
    expect(await admin.put<Order>(`${path}/address`, moved)).toMatchObject({
      status: 200,
      body: { shippingAddress: 'Calle 62 número 500', shippingZip: '97100', status: 'processing', gift },
    });

  const { body } = await admin.get<OrderHistory>(`${path}/history`);
  expect(body.filter(({ note }) => note)).toMatchObject([
    {
      who: expect.any(String),
      to: 'processing',
      note: 'Datos de envío cambiados. Dirección: Calle 60 número 491 → Calle 62 número 500; Código postal: 97000 → 97100',
    },
  ]);
  expect((await admin.get<Order[]>('/api/orders?q=62%20n%C3%BAm')).body).toHaveLength(1);
});

test('when somebody else corrected the address meanwhile then what they stored is told and stays', async () => {
  const { admin, path } = await paidOrder(shop);
  const { name, email, phone = '', address, city, state, zip, notes = '' } = aShipping();
  const seen = { name, email, phone, address, city, state, zip, notes };
  const theirs = { ...moved, address: 'Calle 64 número 1' };
  expect((await admin.put(`${path}/address`, { ...theirs, seen })).status).toBe(200);

  const late = await admin.put<{ current: Order }>(`${path}/address`, { ...moved, seen });

  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ shippingAddress: theirs.address, shippingZip: '97100' });
  // The change may have arrived and its answer been lost: the change is sent again.
  expect((await admin.put(`${path}/address`, { ...theirs, seen })).status).toBe(200);
  const read = { ...seen, address: theirs.address, zip: '97100' };
  expect((await admin.put(`${path}/address`, { ...moved, seen: read })).body).toMatchObject({
    shippingAddress: moved.address,
  });
});

test('when an order has no address yet then what was seen is who paid', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  await changeOrder(shop, orderId, { $unset: { shipping: 1 }, $set: { payerEmail: 'paga@example.com' } });
  const nothing = { name: '', phone: '', address: '', city: '', state: '', zip: '', notes: '' };

  const answer = await admin.put(`${path}/address`, {
    ...moved,
    seen: { ...nothing, email: 'paga@example.com' },
  });

  expect(answer).toMatchObject({ status: 200, body: { shippingAddress: moved.address } });
});

test('when status and address are changed then the audit log has both, and nobody can be known by it', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  await recordedEvents(shop.env);
  await admin.put(`${path}/address`, moved);
  await admin.patch(`${path}/status`, { status: 'pending' });

  const [address, status] = await recordedEvents(shop.env);

  expect(address).toMatchObject({ target: orderId, name: expect.stringMatching(/^FK-/) });
  expect(address!.changes).toEqual([
    { field: 'shippingAddress', before: 'C…', after: 'C…' },
    { field: 'shippingZip', before: '9…', after: '9…' },
  ]);
  expect(status!.changes).toContainEqual({ field: 'status', before: 'processing', after: 'pending' });
});

test.each(['completed', 'cancelled'])('when the order is %s then its address stays', async (status) => {
  const { admin, path } = await paidOrder(shop);
  await admin.patch(`${path}/status`, { status });

  expect((await admin.put(`${path}/address`, moved)).status).toBe(409);
});

test('when the address is none then the fields say so in the words of the checkout', async () => {
  const { admin, path } = await paidOrder(shop);

  const answer = await admin.put(`${path}/address`, { ...moved, address: '', phone: '12' });

  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { address: 'La dirección es requerida', phone: 'El teléfono debe tener 10 dígitos' } },
  });
});

test('when the order is completed between the look and the write then its address stays', async () => {
  const { orderId } = await paidOrder(shop);
  await database(shop, async (db) => {
    orderModel(db);
    const store = createOrderStore(db);
    const setAddress: typeof store.setAddress = (seen, change) => {
      const late = store
        .setStatus(seen, { to: 'completed', who: 'otra' })
        .then(() => store.setAddress(seen, change));
      return late as unknown as ReturnType<typeof store.setAddress>;
    };
    const deps = { orders: { ...store, setAddress }, relay: () => undefined };

    await expect(correctAddress(deps, orderId, { address: moved, who: 'duena' })).rejects.toMatchObject({
      status: 409,
    });
  });
});

test('when the staff writes a note then the history has it with who and when, and buyers do not see it', async () => {
  const { admin, client, path } = await paidOrder(shop);

  const { body } = await admin.post<OrderHistory>(`${path}/notes`, {
    text: '  Llamó: pasa el lunes.\nVa con moño. ',
  });

  expect(body.at(-1)).toMatchObject({ to: 'processing', note: 'Llamó: pasa el lunes.\nVa con moño.' });
  expect(body.at(-1)?.who).not.toBe('');
  expect(JSON.stringify((await client.get(path)).body)).not.toContain('moño');
  for (const text of ['', ' ', 'x'.repeat(1_001)])
    expect((await admin.post(`${path}/notes`, { text })).status).toBe(400);
});
