import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const names = async ({ admin }: TestCatalog, query: string) => {
  const { status, body, headers } = await admin.get<Elixir[]>(`/api/elixirs${query}`);
  return { status, total: headers.get('x-total-count'), names: body.map(({ name }) => name) };
};

/** Four products: one with an accent, one with pattern characters, one unavailable and one custom. */
const stock = async ({ addElixir }: TestCatalog) => {
  await addElixir({ name: 'Xtabentún', price: 300 });
  await addElixir({ name: 'Luna (100%)', price: 100 });
  await addElixir({ name: 'luz de tila', price: 200, isAvailable: false });
  await addElixir({ name: 'Mi Elixir', price: 375, isCustom: true });
};

const LISTS: Record<string, string[]> = {
  '?isCustom=false': ['Xtabentún', 'Luna (100%)', 'luz de tila'],
  '?isCustom=true': ['Mi Elixir'],
  '?isAvailable=false': ['luz de tila'],
  '?q=XTABENTUN': ['Xtabentún'],
  '?q=(100%25)': ['Luna (100%)'],
  '?q=.*': [],
  '?q=lu&isAvailable=true': ['Luna (100%)'],
  '?sort=-price': ['Mi Elixir', 'Xtabentún', 'luz de tila', 'Luna (100%)'],
  '?sort=name': ['Luna (100%)', 'luz de tila', 'Mi Elixir', 'Xtabentún'],
  '?sort=-id': ['Mi Elixir', 'luz de tila', 'Luna (100%)', 'Xtabentún'],
};
const REFUSED = [
  ...['?page=0', '?page=1.5', '?page=x', '?pageSize=100000', '?sort=priceCents', '?sort=__proto__'],
  ...['?isCustom=si', '?q=a&q=b', '?isAvailable=true&isAvailable=false', `?q=${'a'.repeat(101)}`],
];

describe("the administrators' list", () => {
  test('when nothing is asked for then everything that is not deleted is listed and counted', () =>
    withCatalog(async (catalog) => {
      await stock(catalog);

      expect(await names(catalog, '')).toEqual({
        status: 200,
        total: '4',
        names: ['Xtabentún', 'Luna (100%)', 'luz de tila', 'Mi Elixir'],
      });
    }));

  test('when it is filtered, searched or sorted then exactly the right ones are listed and counted', () =>
    withCatalog(async (catalog) => {
      await stock(catalog);

      for (const [query, expected] of Object.entries(LISTS))
        expect({ query, ...(await names(catalog, query)) }).toEqual({
          query,
          status: 200,
          total: String(expected.length),
          names: expected,
        });
    }));

  test('when it is read page by page then every product is there once', () =>
    withCatalog(async (catalog) => {
      await stock(catalog);

      const first = await names(catalog, '?pageSize=3&sort=price');
      const second = await names(catalog, '?pageSize=3&sort=price&page=2');

      expect(first.names).toEqual(['Luna (100%)', 'luz de tila', 'Xtabentún']);
      expect(second).toEqual({ status: 200, total: '4', names: ['Mi Elixir'] });
    }));

  test('when no page is asked for then everything comes, up to 500; with a page 50 of it', () =>
    withCatalog(async (catalog) => {
      const { id: first } = await catalog.addElixir();
      const row = await catalog.db.collection('elixirs').findOne({ id: first });
      const more = Array.from({ length: 519 }, (_, i) => ({ ...row, _id: undefined, id: first + 1 + i }));
      await catalog.db.collection('elixirs').insertMany(more.map(({ _id, ...one }) => one));

      const [whole, page] = [await names(catalog, '?sort=-id'), await names(catalog, '?page=2')];

      expect([whole.total, whole.names.length]).toEqual(['520', 500]);
      expect([page.total, page.names.length]).toEqual(['520', 50]);
    }));

  test('when a query makes no sense then it is refused in Spanish', () =>
    withCatalog(async ({ admin }) => {
      for (const query of REFUSED)
        expect({ query, ...(await admin.get(`/api/elixirs${query}`)) }).toMatchObject({
          query,
          status: 400,
          body: { message: 'Revisa los datos enviados.' },
        });
    }));

  test('when a query carries operators then they are no part of the search', () =>
    withCatalog(async (catalog) => {
      await stock(catalog);

      expect((await names(catalog, '?q[$ne]=x&isDeleted=true&$where=1')).total).toBe('4');
    }));
});
