import { expect, test } from '@jest/globals';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import type { Customer } from '@shop/contracts/customer';
import type { Elixir } from '@shop/contracts/elixir';
import type { Order } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsAre, mailsOf, SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere({ env: SOON });

const list = async (query = '') => {
  const answer = await (await shop.admin()).get<Customer[]>(`/api/admin/customers?${query}`);
  return { ...answer, total: answer.headers.get('x-total-count') };
};
const oneIs = (email: string, expected: Partial<Customer>) =>
  eventually(async () => {
    const found = (await list(`q=${email}`)).body[0];
    return found && Object.entries(expected).every(([name, value]) => found[name as keyof Customer] === value)
      ? found
      : undefined;
  });

const EMAIL = aShipping().email;

test('when an order is paid, given back in part and readdressed then its customer follows each step', async () => {
  const { refund, admin, path } = await paidOrder(shop);
  const made = await oneIs(EMAIL, { orders: 1, spent: 295 });
  expect(made).toMatchObject({ name: aShipping().name, city: aShipping().city, note: null });

  await refund({ amount: 100 });
  await oneIs(EMAIL, { orders: 1, spent: 195 });

  // Capitals do not make another person; another address does.
  await admin.put(`${path}/address`, aShipping({ email: EMAIL.toUpperCase(), name: 'Lucía Otro Nombre' }));
  expect(await oneIs(EMAIL, { name: 'Lucía Otro Nombre' })).toMatchObject({ id: made.id, orders: 1 });
  await admin.put(`${path}/address`, aShipping({ email: 'otra@example.com' }));
  await oneIs('otra@example.com', { orders: 1, spent: 195 });
  await eventually(async () => (await list(`q=${EMAIL}`)).body.length === 0);
  await admin.patch(`${path}/status`, { status: 'cancelled' });
  await oneIs('otra@example.com', { orders: 1, spent: 0 });
});

test('when the same person orders twice then they are one customer, and a note stays through it', async () => {
  const first = await paidOrder(shop);
  const { id } = await oneIs(EMAIL, { orders: 1 });
  const noted = await first.admin.put<Customer>(`/api/admin/customers/${id}/note`, {
    text: ' Paga en efectivo ',
  });
  expect(noted.body.note).toBe('Paga en efectivo');

  await paidOrder(shop);

  expect(await oneIs(EMAIL, { orders: 2, spent: 590 })).toMatchObject({ id, note: 'Paga en efectivo' });
  expect((await first.admin.get<Customer>(`/api/admin/customers/${id}`)).body.orders).toBe(2);
  const cleared = await first.admin.put<Customer>(`/api/admin/customers/${id}/note`, { text: '' });
  expect(cleared.body.note).toBeNull();
});

test('when somebody else noted something meanwhile then their note is told and stays', async () => {
  const { admin } = await paidOrder(shop);
  const { id } = await oneIs(EMAIL, {});
  const note = (text: string, seen: string) =>
    admin.put<Customer & { current: Customer }>(`/api/admin/customers/${id}/note`, { text, seen });
  expect((await note('Paga en efectivo', '')).status).toBe(200);

  const late = await note('Llamar antes', '');

  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ id, note: 'Paga en efectivo' });
  // The note may have arrived and its answer been lost: the note is sent again.
  expect((await note('Paga en efectivo', '')).status).toBe(200);
  expect((await note('Llamar antes', 'Paga en efectivo')).body.note).toBe('Llamar antes');
  expect((await note('', 'Llamar antes')).body.note).toBeNull();
});

async function ownBlend(): Promise<Elixir> {
  const flower = await shop.addFlower('Tajonal');
  const wish = { elixir: { name: 'Miel de Olvido' }, flowerIds: [flower.id] };
  return (await shop.visitor().post<CustomElixirResponse>('/api/custom-elixirs', wish)).body.elixir;
}
const inCatalog = (id: number) =>
  database({ config: { ...shop.config, MONGODB_DB: `${shop.env.MONGODB_DB}_catalog` } }, (db) =>
    db.collection('elixirs').findOne({ id }),
  );

/** Everything personal that an order may contain besides the address. */
const plant = (orderId: string, { id: elixirId, imageUrl }: Elixir) =>
  database(shop, async (db) => {
    const orders = db.collection<{ _id: string; checkoutId: string; shipping: object }>('orders');
    const { checkoutId, shipping } = (await orders.findOne({ _id: orderId }))!;
    const gift = { recipient: 'Tía Olvidada', message: 'No me olvides' };
    const invoice = { rfc: 'OLVI561231GR8', name: 'Olvidos SA', regime: '612', use: 'G03', zip: '97000' };
    const planted = { shipping: { ...shipping, gift }, invoice: { ...invoice, askedAt: new Date() } };
    const own = { isCustom: true, elixirId, imageUrl };
    const line = (path: string, nameField: string) =>
      Object.fromEntries(
        Object.entries({ ...own, [nameField]: 'Miel de Olvido' }).map(([name, value]) => [
          `${path}.${name}`,
          value,
        ]),
      );
    await orders.updateOne({ _id: orderId }, { $set: { ...planted, ...line('items.0', 'elixirName') } });
    const checkouts = db.collection<{ _id: string }>('checkouts');
    await checkouts.updateOne(
      { _id: checkoutId },
      { $set: { ...line('lines.0', 'name'), 'shipping.gift': gift } },
    );
    const uses = [{ checkoutId, cart: 'x:1', buyer: 'key-of-olvido' }];
    await db.collection('discounts').insertOne({ id: 1, code: 'HOLA', revision: 0, uses });
  });

type Stored = { shipping: Record<string, string>; totalCents: number; search: string[]; history: object[] };

test('when a customer asks to be forgotten then their data is gone, amounts stay, and open orders prevent it', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const other = await paidOrder(shop);
  for (const order of [path, other.path])
    await admin.put(`${order}/address`, aShipping({ email: 'olvido@example.com', name: 'Persona Olvidada' }));
  const { id } = await oneIs('olvido@example.com', { orders: 2 });
  const blend = await ownBlend();
  await plant(orderId, blend);
  await mailsAre(shop, orderId, ['order-paid']);

  const refused = await admin.post<{ message: string }>(`/api/admin/customers/${id}/forget`, {});
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/pedidos abiertos \(FK-\d+, FK-\d+\) que necesitan sus datos/);
  for (const order of [path, other.path]) await admin.patch(`${order}/status`, { status: 'completed' });
  await mailsAre(shop, orderId, ['order-paid', 'shipped']);
  const done = await admin.post(`/api/admin/customers/${id}/forget`, {});
  const again = await admin.post(`/api/admin/customers/${id}/forget`, {});

  expect([done.body, again.body]).toEqual([{ orders: 2 }, { orders: 0 }]);
  expect((await list('q=olvido')).body).toEqual([]);
  expect((await admin.get(`/api/admin/customers/${id}`)).status).toBe(404);
  expect(await mailsOf(shop, orderId)).toEqual([]);
  const [order] = (await admin.get<Order[]>(`/api/orders?q=${'cliente borrado'}`)).body;
  expect(order).toMatchObject({ customerName: 'Cliente borrado', customerEmail: null, total: 295 });
  expect((await admin.get<Order[]>('/api/orders?q=olvido')).body).toEqual([]);
  const left = await database(shop, async (db) => {
    const names = (await db.listCollections()).map(({ name }) => name);
    const all = await Promise.all(names.map((name) => db.collection(name).find().toArray()));
    return all.flat().filter((row) => /olvid|frascos/i.test(JSON.stringify(row)));
  });
  expect(left).toEqual([]);
  const kept = await inCatalog(blend.id);
  expect(kept).toMatchObject({ name: 'Mi Elixir Personalizado', nameKey: 'mi elixir personalizado' });
  expect(kept!['image']).toMatch(/^\/media\/frascos\//);
  expect(blend.imageUrl).not.toContain(kept!['image']);
  const stored = await database(shop, (db) =>
    db.collection<Stored & { _id: string }>('orders').findOne({ _id: orderId }),
  );
  expect(stored).toMatchObject({ totalCents: 29_500, shipping: { name: 'Cliente borrado', email: '' } });
});
