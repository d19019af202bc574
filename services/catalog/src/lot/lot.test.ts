import { expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { lot, lotConflict, lotList, publicLot, type Lot, type PublicLot } from '@shop/contracts/lot';
import { aLotCreate } from '@shop/contracts/testing/builders';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const addLot = async ({ admin }: TestCatalog, over: Parameters<typeof aLotCreate>[0] = {}) =>
  lot.parse((await admin.post<Lot>('/api/lots', aLotCreate(over))).body);

test('when a lot is written down then everybody reads it by its code, in any letters, without the note', () =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addElixir();
    await addLot(catalog, { elixirIds: [id], code: ' taj-2026-01 ', note: 'Cosecha de doña Ximena' });

    const { body } = await catalog.shopper.get<PublicLot>('/api/lots/taj-2026-01');

    expect(publicLot.parse(body)).toMatchObject({ code: 'TAJ-2026-01', products: ['Amanecer de Tajonal'] });
    expect(JSON.stringify(body)).not.toContain('doña');
    expect((await catalog.shopper.get('/api/lots/OTRO')).status).toBe(404);
    expect((await catalog.shopper.get('/api/lots/%7B%24ne%7D')).status).toBe(404);
  }));

test('when two sizes of a honey are filled from a lot then its page names each with its size', () =>
  withCatalog(async (catalog) => {
    const sizes = [];
    for (const milliliters of [60, 250])
      sizes.push(await catalog.addElixir({ name: 'Tajonal', family: 'Tajonal', contents: { milliliters } }));
    await addLot(catalog, { elixirIds: sizes.map(({ id }) => id), code: 'AA' });

    const { body } = await catalog.shopper.get<PublicLot>('/api/lots/AA');

    expect(body.products).toEqual(['Tajonal · 60 ml', 'Tajonal · 250 ml']);
  }));

test('when lots are listed then the one that was filled last stands first', () =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addElixir();
    for (const [code, packedOn] of [
      ['AA', '2026-10-01'],
      ['BB', '2026-11-01'],
      ['CC', '2026-09-01'],
    ] as const)
      await addLot(catalog, { elixirIds: [id], code, packedOn });

    const { body } = await catalog.admin.get<Lot[]>('/api/lots');

    expect(lotList.parse(body).map(({ code }) => code)).toEqual(['BB', 'AA', 'CC']);
  }));

test('when another service asks for the lots of products then it gets those in use', () =>
  withCatalog(async (catalog) => {
    const [one, other] = [await catalog.addElixir(), await catalog.addElixir({ name: 'Monte Blanco' })];
    await addLot(catalog, { elixirIds: [one.id, other.id], code: 'AA', packedOn: '2026-10-01' });
    await addLot(catalog, { elixirIds: [one.id], code: 'BB', packedOn: '2026-11-01' });
    await addLot(catalog, { elixirIds: [one.id], code: 'CC', isActive: false });
    await addLot(catalog, { elixirIds: [other.id], code: 'DD', packedOn: '2026-12-01' });

    const { body } = await catalog.internal<Lot[]>('GET', `/internal/lots?ids=${one.id}`);

    expect(body.map(({ code }) => code)).toEqual(['BB', 'AA']);
  }));

test.each([
  ['code', 'a', 'Usa de 2 a 30 letras sin acento, números o guiones'],
  ['code', 'maní 1', 'Usa de 2 a 30 letras sin acento, números o guiones'],
  ['code', 'TAJ-2026-01', 'Ya hay un lote con ese código'],
  ['elixirIds', [], 'Selecciona un producto'],
  ['elixirIds', [99], 'Uno de los productos ya no existe'],
  ['packedOn', 'ayer', 'Elige un día'],
  ['bestBefore', '2026-11-01', 'Debe ser después del día de envasado'],
  ['place', 'x', 'Escribe el lugar'],
])('when a lot has %s %j then it is refused beside that field', (field, value, message) =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addElixir();
    await addLot(catalog, { elixirIds: [id] });

    const wrong = { ...aLotCreate({ elixirIds: [id], code: 'ZZ' }), [field]: value };
    const { status, body } = await catalog.admin.post<ApiError>('/api/lots', wrong);

    expect([status, body.errors?.[field]]).toEqual([400, message]);
  }),
);

test('when a lot is retired then it stays readable, and whoever saw an older one is told', () =>
  withCatalog(async (catalog) => {
    const { id: elixirId } = await catalog.addElixir();
    const { id, version } = await addLot(catalog, { elixirIds: [elixirId] });

    const retired = await catalog.admin.patch<Lot>(`/api/lots/${id}`, { isActive: false, version });
    const late = await catalog.admin.patch(`/api/lots/${id}`, { note: 'Otra', version });

    expect(retired.body).toMatchObject({ isActive: false });
    expect([late.status, lotConflict.parse(late.body).current.isActive]).toEqual([409, false]);
    expect((await catalog.shopper.get('/api/lots/TAJ-2026-01')).status).toBe(200);
    expect((await catalog.internal<Lot[]>('GET', `/internal/lots?ids=${elixirId}`)).body).toEqual([]);
    expect((await catalog.admin.patch('/api/lots/99', { note: 'x' })).status).toBe(404);
  }));
