import { expect, test } from '@jest/globals';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { SEEDED, withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const ON_ITS_FORM = 'Lo que lleva un kit se cambia en su ficha, en «Productos».';
const parts = [
  { elixirId: 1, count: 1 },
  { elixirId: 2, count: 2 },
];

/** A catalogue with one kit, and a function that checks a file against it. */
const withKit = (use: (given: { id: number; check: Check; catalog: TestCatalog }) => Promise<void>) =>
  withCatalog(async (catalog) => {
    const { id } = await catalog.addElixir({ name: 'Trío', parts });
    const type = { 'content-type': 'text/csv' };
    const check: Check = async (file) => {
      const bytes = new TextEncoder().encode(file);
      const path = '/api/elixirs/import/check';
      return (await catalog.admin.request<ImportReport>('POST', path, bytes, type)).body;
    };
    await use({ id, check, catalog });
  }, SEEDED);
type Check = (file: string) => Promise<ImportReport>;
const told = ({ problems }: ImportReport) => problems.map(({ column, message }) => `${column}: ${message}`);

test.each([
  ['a family', 'Familia', 'Miel', 'Un kit no es un tamaño de otro producto: quita la familia'],
  ['a count', 'Existencias', '4', 'Un kit toma las existencias de lo que lleva'],
])('when a file gives a kit %s then its line is refused', (_what, column, value, message) =>
  withKit(async ({ id, check }) => {
    const { problems } = await check(`ID,${column}\n${id},${value}`);

    expect(problems.map((one) => one.message)).toEqual([message]);
  }),
);

test('when a kit is exported then what is in it stands there, and comes back as it is', () =>
  withKit(async ({ id, check, catalog }) => {
    const file = (await catalog.admin.get<string>('/api/elixirs/catalogo.csv')).body;
    const [, cell = ''] = /"(1 × 1 Amanecer de Tajonal\n2 × 2 [^"\n]+)"/.exec(file) ?? [];

    expect(cell).not.toBe('');
    expect(await check(file)).toMatchObject({ rows: 12, unchanged: 12, problemCount: 0 });
    // A part may have been renamed since the export.
    const renamed = await check(`ID,Lleva (kit)\n${id},"1 × 1 Otro nombre\r\n2 × 2"`);
    expect(renamed).toMatchObject({ unchanged: 1, problemCount: 0 });
  }));

test.each(['', '1 × 1\n3 × 2', '1 × 1\n2 × 22', 'Luna'])(
  'when a file says that a kit holds %j then it is told where that is changed',
  (cell) =>
    withKit(async ({ id, check }) => {
      expect(told(await check(`ID,Lleva (kit)\n${id},"${cell}"`))).toEqual([`Lleva (kit): ${ON_ITS_FORM}`]);
    }),
);

test('when a file makes a new product a kit then it is told where that is done', () =>
  withKit(async ({ check }) => {
    const file =
      'Nombre,Descripción,Precio,Imagen,Lleva (kit)\nNuevo,Miel clara de la milpa.,300,https://example.com/a.webp,1 × 1';

    expect(told(await check(file))).toEqual([`Lleva (kit): ${ON_ITS_FORM}`]);
  }));
