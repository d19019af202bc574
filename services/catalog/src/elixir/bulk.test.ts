import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { MOST_PRODUCTS, type ElixirsResult, type NewPrice } from '@shop/contracts/elixir-bulk';
import { createLog } from '@shop/service-kit/log';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { changeEach, seenRows } from './bulk.ts';
import type { ElixirRow } from './elixir.model.ts';

const PATH = '/api/elixirs';
const PRICES = '/api/elixirs/prices';
const listed = async ({ admin }: TestCatalog) => (await admin.get<Elixir[]>(PATH)).body;
type Prices = { prices: NewPrice[] };

describe('several products', () => {
  test('when the list’s filter is sent then all that it finds are changed, part after part, and no other', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      for (let at = 0; at <= MOST_PRODUCTS; at += 1) await addElixir({ name: `Miel ${at}` });
      const other = await addElixir({ name: 'Propóleo' });
      const body = { find: { q: 'miel' }, change: { isAvailable: false } };

      const first = (await admin.patch<ElixirsResult>(PATH, body)).body;
      const second = (await admin.patch<ElixirsResult>(PATH, { ...body, after: first.next })).body;

      expect(first.done).toHaveLength(MOST_PRODUCTS);
      expect(second).toMatchObject({ done: [{ id: other.id - 1 }], skipped: [] });
      expect(second.next).toBeUndefined();
      const open = (await listed(shop)).filter(({ isAvailable }) => isAvailable);
      expect(open.map(({ name }) => name)).toEqual(['Propóleo']);
    }));

  test('when one was changed, is gone or is so already then it stays with the reason, and the others are done', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const [same, changed, gone, free] = [
        await addElixir({ isAvailable: false }),
        await addElixir(),
        await addElixir(),
        await addElixir(),
      ];
      await admin.patch(`${PATH}/${changed!.id}`, { name: 'Con otro nombre' });
      await admin.delete(`${PATH}/${gone!.id}`);
      const rows = [same, changed, gone, free].map((one) => ({ id: one!.id, version: 0 }));

      const { body } = await admin.patch<ElixirsResult>(PATH, { rows, change: { isAvailable: false } });

      expect(body.done).toEqual([{ id: free!.id, version: 1 }]);
      expect(body.skipped.map(({ id, message }) => [id, message])).toEqual([
        [same!.id, 'Ya estaba así.'],
        [changed!.id, expect.stringContaining('Otra persona lo cambió')],
        [gone!.id, 'Ya no está en el catálogo.'],
      ]);
    }));

  test('when somebody changes one between the look and the work then theirs stays', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const [one, other] = [await addElixir(), await addElixir()];
      const row = ({ id, name }: Elixir) => ({ id, name, isAvailable: true }) as ElixirRow;
      const { rows } = await seenRows(
        { findByIds: async () => [], foundAfter: async () => [row(one), row(other)] },
        { find: {} },
      );
      const elixirs = {
        delete: async () => null,
        update: async (id: number, { version, fields }: { version?: number; fields: object }) => {
          // The other product is changed while the first one is stored.
          if (id === one.id) await admin.patch(`${PATH}/${other.id}`, { price: 999 });
          const { status } = await admin.patch(`${PATH}/${id}`, { version, ...fields });
          return status === 200 ? ({ id, version: 1 } as ElixirRow) : null;
        },
      } as never;

      const result = await changeEach({ elixirs, log: createLog('test', 'silent') }, rows, () => ({
        fields: { isAvailable: false },
      }));

      expect(result.done.map(({ id }) => id)).toEqual([one.id]);
      expect(result.skipped.map(({ id }) => id)).toEqual([other.id]);
      expect((await listed(shop)).find(({ id }) => id === other.id)).toMatchObject({
        price: 999,
        isAvailable: true,
      });
    }));

  test('when all that a list finds are changed then what came after it was read stays as it is', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const one = await addElixir();
      const soldOut = (until: Date) =>
        admin.patch(PATH, { find: {}, until: until.toISOString(), change: { isAvailable: false } });

      const none = await soldOut(new Date(Date.now() - 60_000));
      const all = await soldOut(new Date(Date.now() + 60_000));

      expect(none.body).toMatchObject({ done: [] });
      expect(all.body).toMatchObject({ done: [{ id: one.id }] });
    }));

  test('when they are put into a collection then each stays in its own, and counts keep what was sold since', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const one = await addElixir({ collections: 'Navidad, Quesos', stock: 10 });
      const rows = [{ id: one.id, version: 0 }];

      await admin.patch(PATH, { rows, change: { collection: 'navidad, Para regalar' } });
      await admin.patch(PATH, { rows: [{ id: one.id, version: 1, stockSeen: 12 }], change: { stock: 24 } });

      expect((await listed(shop))[0]).toMatchObject({
        collections: 'Navidad, Para regalar, Quesos',
        stock: 22,
      });
    }));

  test('when a product is in as many collections as its form holds then it stays as it is, with the reason', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const collections = `${'a'.repeat(95)}, ${'b'.repeat(95)}`;
      const { id } = await addElixir({ collections });
      const rows = [{ id, version: 0 }];

      const { body } = await admin.patch<ElixirsResult>(PATH, { rows, change: { collection: 'Navidad' } });

      expect(body.skipped).toMatchObject([{ id, message: expect.stringContaining('colecciones') }]);
      const [product] = await listed(shop);
      // The form sends all of the product back.
      expect((await admin.patch(`${PATH}/${id}`, { ...product, price: 300 })).status).toBe(200);
    }));

  test.each([
    ['neither rows nor a filter', { change: { isAvailable: true } }],
    ['both', { rows: [{ id: 1 }], find: {}, change: { isAvailable: true } }],
    ['a filter of operators', { find: { isCustom: { $ne: true } }, change: { isAvailable: true } }],
    ['no change', { find: {}, change: {} }],
  ])('when %s is sent then it is refused', (_, body) =>
    withCatalog(async ({ admin }) => {
      expect((await admin.patch(PATH, body)).status).toBe(400);
    }),
  );
});

describe('prices by per cent', () => {
  test('when they are asked for then each is a whole peso, other sizes come along, and nothing is stored', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const one = await addElixir({ price: 295, family: 'Encino' });
      const size = await addElixir({ price: 0.5, family: 'Encino' });
      await addElixir({ price: 100 });
      const body = { rows: [{ id: one.id }], percent: 7.5, withSizes: true };

      const { prices } = (await admin.post<Prices>(PRICES, body)).body;
      const alone = (await admin.post<Prices>(PRICES, { ...body, withSizes: false })).body.prices;

      expect(prices.map(({ id, price, newPrice }) => [id, price, newPrice])).toEqual([
        [one.id, 295, 317],
        [size.id, 0.5, 1],
      ]);
      expect(alone.map(({ id }) => id)).toEqual([one.id]);
      expect((await listed(shop)).map(({ price }) => price)).toEqual([295, 0.5, 100]);
    }));

  test('when they are stored twice then the second time changes nothing, and the old ones come back by the new versions', () =>
    withCatalog(async (shop) => {
      const { admin, addElixir } = shop;
      const { id } = await addElixir({ price: 295 });
      const body = { rows: [{ id, version: 0, price: 310 }] };

      const first = (await admin.patch<ElixirsResult>(PRICES, body)).body;
      const again = (await admin.patch<ElixirsResult>(PRICES, body)).body;

      expect(first.done).toEqual([{ id, version: 1 }]);
      expect(again).toMatchObject({ done: [], skipped: [{ id }] });
      expect((await listed(shop))[0]?.price).toBe(310);
      await admin.patch(PRICES, { rows: first.done.map((done) => ({ ...done, price: 295 })) });
      expect((await listed(shop))[0]).toMatchObject({ price: 295, version: 2 });
    }));

  test.each([0, -95, 501, 1.25, '5'])('when the per cent are %p then they are refused', (percent) =>
    withCatalog(async ({ admin }) => {
      expect((await admin.post(PRICES, { find: {}, percent, withSizes: false })).status).toBe(400);
    }),
  );
});
