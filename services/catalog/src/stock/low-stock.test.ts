import { expect, test } from '@jest/globals';
import type { LowStock } from '@shop/contracts/stock';
import type { Elixir } from '@shop/contracts/elixir';
import { createLowStockStore } from './low-stock.store.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

function hands({ internal, admin }: TestCatalog) {
  const low = async () => (await internal<LowStock[]>('GET', '/internal/stock/low')).body;
  return {
    low,
    take: ({ id }: Elixir, quantity: number) =>
      internal('POST', '/internal/stock/take', {
        checkoutId: crypto.randomUUID(),
        cartId: crypto.randomUUID(),
        lines: [{ elixirId: id, quantity }],
      }),
    count: (elixir: Elixir, stock: number | null, stockSeen: number | null) =>
      admin.patch(`/api/elixirs/${elixir.id}`, { stock, stockSeen }),
    tell: async () => {
      for (const { elixirId, alarm } of await low())
        await internal('POST', '/internal/stock/low/told', { elixirId, alarm });
    },
  };
}

test('when a stock falls to the threshold then it is to be told, and no more once it was told, until it is restocked', () =>
  withCatalog(async (catalog) => {
    const { low, take, count, tell } = hands(catalog);
    const elixir = await catalog.addElixir({ stock: 7 });
    await take(elixir, 1);
    expect(await low()).toEqual([]);

    await take(elixir, 1);
    expect(await low()).toMatchObject([{ elixirId: elixir.id, name: elixir.name, left: 5 }]);
    await tell();
    await take(elixir, 3);
    await count(elixir, 1, 2);
    expect(await low()).toEqual([]);

    await count(elixir, 12, 1);
    expect(await low()).toEqual([]);
    await take(elixir, 8);
    expect(await low()).toMatchObject([{ left: 4 }]);
  }));

test('when few are put in then it is told as soon as they are fewer', () =>
  withCatalog(async (catalog) => {
    const { low, take } = hands(catalog);
    const elixir = await catalog.addElixir({ stock: 3 });
    await catalog.addElixir({ stock: 0 });
    expect(await low()).toEqual([]);

    await take(elixir, 1);

    expect(await low()).toMatchObject([{ left: 2 }]);
  }));

test('when it is restocked before it was told then the earlier alarm ends nothing', () =>
  withCatalog(async (catalog) => {
    const { low, take, count } = hands(catalog);
    const elixir = await catalog.addElixir({ stock: 6 });
    await take(elixir, 2);
    const [{ alarm } = { alarm: '' }] = await low();
    await count(elixir, 14, 4);
    await take(elixir, 10);

    await catalog.internal('POST', '/internal/stock/low/told', { elixirId: elixir.id, alarm });

    expect(await low()).toHaveLength(1);
    expect((await low())[0]!.alarm).not.toBe(alarm);
  }));

test('when it is deleted or nobody counts it any more then there is nothing to tell', () =>
  withCatalog(async (catalog) => {
    const { low, take, count } = hands(catalog);
    const [gone, uncounted] = [await catalog.addElixir({ stock: 6 }), await catalog.addElixir({ stock: 6 })];
    for (const elixir of [gone, uncounted]) await take(elixir, 2);
    expect(await low()).toHaveLength(2);

    await catalog.admin.delete(`/api/elixirs/${gone.id}`);
    await count(uncounted, null, 4);

    expect(await low()).toEqual([]);
  }));

test('when elixirs for sale have no piece left then they are counted, and others are not', () =>
  withCatalog(async (catalog) => {
    const { soldOut } = createLowStockStore(catalog.db);
    for (const stock of [0, 3, null]) await catalog.addElixir({ stock });
    await catalog.addElixir({ stock: 0, isAvailable: false });
    expect(await soldOut()).toBe(1);

    await hands(catalog).take(await catalog.addElixir({ stock: 1 }), 1);

    expect(await soldOut()).toBe(2);
  }));

test('when kits hold it then they are named, as long as they are there', () =>
  withCatalog(async (catalog) => {
    const { low, take } = hands(catalog);
    const part = await catalog.addElixir({ stock: 6 });
    const parts = [part, await catalog.addElixir()].map(({ id: elixirId }) => ({ elixirId, count: 1 }));
    for (const name of ['Para dos', 'Trío']) await catalog.addElixir({ name, parts });
    const gone = await catalog.addElixir({ name: 'De antes', parts });
    await catalog.admin.delete(`/api/elixirs/${gone.id}`);
    await take(part, 2);

    expect(await low()).toMatchObject([{ elixirId: part.id, left: 4, kits: ['Para dos', 'Trío'] }]);
  }));

test('when it is one of several sizes then the owner and whoever wants more of it read which', () =>
  withCatalog(async (catalog) => {
    const { low, take } = hands(catalog);
    const sizes = { family: 'Encino', name: 'Encino', stock: 6 };
    const elixir = await catalog.addElixir({ ...sizes, contents: { milliliters: 250 } });
    await catalog.addElixir({ ...sizes, contents: { milliliters: 60 } });
    await take(elixir, 4);

    const refused = await take(elixir, 3);

    const name = 'Encino · 250 ml';
    expect(await low()).toMatchObject([{ elixirId: elixir.id, name, left: 2 }]);
    expect(refused.body).toMatchObject({ missing: [{ elixirId: elixir.id, name, left: 2 }] });
  }));
