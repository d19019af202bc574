import { expect, test } from '@jest/globals';
import { aLotCreate } from '@shop/contracts/testing/builders';
import { blendsOn } from '@shop/contracts/menu-pages';
import type { MenuPage } from '@shop/contracts/menu';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { createCustomElixirStore } from './custom-elixir/custom-elixir.store.ts';
import { createStockStore } from './stock/stock.store.ts';
import { stockMany } from './testing/stock-many.ts';
import { withCatalog, type TestCatalog } from './testing/with-catalog.ts';

const stages = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"stage":"([A-Z_]+)"/g)].map((match) => match[1] ?? '');

/** The most frequent filters of administrators: own blends are many. */
const NARROWED = ['&isCustom=false', '&isCustom=false&isAvailable=false'];
/** Filters whose lists one index serves completely, in each order. */
const HELD = new Set(['isDeleted', 'isDeleted,isCustom', 'isDeleted,isAvailable,isCustom']);

/** Sends each request of the catalogue once, the list in all its orders and with each of its filters. */
async function everything({ admin, shopper, internal, db, addElixir, addFlower }: TestCatalog) {
  await addFlower();
  await addElixir({ stock: 3 });
  await shopper.get('/api/elixirs/predesigned/all');
  for (const query of [
    '',
    '?pagina=2',
    '?orden=precio',
    '?orden=-precio',
    '?orden=nombre',
    '?q=luna&flor=dalia',
  ])
    await shopper.get(`/api/elixirs/predesigned${query}`);
  for (const path of [
    'featured',
    'named/1',
    'named/luna',
    'collections/navidad',
    'suggested?without=1&flowers=dalia',
  ])
    await shopper.get(`/api/elixirs/predesigned/${path}`);
  await shopper.get('/api/elixirs/1');
  await shopper.get('/api/flowers');
  await shopper.get('/api/flowers/named/xtabentun');
  for (const sort of ['id', '-id', 'name', '-name', 'price', '-price'])
    for (const filter of ['', ...NARROWED, '&isLow=true', '&isAvailable=true', '&q=luna', '&page=2'])
      await admin.get(`/api/elixirs?sort=${sort}${filter}`);
  await admin.get('/api/elixirs/image-use?image=a.webp');
  await internal('GET', '/internal/elixirs?ids=1,2,3');
  await admin.post('/api/lots', aLotCreate());
  await admin.patch('/api/lots/1', { isActive: true });
  await admin.get('/api/lots');
  await shopper.get('/api/lots/TAJ-2026-01');
  await internal('GET', '/internal/lots?ids=1,2');
  const lines = [{ elixirId: 1, quantity: 1 }];
  await internal('POST', '/internal/stock/take', { checkoutId: 'a', cartId: 'cart', lines });
  await internal('POST', '/internal/stock/give-back', { checkoutId: 'a' });
  await internal('POST', '/internal/stock/sell', { checkoutId: 'a', lines });
  await internal('POST', '/internal/stock/bring-back', { id: 'b', lines });
  await internal('GET', '/internal/stock/low');
  await internal('POST', '/internal/stock/low/told', { elixirId: 1, alarm: 'a' });
  await createStockStore(db, () => undefined).expire(new Date());
  await createStockStore(db, () => undefined).forgetSold(new Date());
  const request = { flowerIds: [1], sessionId: 'visita-1', idempotencyKey: 'k' };
  await internal('POST', '/internal/custom-elixirs', request);
  await internal('POST', '/internal/custom-elixirs/2/keep');
  for (const path of ['/api/elixirs/1', '/api/flowers/1']) {
    await admin.patch(path, { isAvailable: false });
    await admin.delete(path);
  }
  await createCustomElixirStore(db).purge(new Date());
}

test('when anything is asked of the database then an index serves it', () =>
  withCatalog(async (catalog) => {
    const asked = await askedDuring(() => everything(catalog), /^(find|count|update|delete)/);

    expect(asked.length).toBeGreaterThan(60);
    for (const { collection, filter, options } of asked) {
      const { sort = {} } = options ?? {};
      const plan = await catalog.db.collection(collection).find(filter).sort(sort).explain();
      expect({ collection, filter, stages: stages(plan) }).toEqual({
        collection,
        filter,
        stages: expect.arrayContaining([expect.stringMatching(/IXSCAN|IDHACK/)]),
      });
      expect(stages(plan)).not.toContain('COLLSCAN');
      // The index returns a list in order; only a search or the low stock may be sorted afterwards.
      if (HELD.has(Object.keys(filter).join())) {
        expect(stages(plan)).not.toContain('SORT');
        for (const name of Object.keys(filter)) expect(JSON.stringify(plan)).toContain(`"${name}":1`);
      }
    }
  }));

test('when one product of many is searched or chosen then few are read for it', () =>
  withCatalog(async (catalog) => {
    const { admin, shopper, addElixir, addFlower, db } = catalog;
    await stockMany(catalog, 300, { description: 'Miel y nada más.' });
    await addFlower({ name: 'Xtabentún' });
    await addElixir({ name: 'Velo', flowers: ['Xtabentún'], flavors: 'Cítrico y frutal' });

    const asked = await askedDuring(async () => {
      for (const query of ['q=velo', 'flor=xtabentun', 'sabor=citrico-y-frutal&q=velo'])
        await shopper.get(`/api/elixirs/predesigned?${query}`);
      await shopper.get('/api/elixirs/predesigned/named/velo');
      for (const filter of ['', '&isCustom=false']) await admin.get(`/api/elixirs?q=velo${filter}`);
    }, /^(find|countDocuments)$/);

    const searches = asked.filter(({ filter }) => 'menu' in filter || 'search' in filter);
    expect(searches).toHaveLength(10);
    for (const { collection, filter, options } of searches) {
      const { executionStats } = await db.collection(collection).find(filter).hint(options!.hint!).explain();
      expect({ filter, executionStats }).toMatchObject({
        filter,
        executionStats: { totalDocsExamined: 1, nReturned: 1 },
      });
    }
  }));

test('when many products fit what is searched or chosen then no more are read than one page shows', () =>
  withCatalog(async (catalog) => {
    const { admin, shopper, addFlower, db } = catalog;
    await addFlower({ name: 'Tajonal' });
    await stockMany(catalog, 1_100, { flowers: ['Tajonal'], description: 'Con mandarina.' });

    const counted = await askedDuring(async () => {
      for (const query of ['flor=tajonal', 'q=mandarina']) {
        const { body } = await shopper.get<MenuPage>(`/api/elixirs/predesigned?${query}`);
        expect({ query, ...body, blends: body.blends.map(({ id }) => id) }).toEqual({
          query,
          total: 1_000,
          isMore: true,
          blends: [1, ...Array.from({ length: blendsOn(1) - 1 }, (_, at) => 1_001 + at)],
        });
      }
      await admin.get('/api/elixirs?q=serie&isCustom=false&pageSize=10');
    }, /^countDocuments$/);

    expect(counted).toHaveLength(4);
    for (const { collection, filter, options } of counted) {
      const { hint, limit } = options as { hint: object; limit: number };
      // The index contains all fields of the filter: the same query stops reading where its page ends.
      const page = db
        .collection(collection)
        .find(filter)
        .hint(hint as never)
        .limit(23);
      expect(await page.explain()).toMatchObject({
        executionStats: { totalDocsExamined: 23, nReturned: 23 },
      });
      expect([1, 1_001]).toContain(limit);
    }
  }));
