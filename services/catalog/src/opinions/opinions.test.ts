import { expect, test } from '@jest/globals';
import { chooseFrom, NOTHING_CHOSEN } from '@shop/contracts/menu-choices';
import { namedBlend, type MenuPage } from '@shop/contracts/menu';
import type { ToldOpinions } from '@shop/contracts/opinion';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { createOpinionStore } from './opinion.store.ts';

const MENU = '/api/elixirs/predesigned';
const said = (stars: number, text: string, at = '2026-11-01T00:00:00.000Z') => ({
  ...{ stars, text, name: 'Ana', at },
});

/** The catalogue, and the messages that cart-orders sends it. */
function opened(catalog: TestCatalog) {
  const store = createOpinionStore(catalog.db as never);
  let edition = 0;
  return {
    tell: (elixirId: number, over: Partial<ToldOpinions>) =>
      store.tell({ elixirId, edition: ++edition, count: 1, sum: 5, latest: [], ...over }),
    read: async (id: number) => namedBlend.parse((await catalog.shopper.get(`${MENU}/named/${id}`)).body),
  };
}

test('when what was told before comes in later then the newer stays', () =>
  withCatalog(async (catalog) => {
    const { tell, read } = opened(catalog);
    const { id } = await catalog.addElixir();
    await tell(id, { edition: 2, count: 2, sum: 9, latest: [said(5, 'Nueva')] });

    await tell(id, { edition: 1, count: 1, sum: 1, latest: [said(1, 'Vieja')] });

    const { blend, opinions } = await read(id);
    expect([blend.rating, opinions]).toMatchObject([{ count: 2, average: 4.5 }, [{ text: 'Nueva' }]]);
    await tell(id, { edition: 3, count: 0, sum: 0, latest: [] });
    expect((await read(id)).blend).not.toHaveProperty('rating');
  }));

test('when a family has opinions of its sizes then its page and card tell of all, the newest first', () =>
  withCatalog(async (catalog) => {
    const { tell, read } = opened(catalog);
    const [small, large] = [
      await catalog.addElixir({ name: 'Sol chica', family: 'Sol', contents: { milliliters: 30 } }),
      await catalog.addElixir({ name: 'Sol grande', family: 'Sol', contents: { milliliters: 60 } }),
    ];
    await tell(small.id, { count: 2, sum: 6, latest: [said(3, 'Antes')] });
    await tell(large.id, { latest: [said(5, 'Después', '2026-11-02T00:00:00.000Z')] });

    const { blend, opinions } = await read(large.id);

    expect(blend.rating).toEqual({ count: 3, average: 3.7 });
    expect(opinions?.map(({ text }) => text)).toEqual(['Después', 'Antes']);
    const { body } = await catalog.shopper.get<MenuPage>(MENU);
    expect(body.blends.map((one) => one.rating)).toEqual([{ count: 3, average: 3.7 }]);
  }));

test('when opinions are told then nothing that its owner edits has changed', () =>
  withCatalog(async (catalog) => {
    const { tell } = opened(catalog);
    const { id, version = 0 } = await catalog.addElixir();
    const edition = async () => (await catalog.shopper.get(`${MENU}/edition`)).body;
    const before = await edition();

    await tell(id, {});

    expect(await edition()).toEqual(before);
    expect((await catalog.admin.patch(`/api/elixirs/${id}`, { price: 300, version })).status).toBe(200);
  }));

test('when a rated product joins a family or leaves it then the best first have it with its sizes, or alone', () =>
  withCatalog(async (catalog) => {
    const { tell } = opened(catalog);
    const best = async () =>
      (await catalog.shopper.get<MenuPage>(`${MENU}?orden=-estrellas`)).body.blends.map(({ name }) => name);
    const add = async (name: string, over = {}) => (await catalog.addElixir({ name, ...over })).id;
    const [good, sol] = [await add('Buena'), await add('Sol', { price: 900 })];
    await add('Sol chica', { family: 'Sol', price: 100 });
    await tell(good, { count: 1, sum: 4 });
    await tell(sol, { count: 1, sum: 5 });

    await catalog.admin.patch(`/api/elixirs/${sol}`, { family: 'Sol' });
    expect(await best()).toEqual(['Sol chica', 'Buena']);

    await catalog.admin.patch(`/api/elixirs/${sol}`, { family: null });
    expect(await best()).toEqual(['Sol', 'Buena', 'Sol chica']);
    expect(await catalog.db.collection('elixirs').countDocuments({ best: { $gt: 0 } })).toBe(2);
  }));

test('when the best come first then what more people say is before its equals, and what nobody rated is last', () =>
  withCatalog(async (catalog) => {
    const { tell } = opened(catalog);
    const ids: number[] = [];
    for (const name of ['Nada', 'Buena', 'Muy buena', 'Más dicha'])
      ids.push((await catalog.addElixir({ name })).id);
    await tell(ids[1]!, { count: 1, sum: 3 });
    await tell(ids[2]!, { count: 1, sum: 4 });
    await tell(ids[3]!, { count: 2, sum: 8 });

    const { body } = await catalog.shopper.get<MenuPage>(`${MENU}?orden=-estrellas`);

    expect(body.blends.map(({ name }) => name)).toEqual(['Más dicha', 'Muy buena', 'Buena', 'Nada']);
    expect(chooseFrom(body.blends.toReversed(), { ...NOTHING_CHOSEN, orden: '-estrellas' })).toEqual(
      body.blends,
    );
  }));
