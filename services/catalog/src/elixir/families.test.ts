import { describe, expect, jest, test } from '@jest/globals';
import {
  blendList,
  menuPage,
  namedBlend,
  type Blend,
  type MenuPage,
  type NamedBlend,
} from '@shop/contracts/menu';
import type { Elixir } from '@shop/contracts/elixir';
import { elixirModel } from './elixir.model.ts';
import { createElixirStore } from './elixir.store.ts';
import { createFamilies } from './families.ts';
import { settleFamiliesJob } from './settling.ts';
import { stockMany } from '../testing/stock-many.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const MENU = '/api/elixirs/predesigned';
const FAMILY = 'Miel de encino';

/** One honey in three sizes, the cheapest in the middle. */
async function addFamily({ addElixir }: Pick<TestCatalog, 'addElixir'>) {
  const sizes = [];
  for (const [milliliters, price] of [
    [250, 420],
    [60, 145],
    [1000, 990],
  ] as const)
    sizes.push(
      await addElixir({
        name: `${FAMILY} ${milliliters}`,
        ...{ price, family: FAMILY, contents: { milliliters }, weight: 2 * milliliters },
      }),
    );
  return sizes as [Elixir, Elixir, Elixir];
}
const cards = async ({ shopper }: TestCatalog, query = '') => {
  const { body } = await shopper.get<MenuPage>(MENU + query);
  return { ...menuPage.parse(body), ids: body.blends.map(({ id }) => id) };
};
const named = async ({ shopper }: TestCatalog, id: number) =>
  namedBlend.parse((await shopper.get<NamedBlend>(`${MENU}/named/${id}`)).body);

describe('a honey in several sizes', () => {
  test('when three products are one family then the menu has one card, the cheapest, with the three', () =>
    withCatalog(async (catalog) => {
      const [middle, small, large] = await addFamily(catalog);
      const other = await catalog.addElixir({ name: 'Otra miel' });

      const menu = await cards(catalog);

      expect(menu).toMatchObject({ ids: [small.id, other.id], total: 2 });
      expect(menu.blends[0]!.sizes).toMatchObject([
        { id: small.id, slug: 'miel-de-encino-60', price: 145, contents: { milliliters: 60 }, weight: 120 },
        { id: middle.id, price: 420 },
        { id: large.id, price: 990, isAvailable: true },
      ]);
      expect(menu.blends[1]).not.toHaveProperty('sizes');
    }));

  test('when all are listed then each is there, with what stands for it', () =>
    withCatalog(async (catalog) => {
      const [middle, small, large] = await addFamily(catalog);

      const all = blendList.parse((await catalog.shopper.get<Blend[]>(`${MENU}/all`)).body);

      expect(all.map(({ id, sizeOf }) => [id, sizeOf])).toEqual([
        [middle.id, small.id],
        [small.id, undefined],
        [large.id, small.id],
      ]);
    }));

  test('when one is looked for then it is found once, on a long menu too, and each has its page', () =>
    withCatalog(async (catalog) => {
      await catalog.addFlower({ name: 'Encino' });
      const [middle, small] = await addFamily(catalog);
      await stockMany(catalog, 40);
      for (const query of ['?q=encino', '?q=miel+encino'])
        expect(await cards(catalog, query)).toMatchObject({ ids: [small.id], total: 1 });
      expect((await cards(catalog)).total).toBe(41);
      expect((await cards(catalog, '?orden=precio&pagina=2')).ids.filter((id) => id <= 3)).toEqual([
        small.id,
      ]);

      const { blend, pairings } = await named(catalog, middle.id);

      expect(blend).toMatchObject({ id: middle.id, name: 'Miel de encino 250 · 250 ml', sizeOf: small.id });
      expect(blend.sizes).toHaveLength(3);
      expect(pairings.map(({ id }) => id)).not.toContain(small.id);
    }));

  test('when carts ask then the name says the size, once', () =>
    withCatalog(async (catalog) => {
      const { addElixir, internal } = catalog;
      await addElixir({ name: 'Encino', family: FAMILY, contents: { milliliters: 250 } });
      await addElixir({ name: 'Encino 60 ml', family: FAMILY, contents: { milliliters: 60 } });
      await addElixir({ name: 'Sola', contents: { milliliters: 60 } });

      const { body } = await internal<Elixir[]>('GET', '/internal/elixirs?ids=1,2,3');

      expect(body.map(({ name }) => name)).toEqual(['Encino · 250 ml', 'Encino 60 ml', 'Sola']);
    }));
});

describe('what changes in a family', () => {
  test('when another becomes the cheapest, or is taken off sale, then the next stands for it', () =>
    withCatalog(async (catalog) => {
      const [middle, small, large] = await addFamily(catalog);
      await catalog.admin.patch(`/api/elixirs/${large.id}`, { price: 99 });
      expect((await cards(catalog)).ids).toEqual([large.id]);

      await catalog.admin.patch(`/api/elixirs/${large.id}`, { isAvailable: false });
      expect((await cards(catalog, '?q=encino')).ids).toEqual([small.id]);

      await catalog.admin.delete(`/api/elixirs/${small.id}`);
      expect(await cards(catalog, '?q=encino')).toMatchObject({ ids: [middle.id], total: 1 });
    }));

  test('when one leaves then it has its own card, and alone the other is no family', () =>
    withCatalog(async (catalog) => {
      const [middle, small, large] = await addFamily(catalog);
      await catalog.admin.patch(`/api/elixirs/${large.id}`, { family: null });
      await catalog.admin.patch(`/api/elixirs/${middle.id}`, { family: 'De otra' });

      const menu = await cards(catalog);

      expect(menu).toMatchObject({ ids: [middle.id, small.id, large.id], total: 3 });
      for (const blend of menu.blends) expect(blend).not.toHaveProperty('sizes');
      expect((await cards(catalog, '?q=encino')).total).toBe(3);
    }));

  test('when the cheapest is sold out then the family is still on sale', () =>
    withCatalog(async (catalog) => {
      const [middle, small] = await addFamily(catalog);
      await catalog.admin.patch(`/api/elixirs/${small.id}`, { stock: 0 });

      const { body } = await catalog.shopper.get<{ blends: Blend[] }>(`${MENU}/featured`);
      const suggested = await catalog.shopper.get<Blend[]>(`${MENU}/suggested`);

      expect(body.blends[0]!.sizes![0]).toMatchObject({ id: small.id, isAvailable: false });
      expect(suggested.body.map(({ id }) => id)).toEqual([middle.id]);
      expect((await catalog.shopper.get(`${MENU}/suggested?without=${middle.id}`)).body).toEqual([]);
    }));

  test('when all are changed at once then one stands for the family', () =>
    withCatalog(async (catalog) => {
      const sizes = await addFamily(catalog);

      await Promise.all(
        sizes.map(({ id }, at) => catalog.admin.patch(`/api/elixirs/${id}`, { price: 500 - at * 100 })),
      );

      expect((await cards(catalog)).ids).toEqual([sizes[2].id]);
      expect((await cards(catalog, '?q=encino')).ids).toEqual([sizes[2].id]);
    }));

  test('when one leaves while the others are being settled then it has its own card and words', () =>
    withCatalog(async (catalog) => {
      const [middle, small, large] = await addFamily(catalog);
      const { collection } = elixirModel(catalog.db);
      const write = collection.bulkWrite.bind(collection);
      jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...steps) => {
        await catalog.admin.patch(`/api/elixirs/${small.id}`, { family: null });
        return write(...steps);
      });

      await createElixirStore(catalog.db).update(large.id, { fields: { priceCents: 9_900 } });

      expect((await cards(catalog)).ids).toEqual([small.id, large.id]);
      expect((await cards(catalog, '?q=encino')).ids).toEqual([small.id, large.id]);
      expect((await named(catalog, large.id)).blend.sizes!.map(({ id }) => id)).toEqual([
        large.id,
        middle.id,
      ]);
    }));

  test('when a size is sent back as everybody reads it then it keeps the name that it was given', () =>
    withCatalog(async (catalog) => {
      const { admin, shopper } = catalog;
      const { id, name } = (await addFamily(catalog))[0];
      const { body: whole } = await shopper.get<Elixir>(`/api/elixirs/${id}`);

      const { body } = await admin.patch<Elixir>(`/api/elixirs/${id}`, { ...whole, price: 430 });

      expect(body).toMatchObject({ name, price: 430 });
    }));
});

test('when a process ends between a change and what settles the family then the next one makes it whole', () =>
  withCatalog(async (catalog) => {
    const [middle, small, large] = await addFamily(catalog);
    const { db } = catalog;
    const rows = db.collection('elixirs');
    // As if only the price had been changed, without settling the family.
    await rows.updateOne({ id: large.id }, { $set: { priceCents: 100 } });
    const published: string[] = [];
    const job = settleFamiliesJob({ families: createFamilies(db), publish: (tag) => published.push(tag) });
    const turn = () => job.run(new AbortController().signal, () => undefined);

    await turn();
    await turn();

    const menu = await cards(catalog);
    expect([menu.ids, menu.blends[0]?.sizes?.map(({ id }) => id)]).toEqual([
      [large.id],
      [large.id, small.id, middle.id],
    ]);
    expect(published).toEqual(['catalog']);
  }));

test('when families are asked for then each is told once', () =>
  withCatalog(async (catalog) => {
    await addFamily(catalog);
    await catalog.addElixir({ family: 'Azahar' });
    await catalog.addElixir({ name: 'Sola' });

    expect((await catalog.admin.get('/api/elixirs/families')).body).toEqual(['Azahar', FAMILY]);
  }));
