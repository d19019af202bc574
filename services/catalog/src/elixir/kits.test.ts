import { describe, expect, test } from '@jest/globals';
import type { Elixir, InternalElixir } from '@shop/contracts/elixir';
import type { ElixirsResult } from '@shop/contracts/elixir-bulk';
import type { Blend, NamedBlend } from '@shop/contracts/menu';
import { createStockStore } from '../stock/stock.store.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

type Refused = { errors: Record<string, string> };

/** A kit of two jars of one honey and one of another, cheaper than its parts. */
async function aKit(catalog: TestCatalog, stock: (number | null)[] = [7, 4], over: object = {}) {
  const [one, other] = [
    await catalog.addElixir({ name: 'Luna', price: 100, stock: stock[0]!, weight: 300, cost: 40 }),
    await catalog.addElixir({ name: 'Sol', price: 150, stock: stock[1]!, cost: 60 }),
  ];
  const parts = [
    { elixirId: one.id, count: 2 },
    { elixirId: other.id, count: 1 },
  ];
  const kit = await catalog.addElixir({ name: 'Para dos', price: 300, parts, ...over });
  return {
    ...{ one, other, kit, parts },
    page: async () =>
      (await catalog.shopper.get<NamedBlend>('/api/elixirs/predesigned/named/para-dos')).body.blend,
    staff: async () => (await catalog.admin.get<Elixir[]>('/api/elixirs?q=para')).body[0]!,
    internal: async (cart = '') =>
      (await catalog.internal<InternalElixir[]>('GET', `/internal/elixirs?ids=${kit.id}${cart}`)).body[0]!,
    take: (checkoutId: string, quantity: number, cartId = checkoutId) =>
      catalog.internal('POST', '/internal/stock/take', {
        ...{ checkoutId, cartId, until: '2099-01-01T00:00:00.000Z' },
        lines: [{ elixirId: one.id, quantity }],
      }),
    change: (id: number, change: object) =>
      catalog.admin.patch<Elixir & Refused>(`/api/elixirs/${id}`, change),
  };
}

describe('what a kit tells', () => {
  test('when it costs less than its parts then its page has them, what they cost apart and what it saves', () =>
    withCatalog(async (catalog) => {
      const { page, one, other } = await aKit(catalog);

      expect(await page()).toMatchObject({
        ...{ price: 300, apart: 350, saves: 50, isAvailable: true, left: 3 },
        parts: [
          { elixirId: one.id, count: 2, name: 'Luna', price: 100, slug: 'luna', weight: 300 },
          { elixirId: other.id, count: 1, name: 'Sol', price: 150, slug: 'sol' },
        ],
      });
    }));

  test('when its page names what goes well with it then that is nothing which is in it', () =>
    withCatalog(async (catalog) => {
      await aKit(catalog);
      await catalog.addElixir({ name: 'Otra' });

      const { body } = await catalog.shopper.get<NamedBlend>('/api/elixirs/predesigned/named/para-dos');

      expect(body.pairings.map(({ name }) => name)).toEqual(['Otra']);
    }));

  test('when it costs as much as its parts then it saves nothing', () =>
    withCatalog(async (catalog) => {
      const { page } = await aKit(catalog, [null, null], { price: 350 });
      const told = await page();
      expect(told.isAvailable).toBe(true);
      for (const field of ['apart', 'saves', 'left']) expect(told).not.toHaveProperty(field);
    }));

  test('when pieces of a part are sold then there are as many kits as the scarcest part makes', () =>
    withCatalog(async (catalog) => {
      const { take, page, staff, internal } = await aKit(catalog);
      await take('a', 4);
      expect(await page()).toMatchObject({ left: 1, isAvailable: true });
      await take('b', 2);

      expect(await page()).toMatchObject({ left: 0, isAvailable: false, parts: [{ lack: 'soldOut' }, {}] });
      expect(await staff()).toMatchObject({ left: 0, isAvailable: true });
      expect(await staff()).not.toHaveProperty('stock');
      // A cart may use its own reserved pieces of a part in the kit.
      expect(await internal('&cart=a')).toMatchObject({ inStock: 2, isAvailable: true });
      expect(await internal()).toMatchObject({
        ...{ inStock: 0, isAvailable: false, reservedBy: { a: 2, b: 1 }, cost: 140 },
      });
    }));

  test('when a part is hidden or deleted then the kit is not for sale and says why', () =>
    withCatalog(async (catalog) => {
      const { page, internal, change, one, other, kit } = await aKit(catalog);
      await change(one.id, { isAvailable: false });
      expect(await page()).toMatchObject({ isAvailable: false, parts: [{ lack: 'hidden' }, {}] });
      expect(await internal()).toMatchObject({ isAvailable: false });

      await change(one.id, { isAvailable: true });
      await catalog.admin.delete(`/api/elixirs/${other.id}`);

      const { parts, isAvailable } = await page();
      expect(isAvailable).toBe(false);
      expect(parts?.[1]).toMatchObject({ name: 'Sol', lack: 'deleted' });
      expect(parts?.[1]).not.toHaveProperty('slug');
      // Administrators may still change the kit.
      expect(await change(kit.id, { price: 280 })).toMatchObject({ status: 200 });
    }));

  test('when few can be made of it, or none, then it is listed with what runs low, in bulk too, and others are not', () =>
    withCatalog(async (catalog) => {
      const { change, one, other, kit } = await aKit(catalog, [13, 40]);
      const low = async (over = '') =>
        (await catalog.admin.get<Elixir[]>(`/api/elixirs?isLow=true${over}`)).body.map(({ name }) => name);
      expect(await low()).toEqual([]);

      await change(one.id, { stock: 11, stockSeen: 13 });
      expect(await low('&isCustom=false&sort=-name')).toEqual(['Para dos']);
      expect(await low('&q=dos')).toEqual(['Para dos']);
      expect(await low('&q=luna')).toEqual([]);
      await change(one.id, { stock: null, stockSeen: 11 });
      await change(other.id, { stock: 0, stockSeen: 40 });
      expect(await low()).toEqual(['Sol', 'Para dos']);
      await change(other.id, { stock: null, stockSeen: 0 });
      expect(await low()).toEqual([]);
      await change(other.id, { isAvailable: false });
      expect(await low()).toEqual(['Para dos']);

      const { body } = await catalog.admin.patch<ElixirsResult>('/api/elixirs', {
        ...{ find: { isLow: true }, change: { isAvailable: false } },
      });
      expect(body.done.map(({ id }) => id)).toEqual([kit.id]);
      await catalog.admin.delete(`/api/elixirs/${kit.id}`);
      expect(await low()).toEqual([]);
    }));

  test('when few kits are left of many jars then pages hear of a jar that is sold', () =>
    withCatalog(async (catalog) => {
      const shown: string[] = [];
      const { one, other } = await aKit(catalog, [13, 40]);
      const { take } = createStockStore(catalog.db as never, (tag) => shown.push(tag));
      const sell = ({ id }: Elixir, checkoutId: string) =>
        take({ checkoutId, cartId: checkoutId, lines: [{ elixirId: id, quantity: 1 }] });

      await sell(one, 'a');
      await sell(other, 'b');
      await catalog.admin.delete(`/api/elixirs/${(await aKit(catalog)).kit.id}`);
      await sell(await catalog.addElixir({ stock: 13 }), 'c');

      expect(shown).toEqual(['catalog', 'catalog', 'stock']);
    }));

  test('when a sold out kit is the cheapest then prices begin at what can be bought', () =>
    withCatalog(async (catalog) => {
      await aKit(catalog, [1, 1], { price: 20 });
      const { body } = await catalog.shopper.get<{ blends: Blend[]; cheapest?: Blend }>(
        '/api/elixirs/predesigned/featured',
      );
      expect(body.cheapest?.name).toBe('Luna');
      expect(body.blends.map(({ name }) => name)).toEqual(['Luna', 'Sol']);
    }));
});

describe('what an administrator makes a kit of', () => {
  test('when it is sent back as it was read then it stays as it is, and without parts it is a product again', () =>
    withCatalog(async (catalog) => {
      const { staff, change, kit, parts } = await aKit(catalog);

      const same = await change(kit.id, await staff());
      expect(same).toMatchObject({ status: 200, body: { parts, left: 3 } });
      const { body } = await change(kit.id, { parts: null, stock: 9 });

      expect(body).toMatchObject({ stock: 9 });
      expect(body).not.toHaveProperty('parts');
      const again = await change(kit.id, { parts });
      expect(again.body).toMatchObject({ parts, left: 3 });
      expect(again.body).not.toHaveProperty('stock');
    }));

  test('when something cannot be in it then it says what', () =>
    withCatalog(async (catalog) => {
      const { change, kit, one, other } = await aKit(catalog);
      const own = await catalog.addElixir({ name: 'De Ana', isCustom: true });
      const third = await catalog.addElixir({ name: 'Tercero' });
      const why = async (id: number, ids: number[], over: object = {}) =>
        (await change(id, { parts: ids.map((elixirId) => ({ elixirId, count: 1 })), ...over })).body.errors;

      expect(await why(kit.id, [one.id, 9_999])).toEqual({ parts: 'Uno de los productos ya no existe' });
      expect(await why(kit.id, [one.id, kit.id])).toEqual({
        parts: '«Para dos» no puede ir dentro de un kit',
      });
      expect(await why(kit.id, [one.id, own.id])).toEqual({ parts: '«De Ana» no puede ir dentro de un kit' });
      expect(await why(third.id, [one.id, kit.id])).toEqual({
        parts: '«Para dos» no puede ir dentro de un kit',
      });
      expect(await why(one.id, [other.id, third.id])).toEqual({
        parts: 'Este producto va dentro de «Para dos»: no puede ser un kit',
      });
      expect(await why(own.id, [one.id, other.id])).toEqual({
        parts: 'Una mezcla propia no puede ser un kit',
      });
      expect(await why(third.id, [one.id, other.id], { family: 'Miel' })).toEqual({
        parts: 'Un kit no es un tamaño de otro producto: quita la familia',
      });
      expect((await change(kit.id, { stock: 3 })).body.errors).toEqual({
        stock: 'Un kit toma las existencias de lo que lleva',
      });
      const { body } = await catalog.admin.patch<ElixirsResult>('/api/elixirs', {
        ...{ rows: [{ id: kit.id, version: 0, stockSeen: null }], change: { stock: 3 } },
      });
      expect(body.skipped).toMatchObject([{ message: 'Es un kit: toma las existencias de lo que lleva.' }]);
    }));
});
