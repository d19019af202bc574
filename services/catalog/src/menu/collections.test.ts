import { expect, test } from '@jest/globals';
import { collection, type Collection, type MenuPage } from '@shop/contracts/menu';
import { slugOf } from '@shop/contracts/slug';
import { stockMany } from '../testing/stock-many.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const MENU = '/api/elixirs/predesigned';
const read = async ({ shopper }: TestCatalog, slug: string) =>
  shopper.get<Collection>(`${MENU}/collections/${slug}`);

test('when products stand in a collection then its address shows them, as its owner wrote it first', () =>
  withCatalog(async (catalog) => {
    const sol = await catalog.addElixir({ name: 'Sol', collections: 'Para Regalar, Navidad' });
    await catalog.addElixir({ name: 'Luna' });
    const mar = await catalog.addElixir({ name: 'Mar', isAvailable: false, collections: 'navidad' });

    const { body } = await read(catalog, 'navidad');

    expect(collection.parse(body)).toEqual(body);
    expect([body.label, body.blends.map(({ id }) => id)]).toEqual(['Navidad', [sol.id, mar.id]]);
    expect((await read(catalog, 'para-regalar')).body.label).toBe('Para Regalar');
    expect((await read(catalog, 'verano')).status).toBe(404);
    await catalog.admin.patch(`/api/elixirs/${mar.id}`, { collections: null });
    expect((await read(catalog, 'navidad')).body.blends).toHaveLength(1);
  }));

test('when the name of a collection is as long as it may be then its address shows it', () =>
  withCatalog(async (catalog) => {
    const name = 'Regalo '.repeat(28).trim();
    await catalog.addElixir({ name: 'Sol', collections: name });

    expect((await read(catalog, slugOf(name))).body.label).toBe(name);
  }));

test('when its word is typed into the search then what stands in it is found', () =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addElixir({ name: 'Sol', collections: 'Día de las Madres' });
    await catalog.addElixir({ name: 'Luna' });

    const { body } = await catalog.shopper.get<MenuPage>(`${MENU}?q=madres`);

    expect(body.blends.map((one) => one.id)).toEqual([id]);
  }));

test('when the menu is long then it tells the collections of the first, and none where there are none', () =>
  withCatalog(async (catalog) => {
    await stockMany(catalog, 60, { flavors: 'Dulce' });
    expect((await catalog.shopper.get(MENU)).body).not.toHaveProperty('collections');

    await catalog.admin.patch('/api/elixirs/1', { collections: 'Navidad' });

    expect((await catalog.shopper.get(MENU)).body).toMatchObject({ collections: ['Navidad'] });
  }));
