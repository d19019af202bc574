import { expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import { namedFlower, type NamedFlower } from '@shop/contracts/flower-page';
import { aLotCreate } from '@shop/contracts/testing/builders';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const named = ({ shopper }: TestCatalog, slug: string) =>
  shopper.get<NamedFlower>(`/api/flowers/named/${slug}`);
const slugs = async ({ shopper }: TestCatalog) =>
  (await shopper.get<Flower[]>('/api/flowers')).body.map(({ slug }) => slug);

test('when a flower’s page is asked for then it tells the blends and the harvests with it, and of a lot only what anybody may know', () =>
  withCatalog(async (catalog) => {
    const { admin, addElixir, addFlower } = catalog;
    await addFlower({ name: 'Xtabentún' });
    await addFlower({ name: 'Tajonal' });
    const { id } = await addElixir({ name: 'Sol', flowers: ['Tajonal'] });
    await addElixir({ name: 'Luna', flowers: ['Xtabentún'] });
    await addElixir({ name: 'De alguien', flowers: ['Tajonal'], isCustom: true });
    const lots = [
      { code: 'TAJ-1', flower: 'tajonal', note: 'De la casa' },
      { code: 'TAJ-2', flower: 'Tajonal', isActive: false },
      { code: 'XTA-1', flower: 'Xtabentún' },
    ];
    for (const lot of lots) await admin.post('/api/lots', aLotCreate({ ...lot, elixirIds: [id] }));

    const { status, body } = await named(catalog, 'tajonal');

    expect([status, namedFlower.safeParse(body).success]).toEqual([200, true]);
    expect(body.flower).toMatchObject({ id: 2, name: 'Tajonal', slug: 'tajonal' });
    expect(body.blends.map(({ slug }) => slug)).toEqual(['sol']);
    expect(body.lots).toEqual([{ code: 'TAJ-1', place: expect.any(String), packedOn: expect.any(String) }]);
    expect(body).not.toHaveProperty('isMore');
  }));

test('when the menu has more blends with a flower than its page shows then the page knows it', () =>
  withCatalog(async (catalog) => {
    await catalog.addFlower({ name: 'Tajonal' });
    for (let nth = 0; nth < 30; nth += 1)
      await catalog.addElixir({ name: `Sol ${nth}`, flowers: ['Tajonal'] });

    const { blends, isMore } = (await named(catalog, 'tajonal')).body;

    expect([blends.length < 30, isMore]).toEqual([true, true]);
  }));

test('when a flower’s name is signs alone then its page has the blends and harvests with it, and no others', () =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addFlower({ name: '✿✿✿' });
    await catalog.addFlower({ name: '★★★' });
    const sol = await catalog.addElixir({ name: 'Sol', flowers: ['✿✿✿'] });
    await catalog.addElixir({ name: 'Luna', flowers: ['★★★'] });
    await catalog.addElixir({ name: 'Mar', flowers: [] });
    for (const [code, flower] of [
      ['FLO-1', '✿✿✿'],
      ['EST-1', '★★★'],
    ] as const)
      await catalog.admin.post('/api/lots', aLotCreate({ code, flower, elixirIds: [sol.id] }));

    const { body } = await named(catalog, String(id));

    expect(body.blends.map(({ name }) => name)).toEqual(['Sol']);
    expect(body.lots.map(({ code }) => code)).toEqual(['FLO-1']);
  }));

test('when a flower is renamed then its earlier addresses lead to it; one that was deleted is gone, and none was never there', () =>
  withCatalog(async (catalog) => {
    const { admin, addFlower } = catalog;
    const { id } = await addFlower({ name: 'Tajonal' });
    await admin.patch(`/api/flowers/${id}`, { name: 'Tahonal' });
    const twin = await addFlower({ name: 'Tajonal' });

    expect(await slugs(catalog)).toEqual(['tahonal', `tajonal-${twin.id}`]);
    expect((await named(catalog, 'tajonal')).body.flower.slug).toBe('tahonal');
    await admin.delete(`/api/flowers/${id}`);
    for (const slug of ['tajonal', 'tahonal']) expect((await named(catalog, slug)).status).toBe(410);
    expect((await named(catalog, 'nada')).status).toBe(404);
    await admin.patch(`/api/flowers/${twin.id}`, { name: 'Tahonal' });
    expect((await named(catalog, 'tahonal')).body.flower.id).toBe(twin.id);
  }));

test('when a flower is renamed then its products and lots name it so, and its page still has them', () =>
  withCatalog(async (catalog) => {
    const { admin, addFlower, addElixir } = catalog;
    const { id } = await addFlower({ name: 'Tahonal' });
    await addFlower({ name: 'Dalia' });
    const sol = await addElixir({ name: 'Sol', flowers: ['Tahonal', 'Dalia'] });
    const luna = await addElixir({ name: 'Luna', flowers: ['Dalia'] });
    for (const [code, flower] of Object.entries({ 'TAJ-1': 'Tahonal', 'DAL-1': 'Dalia' }))
      await admin.post('/api/lots', aLotCreate({ code, flower, elixirIds: [sol.id] }));

    await admin.patch(`/api/flowers/${id}`, { name: 'Tajonal' });

    const { body } = await named(catalog, 'tajonal');
    expect(body.lots.map(({ code }) => code)).toEqual(['TAJ-1']);
    expect(body.blends.map(({ name }) => name)).toEqual(['Sol']);
    const read = async (elixir: number) => (await admin.get<Elixir>(`/api/elixirs/${elixir}`)).body;
    expect(await read(sol.id)).toMatchObject({ flowers: ['Tajonal', 'Dalia'], version: 1 });
    expect(await read(luna.id)).toMatchObject({ flowers: ['Dalia'], version: 0 });
  }));

test('when one of two flowers of a name is renamed then the products keep the name of the other', () =>
  withCatalog(async (catalog) => {
    const { admin, addFlower, addElixir } = catalog;
    const [one] = [await addFlower({ name: 'Tajonal' }), await addFlower({ name: 'Tajonal' })];
    const { id } = await addElixir({ flowers: ['Tajonal'] });

    await admin.patch(`/api/flowers/${one.id}`, { name: 'Tahonal' });

    expect((await admin.get<Elixir>(`/api/elixirs/${id}`)).body.flowers).toEqual(['Tajonal']);
  }));

test('when a flower of an earlier release is read then it has an address, which stays, and its date does not move', () =>
  withCatalog(async (catalog) => {
    const { db, addFlower } = catalog;
    const { id, updatedAt } = await addFlower({ name: 'Tajonal' });
    await db.collection('flower_addresses').deleteMany({});
    await db.collection('flowers').updateOne({ id }, { $unset: { slug: 1 } });

    expect(await slugs(catalog)).toEqual(['tajonal']);
    expect((await named(catalog, 'tajonal')).body.flower.updatedAt).toBe(updatedAt);
  }));

test('when the samples come back then an address that a flower of the owner’s has got meanwhile stays theirs', () =>
  withCatalog(async (catalog) => {
    const { admin, db, addFlower } = catalog;
    const { id } = await addFlower({ name: 'Tajonal' });
    await db.collection('flowers').updateOne({ id }, { $set: { sample: true } });
    await admin.delete('/api/elixirs/samples');
    const own = await addFlower({ name: 'Tajonal' });
    await admin.post('/api/elixirs/samples', {});

    expect(await slugs(catalog)).toEqual([`tajonal-${id}`, 'tajonal']);
    expect((await named(catalog, 'tajonal')).body.flower.id).toBe(own.id);
  }));
