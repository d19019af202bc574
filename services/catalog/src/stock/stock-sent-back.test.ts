import { expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

/** A product that was read with ten pieces; three were sold since. */
async function soldSince({ addElixir, admin, internal }: TestCatalog) {
  const { id } = await addElixir({ stock: 10 });
  const [read] = (await admin.get<Elixir[]>('/api/elixirs')).body;
  const sale = { checkoutId: 'a', cartId: 'cart', lines: [{ elixirId: id, quantity: 3 }] };
  await internal('POST', '/internal/stock/take', sale);
  await internal('POST', '/internal/stock/sell', sale);
  return { read, change: (sent: object) => admin.patch(`/api/elixirs/${id}`, sent) };
}

test('when a whole product is sent back after some were sold then they stay sold', () =>
  withCatalog(async (catalog) => {
    const { read, change } = await soldSince(catalog);

    expect(await change({ ...read, name: 'Otro nombre' })).toMatchObject({
      status: 200,
      body: { name: 'Otro nombre', stock: 7, stockSeen: 7 },
    });
  }));

test('when another count comes with a version but without what was read then it is refused with what there is', () =>
  withCatalog(async (catalog) => {
    const { change } = await soldSince(catalog);

    expect(await change({ version: 0, stock: 10 })).toMatchObject({
      status: 409,
      body: { current: { stock: 7, stockSeen: 7 } },
    });
    expect(await change({ version: 0, stock: 7, name: 'Otro nombre' })).toMatchObject({ status: 200 });
    expect(await change({ version: 1, stock: null })).toMatchObject({ status: 200 });
    expect(await change({ version: 2, stock: 5 })).toMatchObject({ status: 200, body: { stock: 5 } });
  }));
