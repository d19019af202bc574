import { expect, test } from '@jest/globals';
import { callsOf, told } from '../testing/spreadsheet-calls.ts';
import { SEEDED, withCatalog } from '../testing/with-catalog.ts';

test('when Excel left out the empty cells at the end of its lines then nothing changes', () =>
  withCatalog(async (catalog) => {
    const { check, exported } = callsOf(catalog);

    const file = (await exported()).replaceAll(/,+(?=\r\n)/g, '');

    expect((await check(file)).body).toMatchObject({ unchanged: 11, problems: [], changes: [] });
  }, SEEDED));

test('when cells at the end of a line were emptied, and Excel left them out, then they are emptied', () =>
  withCatalog(async (catalog) => {
    const { check, store, menu } = callsOf(catalog);
    const { id } = await catalog.addElixir({ name: 'Sol', sku: 'S-1', origin: 'Valladolid' });
    const file = `ID,SKU,De dónde viene\r\n${id},S-1\r\n`;

    await store(file, (await check(file)).body.token);

    const [sol] = await menu();
    expect([sol?.sku, sol?.origin]).toEqual(['S-1', undefined]);
  }));

test('when more were sold since the export than a count leaves then its line says how many are left', () =>
  withCatalog(async (catalog) => {
    const { check, exported } = callsOf(catalog);
    const { id } = await catalog.addElixir({ name: 'Sol', stock: 10 });
    const file = (await exported()).replace(',10,10,', ',3,10,');
    const sale = { checkoutId: 'feria', lines: [{ elixirId: id, quantity: 7 }] };
    await catalog.internal('POST', '/internal/stock/sell', sale);

    expect(told(await check(file))).toEqual([
      '2 Existencias: Desde que exportaste se movieron sus piezas: quedan 3. Exporta otra vez.',
    ]);
  }));

test.each([
  ['is not counted any more', {}, '4,5', 'Ya no se cuentan sus piezas. Exporta otra vez.'],
  ['is not counted any more', {}, ',5', 'Ya no se cuentan sus piezas. Exporta otra vez.'],
  ['is counted since', { stock: 8 }, '4,', /quedan 8/],
  ['has that many', { stock: 5 }, '0,5', undefined],
  ['was not counted', {}, '4,', undefined],
  ['was counted', { stock: 8 }, ',8', undefined],
])('when a product %s then a new count says so, or is stored (%j: %s)', (_, over, counts, problem) =>
  withCatalog(async (catalog) => {
    const { check, store } = callsOf(catalog);
    const { id } = await catalog.addElixir({ name: 'Sol', ...over });
    const file = `ID,Existencias,Existencias al exportar\n${id},${counts}`;

    const answer = await check(file);
    const { status } = await store(file, answer.body.token);

    expect(answer.body.problems.map(({ message }) => message)).toEqual(
      problem ? [expect.stringMatching(problem)] : [],
    );
    expect(status).toBe(problem ? 409 : 200);
  }),
);
