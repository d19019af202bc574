import { describe, expect, test } from '@jest/globals';
import {
  blendList,
  featuredBlends,
  menuEdition,
  menuPage,
  menuPart,
  namedBlend,
  type Blend,
  type MenuPage,
  type NamedBlend,
} from '@shop/contracts/menu';
import type { Mongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { MENU_CHOICES, MENU_QUERIES } from '@shop/contracts/testing/menu-queries';
import { blendsOn } from '@shop/contracts/menu-pages';
import { migration as tagsAndWords } from '../migrations/0004-tags-and-words.ts';
import { migration as elixirKeys } from '../migrations/0001-elixir-keys.ts';
import { stockMany } from '../testing/stock-many.ts';
import { SEEDED, withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const MENU = '/api/elixirs/predesigned';
const page = async ({ shopper }: TestCatalog, query = '') => {
  const { body } = await shopper.get<MenuPage>(MENU + query);
  return { ...body, names: body.blends.map(({ name }) => name) };
};

describe('the menu of the pages', () => {
  test('when it is short then all of it comes at once, in its order and with the names of its pages', () =>
    withCatalog(async (catalog) => {
      for (const name of ['Sol', 'Agotado', 'Sol', 'Sol 3', '***'])
        await catalog.addElixir({ name, isAvailable: name !== 'Agotado' });
      await catalog.addElixir({ name: 'De alguien', isCustom: true });

      const answer = await catalog.shopper.get<MenuPage>(MENU);

      const { blends, ...rest } = menuPage.parse(answer.body);
      expect(blendList.parse((await catalog.shopper.get(`${MENU}/all`)).body)).toEqual(blends);
      expect(blends.map(({ slug }) => slug)).toEqual(['sol', 'agotado', 'sol-3', 'sol-3-4', '5']);
      expect(rest).toEqual({ total: 5 });
    }));

  test('when it is read in parts then each goes on where the one before ended, to the same as the whole', () =>
    withCatalog(async (catalog) => {
      await stockMany(catalog, 300);
      const part = async (after: number) =>
        menuPart.parse((await catalog.shopper.get(`${MENU}/part?after=${after}`)).body);

      const first = await part(0);
      const second = await part(first.next!);

      expect([first.blends.length, second.blends.length, second.next]).toEqual([250, 50, undefined]);
      const { body: whole } = await catalog.shopper.get<Blend[]>(`${MENU}/all`);
      expect([...first.blends, ...second.blends].map(({ slug }) => slug)).toEqual(
        whole.map(({ slug }) => slug),
      );
    }));

  test('when a product is changed or deleted then there is another edition, and none for own blends', () =>
    withCatalog(async (catalog) => {
      const edition = async () =>
        menuEdition.parse((await catalog.shopper.get(`${MENU}/edition`)).body).edition;
      const { id } = await catalog.addElixir({ name: 'Sol' });
      const seen = [await edition()];
      await catalog.admin.patch(`/api/elixirs/${id}`, { price: 300 });
      seen.push(await edition());
      await catalog.addElixir({ name: 'De alguien', isCustom: true });
      expect(await edition()).toBe(seen[1]);
      await catalog.admin.delete(`/api/elixirs/${id}`);
      seen.push(await edition());

      expect(new Set(seen).size).toBe(3);
    }));

  test('when its last piece is held for a shopper then there is another edition: feeds tell that it is sold out', () =>
    withCatalog(async (catalog) => {
      const edition = async () =>
        menuEdition.parse((await catalog.shopper.get(`${MENU}/edition`)).body).edition;
      const { id } = await catalog.addElixir({ stock: 1 });
      const before = await edition();

      await catalog.internal('POST', '/internal/stock/take', {
        checkoutId: 'checkout',
        cartId: 'cart',
        lines: [{ elixirId: id, quantity: 1 }],
      });

      expect(await edition()).not.toBe(before);
    }));

  test('when it is long then its pages come one after the other, and what can be chosen', () =>
    withCatalog(async (catalog) => {
      await catalog.addFlower({ name: 'Tajonal' });
      await catalog.addFlower({ name: 'Dalia' });
      await stockMany(catalog, 60, { flavors: 'Ahumado, Dulce', uses: 'Té' });

      const [first, second, last, none] = await Promise.all(
        ['', '?pagina=2', '?pagina=3', '?pagina=99'].map((query) => page(catalog, query)),
      );

      expect([first, second, last].map((one) => one?.blends.length)).toEqual([blendsOn(1), blendsOn(2), 60]);
      expect(first).toMatchObject({
        total: 60,
        flowers: ['Dalia', 'Tajonal'],
        flavors: ['Ahumado', 'Dulce'],
        uses: ['Té'],
      });
      expect(last).not.toHaveProperty('flowers');
      expect(none?.names).toEqual(first?.names);
    }));

  test('when something is chosen of a long menu then what fits it comes in the chosen order, counted', () =>
    withCatalog(async (catalog) => {
      await catalog.addFlower({ name: 'Xtabentún' });
      await stockMany(catalog, 30, { description: 'Miel y nada más.' });
      const velo = { name: 'Velo', flowers: ['Xtabentún'], description: 'Perfumada, para el café.' };
      await catalog.addElixir({ ...velo, flavors: 'Floral, Ahumado', uses: 'Té y café', price: 400 });
      const monte = { name: 'Monte', description: 'De flor blanca, con mandarina.', price: 300 };
      await catalog.addElixir({ ...monte, flavors: 'Floral' });

      const LISTS: Record<string, string[]> = {
        '?q=xtabentun': ['Velo'],
        '?q=XTAB%20cafe': ['Velo'],
        '?q=mandar': ['Monte'],
        '?q=nada%20de%20esto': [],
        '?sabor=floral&orden=precio': ['Monte', 'Velo'],
        '?sabor=floral&orden=-precio': ['Velo', 'Monte'],
        '?q=ahumados': ['Velo'],
        '?q=mandarna%20floral': ['Monte'],
        '?sabor=ahumado': ['Velo'],
        '?uso=te-y-cafe': ['Velo'],
        '?uso=caliente': ['Velo'],
        '?flor=xtabentun&sabor=citrico': [],
        '?sabor=no-existe': [],
        '?flor=.*': [],
      };
      for (const [query, expected] of Object.entries(LISTS)) {
        const { names, total } = await page(catalog, query);
        expect({ query, names, total }).toEqual({ query, names: expected, total: expected.length });
      }
      const sorted = await page(catalog, '?orden=nombre');
      expect(sorted.names[0]).toBe('Monte');
      expect((await catalog.shopper.get(`${MENU}?q=${'a'.repeat(101)}`)).status).toBe(400);
    }));

  test('when a blend is changed then it is found by what it says now', () =>
    withCatalog(async (catalog) => {
      const { id } = await catalog.addElixir({ name: 'Luna', description: 'Miel y nada más.' });
      await Promise.all([
        catalog.admin.patch(`/api/elixirs/${id}`, { name: 'Sol' }),
        catalog.admin.patch(`/api/elixirs/${id}`, { description: 'Con mandarina.', flavors: 'Cítrico' }),
      ]);

      for (const [query, found] of Object.entries({ luna: 0, nada: 0, sol: 1, mandarina: 1 }))
        expect([query, (await page(catalog, `?q=${query}`)).total]).toEqual([query, found]);
      expect((await page(catalog, '?sabor=citrico')).names).toEqual(['Sol']);
    }));

  test('when the sample products are searched and chosen from then the same are found as in a browser', () =>
    withCatalog(async (catalog) => {
      const searched = MENU_QUERIES.map(([q, ids]) => [{ q }, ids] as const);
      for (const [chosen, ids] of [...searched, ...MENU_CHOICES]) {
        const { blends } = await page(catalog, `?${new URLSearchParams(chosen)}`);
        expect([chosen, blends.map(({ id }) => id)]).toEqual([chosen, ids]);
      }
    }, SEEDED));

  test('when products have no tags yet then they get those that an earlier release showed, and keep their own', () =>
    withCatalog(async (catalog) => {
      await catalog.addElixir({ name: 'Sol', description: 'Cítrica, con queso.' });
      await catalog.addElixir({ name: 'Luna', description: 'Cítrica, con queso.', flavors: 'Ahumado' });
      const elixirs = catalog.db.collection('elixirs');
      await elixirs.updateMany({}, { $set: { menu: ['sol'], search: [] } });

      await runMigration(tagsAndWords, { db: catalog.db as Mongo });

      const { blends } = await page(catalog, '?q=frutal');
      expect(blends).toMatchObject([{ name: 'Sol', flavors: 'Cítrico y frutal', uses: 'Quesos' }]);
      expect((await page(catalog, '?sabor=ahumado')).names).toEqual(['Luna']);
      expect((await page(catalog, '?uso=quesos')).names).toEqual(['Sol']);
    }));

  test('when products are of an earlier release then they get what they are found by', () =>
    withCatalog(async (catalog) => {
      await catalog.addElixir({ name: 'Luna' });
      const elixirs = catalog.db.collection('elixirs');
      const before = await elixirs.findOne({});
      await elixirs.updateMany({}, { $unset: { slugKey: 1, search: 1, menu: 1 } });
      expect((await page(catalog, '?q=luna')).total).toBe(0);

      await runMigration(elixirKeys, { db: catalog.db as Mongo });

      expect(await elixirs.findOne({})).toEqual(before);
    }));
});

describe('what pages show of the menu', () => {
  test('when the home page asks then it gets the first on sale, the cheapest and how many there are', () =>
    withCatalog(async ({ shopper, addElixir }) => {
      await addElixir({ name: 'Agotado', isAvailable: false, price: 1 });
      await addElixir({ name: 'Sin piezas', stock: 0, price: 2 });
      for (const [at, name] of ['Uno', 'Dos', 'Tres', 'Cuatro'].entries())
        await addElixir({ name, price: 400 - at });

      const { blends, cheapest, total } = featuredBlends.parse((await shopper.get(`${MENU}/featured`)).body);

      expect(blends.map(({ name }) => name)).toEqual(['Uno', 'Dos', 'Tres']);
      expect([cheapest?.name, total]).toEqual(['Cuatro', 6]);
    }));

  test('when nothing is on sale then there is nothing to show', () =>
    withCatalog(async ({ shopper }) => {
      expect((await shopper.get(`${MENU}/featured`)).body).toEqual({ blends: [], total: 0 });
      expect((await shopper.get(MENU)).body).toEqual({ blends: [], total: 0 });
    }));

  test('when a page names a blend then it comes with others on sale that are near to it', () =>
    withCatalog(async ({ shopper, addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });
      const plain = { description: 'Miel y nada más.' };
      await addElixir({ ...plain, name: 'Lejos' });
      await addElixir({ ...plain, name: 'Agotado', flowers: ['Tajonal'], isAvailable: false });
      await addElixir({ ...plain, name: 'Sabe igual', flavors: 'Floral' });
      await addElixir({ ...plain, name: 'Misma flor', flowers: ['Tajonal'] });
      const sol = await addElixir({ name: 'Sol', flowers: ['Tajonal'], flavors: 'floral' });

      const answer = await shopper.get<NamedBlend>(`${MENU}/named/sol`);

      const { blend, pairings } = namedBlend.parse(answer.body);
      expect(blend).toEqual({ ...sol, slug: 'sol' });
      expect(pairings.map(({ name }) => name)).toEqual(['Misma flor', 'Sabe igual', 'Lejos']);
      expect((await shopper.get<NamedBlend>(`${MENU}/named/${sol.id}`)).body).toEqual(answer.body);
      for (const unknown of ['luna', '999', '0', '%7B%22$ne%22:1%7D', '.*'])
        expect([unknown, (await shopper.get(`${MENU}/named/${unknown}`)).status]).toEqual([unknown, 404]);
    }));

  test('when a cart asks what goes well with it then others on sale come, those with its flowers first', () =>
    withCatalog(async ({ shopper, addElixir, addFlower }) => {
      await addFlower({ name: 'Cempasúchil' });
      for (const name of ['Uno', 'Dos', 'Tres']) await addElixir({ name });
      const inCart = await addElixir({ name: 'En el carrito', flowers: ['Cempasúchil'] });
      const near = await addElixir({ name: 'Cerca', flowers: ['Cempasúchil'] });

      const query = `?without=${inCart.id}&flowers=cempasuchil`;
      const blends = blendList.parse((await shopper.get<Blend[]>(`${MENU}/suggested${query}`)).body);

      expect(blends.map(({ name }) => name)).toEqual([near.name, 'Uno', 'Dos']);
    }));
});
