import { expect, test } from '@jest/globals';
import { createShopClient, ShopError, type Send } from './client.ts';
import { aLot, aLotCreate, anOrder } from './testing/builders.ts';

/** A shop with one response, and the calls that it received. */
function shop(answer: unknown, status = 200) {
  const asked: Parameters<Send>[] = [];
  const send: Send = async (...call) => {
    asked.push(call);
    return { status, text: JSON.stringify(answer) };
  };
  return { asked, client: createShopClient('https://shop.example', { headers: { cookie: 'a=1' }, send }) };
}

test('when a call has parameters or a query then they stand in its address', async () => {
  const { asked, client } = shop([anOrder()]);

  const [first] = await client.call('GET /api/orders', { query: { q: 'Ana & Luis', page: undefined } });
  await client.call('GET /api/admin/mails/{id}/html', { params: { id: 'a/b' } });

  expect(first?.number).toBe('FK-000001');
  expect(asked).toEqual([
    ['https://shop.example/api/orders?q=Ana+%26+Luis', { method: 'GET', headers: { cookie: 'a=1' } }],
    ['https://shop.example/api/admin/mails/a%2Fb/html', expect.objectContaining({ method: 'GET' })],
  ]);
});

test('when a call has a body then it is sent as JSON and the answer is that of the contract', async () => {
  const { asked, client } = shop({ ...aLot(), secret: 'x' });

  expect(await client.call('POST /api/lots', { body: aLotCreate() })).toEqual(aLot());

  const sent = asked[0]![1];
  expect(JSON.parse(sent.body!)).toEqual(aLotCreate());
  expect(sent).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
});

test('when the shop refuses or answers something else then the call fails and says why', async () => {
  const refused = shop({ message: 'Lote no encontrado' }, 404).client;
  const other = shop({ id: 'x' }).client;
  const call = { params: { code: 'TAJ' } };

  const error = await refused.call('GET /api/lots/{code}', call).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ShopError);
  expect(error).toMatchObject({
    status: 404,
    message: 'GET /api/lots/{code} answered 404 {"message":"Lote no encontrado"}',
  });
  await expect(other.call('GET /api/lots/{code}', call)).rejects.toThrow(/expected/i);
});
