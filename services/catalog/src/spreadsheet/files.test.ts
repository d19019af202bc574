import { expect, test } from '@jest/globals';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { decode } from './decode.ts';
import { withCatalog } from '../testing/with-catalog.ts';

const HEAD = 'Nombre,Descripción,Precio,Imagen';
const LINE = 'Piñón,Miel de la montaña,300,https://example.com/a.webp';
const TEXT = `${HEAD}\n${LINE}`;
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));

const check = (file: Uint8Array) => {
  let report: ImportReport & { message?: string };
  return withCatalog(async ({ admin }) => {
    const type = { 'content-type': 'text/csv' };
    report = (await admin.request<typeof report>('POST', '/api/elixirs/import/check', file, type)).body;
  }).then(() => report);
};

/** The file, with its accented letters as bytes of other encodings. */
const inBytes = (letters: Record<string, number>) =>
  Uint8Array.from(TEXT, (letter) => letters[letter] ?? letter.charCodeAt(0));

test.each([
  ['macintosh', inBytes({ ó: 0x97, ñ: 0x96 })],
  ['cp850', inBytes({ ó: 0xa2, ñ: 0xa4 })],
  ['windows-1252', inBytes({ ó: 0xf3, ñ: 0xf1 })],
  ['utf-8-twice', utf8(Buffer.from(TEXT).toString('latin1'))],
])(
  'when a file was written in %s then it is read as it was meant, and a name shows it',
  async (encoding, file) => {
    expect(await check(file)).toMatchObject({
      encoding,
      sample: 'Piñón',
      created: 1,
      problems: [],
      changes: [{ name: 'Piñón' }],
    });
  },
);

test.each([
  ['macintosh', 'ID,Nombre\n1,Rub\u0092', 'Rubí'],
  ['macintosh', 'ID,Nombre\n1,As\u0092 es la Mandar\u0092n', 'Así es la Mandarín'],
  ['windows-1252', 'ID,Nombre\n1,La \u0091Luna\u0092', 'La ‘Luna’'],
])(
  'when its only accent is one that is a quote elsewhere then it is %s by how it stands (%j)',
  (...given) => {
    const [encoding, bytes, name] = given;

    const read = decode(Buffer.from(bytes, 'latin1'));

    expect(read).toEqual({ encoding, text: expect.stringContaining(name) });
  },
);

test('when a file is UTF-8 then nobody is asked about its letters', async () => {
  expect(await check(utf8(TEXT.replace('Piñón', 'Ã de Piñón')))).not.toHaveProperty('sample');
});

test.each([
  ['says what stands between cells', `sep=;\r\n${TEXT.replaceAll(',', ';')}`],
  ['says it in quotes, behind its mark', `\uFEFF"sep=|"\n${TEXT.replaceAll(',', '|')}`],
  ['has empty columns', `${HEAD},,\n${LINE},,\n,,,,,`],
  ['has an empty column between others', TEXT.replace(/^([^,]*),|\n([^,]*),/g, (m) => `${m},`)],
  ['has empty cells beside the table', `${HEAD}\n${LINE},,,`],
])('when a file %s then its products are read', async (_what, text) => {
  expect(await check(utf8(text))).toMatchObject({ rows: 1, created: 1, problems: [] });
});

test('when a column has cells but no title then that is told; lines keep their numbers', async () => {
  expect((await check(utf8(`sep=,\n${HEAD},\n${LINE},algo`))).problems).toEqual([
    { line: 1, message: 'La columna 5 no tiene título.' },
  ]);
  expect((await check(utf8(`sep=,\n${TEXT.replace('300', '-3')}`))).problems).toMatchObject([{ line: 3 }]);
});

test.each(['\n', '\r\n', '\r'])(
  'when cells have line breaks (%j) then a problem names the first line of its product',
  async (end) => {
    const long = LINE.replace('Miel de la montaña', `"Miel${end}de la${end}montaña"`);
    const wrong = long.replace('Piñón', 'Encino').replace('300', '-3');

    const { problems } = await check(utf8([HEAD, long, '', wrong, `${long},de más`].join(end)));

    expect(problems.map(({ line }) => line)).toEqual([6, 9]);
  },
);

test.each([
  ['today', 'PK\u0003\u0004'],
  ['before', '\u00D0\u00CF\u0011\u00E0'],
])(
  'when it is a book of a spreadsheet program of %s then it says how to make a CSV of it',
  async (_, head) => {
    const { message } = await check(new Uint8Array(Buffer.from(`${head}\u0014\u0000`, 'latin1')));

    expect(message).toMatch(/libro.*\.xlsx.*«CSV UTF-8/);
  },
);
