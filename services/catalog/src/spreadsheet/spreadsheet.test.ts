import { describe, expect, test } from '@jest/globals';
import type { NamedBlend } from '@shop/contracts/menu';
import { createElixirStore } from '../elixir/elixir.store.ts';
import { callsOf, told } from '../testing/spreadsheet-calls.ts';
import { SEEDED, withCatalog } from '../testing/with-catalog.ts';

const HEAD = 'Nombre,Descripción,Precio,Imagen';
const row = (name: string, price: string | number = 300) =>
  `${name},Miel clara de la milpa.,${price},https://example.com/a.webp`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the catalogue as a spreadsheet', () => {
  test('when it is exported and comes back untouched then nothing changes', () =>
    withCatalog(async (catalog) => {
      const { check, exported } = callsOf(catalog);
      await catalog.admin.patch('/api/elixirs/1', { ingredients: '=HYPERLINK("http://x.example")' });

      const file = await exported();

      expect(file).toContain("'=HYPERLINK");
      expect((await check(file)).body).toMatchObject({ rows: 11, unchanged: 11, problemCount: 0 });
    }, SEEDED));

  test.each([
    ['of Mexico', (year: string, month: string, day: string) => `${day}/${month}/${year}`],
    ['of the United States', (year: string, month: string, day: string) => [+month, +day, year].join('/')],
  ])('when a spreadsheet program in a region %s saved it then nothing changes', (_, write) =>
    withCatalog(async (catalog) => {
      const { check, exported } = callsOf(catalog);
      const compareAt = { price: 350, from: '2026-12-01', until: '2026-12-31' };
      const barcode = '7501234567893';
      await catalog.admin.patch('/api/elixirs/1', { compareAt, barcode, cost: 100.5, stock: 1000 });

      // Text formulas become their text, numbers lose their zeros, and days are written as the region does.
      const saved = (await exported())
        .replace(/"=""([^"]*)"""/g, '$1')
        .replace(/(?<=,)(\d+)\.(\d*?)0+(?=,)/g, (_all, whole, rest) => whole + (rest && `.${rest}`))
        .replace(/(\d{4})-(\d\d)-(\d\d)/g, (_all, ...day: string[]) => write(day[0]!, day[1]!, day[2]!));

      expect(saved).not.toMatch(/295\.00|2026-12/);
      expect((await check(saved)).body).toMatchObject({ unchanged: 11, problems: [], changes: [] });
    }, SEEDED),
  );

  test('when a day was typed in a spreadsheet program then it is read as it is written in Mexico', () =>
    withCatalog(async (catalog) => {
      const { check, store, menu } = callsOf(catalog);
      const { id } = await catalog.addElixir({ name: 'Sol' });
      const titles = 'ID,Precio anterior,Precio anterior desde,Precio anterior hasta';
      const file = `${titles}\n${id},"1,350.50",1/12/2026,31/12/2026`;

      await store(file, (await check(file)).body.token);

      const [{ compareAt } = {}] = await menu();
      expect(compareAt).toEqual({ price: 1350.5, from: '2026-12-01', until: '2026-12-31' });
    }));

  test('when it was changed then the report says what, and only the confirmation stores it', () =>
    withCatalog(async (catalog) => {
      const { check, store, menu, exported } = callsOf(catalog);
      const file = (await exported())
        .replace(',295.00,', ',"$1,295.50",')
        .replace(',4,2,2,85,60,', ',5,2,2,90,60,');
      const before = await menu();

      const { body } = await check(file);

      expect(body).toMatchObject({
        changed: 1,
        unchanged: 10,
        changes: [{ line: 2, name: 'Amanecer de Tajonal' }],
      });
      expect(await menu()).toEqual(before);
      expect((await store(file)).status).toBe(409);
      expect((await store(file, body.token)).status).toBe(200);
      expect((await menu())[0]).toEqual({
        ...before[0],
        price: 1295.5,
        taste: { sweet: 5, floral: 2, intense: 2 },
        contents: { grams: 90, milliliters: 60 },
        version: 1,
      });
    }, SEEDED));

  test('when a file renames a product then its old address leads on, and a new product of that name has its own', () =>
    withCatalog(async (catalog) => {
      const { check, store } = callsOf(catalog);
      const { id } = await catalog.addElixir({ name: 'Sol' });

      for (const file of [`ID,${HEAD}\n${id},${row('Luna')}`, `${HEAD}\n${row('Sol')}`])
        expect((await store(file, (await check(file)).body.token)).status).toBe(200);

      const leadsTo = async (name: string) =>
        (await catalog.shopper.get<NamedBlend>(`/api/elixirs/predesigned/named/${name}`)).body.blend.slug;
      expect([await leadsTo('sol'), await leadsTo('luna'), await leadsTo(`sol-${id + 1}`)]).toEqual([
        ...['luna', 'luna', `sol-${id + 1}`],
      ]);
    }));

  test('when products are new then they are stored with the next numbers, whatever their letters are written in', () =>
    withCatalog(async (catalog) => {
      const { check, store, menu } = callsOf(catalog);
      const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
      const files: [string, Uint8Array][] = [
        ['utf-8', bytes(`\uFEFF${HEAD}\r\n${row('Piñón uno')}\r\n`)],
        ['windows-1252', new Uint8Array(Buffer.from(`${HEAD}\n${row('Piñón dos')}`, 'latin1'))],
        ['utf-16le', utf16(`${HEAD}\n${row('Piñón tres')}`)],
        ['utf-16be', new Uint8Array(Buffer.from(utf16(`${HEAD}\n${row('Piñón cuatro')}`)).swap16())],
        ['utf-8', bytes(`${HEAD}\n${row('Piñón cinco', '"300,50"')}`.replaceAll(/,(?!50)/g, ';'))],
      ];
      for (const [encoding, file] of files) {
        const { body } = await check(file);
        expect([encoding, body.encoding, body.created, body.problems]).toEqual([encoding, encoding, 1, []]);
        expect((await store(file, body.token)).status).toBe(200);
      }
      expect((await menu()).map(({ name, price }) => [name, price])).toEqual([
        ...['uno', 'dos', 'tres', 'cuatro'].map((word) => [`Piñón ${word}`, 300]),
        ['Piñón cinco', 300.5],
      ]);
    }));
});

describe('a spreadsheet that cannot be stored', () => {
  test('when lines are wrong then each is told and nothing is stored', () =>
    withCatalog(async (catalog) => {
      const { check, store, menu } = callsOf(catalog);
      await catalog.addElixir({ name: 'Ya está' });
      const file = [
        'ID,Nombre,Descripción,Precio,Imagen,Disponible,Flores,Dulzor,Origen'.replace(
          ',Origen',
          ',De dónde viene',
        ),
        ',Bueno,Miel clara de la milpa.,300,https://example.com/a.webp,Sí,,3,',
        ',Caro,Miel clara de la milpa.,-5,https://example.com/a.webp,Sí,,3,',
        ',BUENO,Miel clara de la milpa.,300,https://example.com/a.webp,Sí,,3,',
        ',Ya esta,Miel clara de la milpa.,300,https://example.com/a.webp,Sí,,3,',
        ',Sin foto,Miel clara de la milpa.,300,ftp://x,tal vez,,9,',
        ',De flores,Miel clara de la milpa.,300,https://example.com/a.webp,Sí,Inventada,3,=2+3',
        '77,Nadie,Miel clara de la milpa.,300,https://example.com/a.webp,Sí,,3,',
        ',Sin nada,Miel clara de la milpa.,300,,Sí,,3,',
        '1,Corta',
      ].join('\n');
      const before = await menu();

      const answer = await check(file);

      expect(told(answer)).toEqual([
        '3 Precio: El precio debe ser un número positivo',
        '4 Nombre: Ya hay un producto que se llama así: el de la línea 2.',
        '5 Nombre: Ya hay un producto que se llama así: con el ID 1.',
        '6 Imagen: Debe ser una URL válida',
        '6 Dulzor: Elige de 0 a 5',
        '6 Disponible: Escribe «Sí» o «No».',
        '7 De dónde viene: Empieza como una fórmula: quita el «=», «+», «-» o «@» del principio.',
        '7 Flores: No hay una flor que se llame «Inventada».',
        '8 ID: No hay un producto con el ID «77».',
        '9 Imagen: Falta la foto: escribe su dirección, como https://…',
        '10 -: Tiene 2 celdas y debe tener 9.',
      ]);
      expect(answer.body).not.toHaveProperty('token');
      expect((await store(file)).status).toBe(409);
      expect(await menu()).toEqual(before);
    }));

  test('when a point may separate thousands or decimals then nobody guesses which', () =>
    withCatalog(async (catalog) => {
      const { check } = callsOf(catalog);
      const file = `${HEAD},Existencias,Mililitros\n${row('Sol')},1.000,"1,000"\n${row('Luna')},12.0,1.500`;

      expect(told(await check(file))).toEqual([
        expect.stringMatching(/^2 Existencias: Escribe un número entero/),
        expect.stringMatching(/^3 Mililitros: Escribe un número entero/),
      ]);
    }));

  test('when columns, quotes or the whole file are wrong then that is told', () =>
    withCatalog(async (catalog) => {
      const { check } = callsOf(catalog);
      const files: [string, unknown[]][] = [
        [`Nombre,Prezio\nLuna,3`, ['1 -: No hay una columna «Prezio».']],
        [`Precio\n3`, ['1 -: Falta la columna «ID» (para cambiar productos) o «Nombre» (para crearlos).']],
        [`ID,ID\n1,1`, ['1 -: La columna «ID» está dos veces.']],
        [
          `ID,Versión,Existencias\n1,0,3`,
          [expect.stringMatching(/^1 -: Falta la columna «Existencias al exportar»/)],
        ],
        [HEAD, ['1 -: El archivo no tiene productos.']],
        [`${HEAD}\n"Luna,x`, [expect.stringMatching(/comillas/)]],
      ];
      for (const [file, problems] of files) expect(told(await check(file))).toEqual(problems);
      expect((await check('')).status).toBe(400);
    }));

  test('when there are 10,000 lines then they are read, and one more is told to be too many', () =>
    withCatalog(async (catalog) => {
      const { check } = callsOf(catalog);
      const lines = Array.from({ length: 10_000 }, (_, at) => row(`Elixir número ${at}`, -1));

      const all = await check([HEAD, ...lines].join('\n'));
      const more = await check([HEAD, ...lines, row('Uno más')].join('\n'));

      expect(all.body).toMatchObject({ rows: 10_000, problemCount: 10_000 });
      expect(all.body.problems).toHaveLength(200);
      expect(told(more)).toEqual(['1 -: El archivo tiene más de 10,000 productos: divídelo.']);
    }));

  test('when somebody changes a product between the look and the confirmation then nothing is stored', () =>
    withCatalog(async (catalog) => {
      const { check, store, menu, exported } = callsOf(catalog);
      const old = await exported();
      const file = old.replace(',295.00,', ',300.00,').replace(',315.00,', ',320.00,');
      const { body } = await check(file);
      await catalog.admin.patch('/api/elixirs/2', { description: 'Otra persona escribió esto.' });
      const before = await menu();

      expect((await store(file, body.token)).status).toBe(409);

      expect(await menu()).toEqual(before);
      expect(told(await check(file))).toEqual([expect.stringMatching(/^3 Versión: Alguien cambió/)]);
    }, SEEDED));

  test('when somebody is faster than the last change then those before it are taken back', () =>
    withCatalog(async (catalog) => {
      const { menu } = callsOf(catalog);
      const before = await menu();
      const fields = {
        name: 'Nuevo',
        description: 'Miel clara de la milpa.',
        priceCents: 100,
        image: '/media/a.webp',
        isAvailable: true,
        isCustom: false,
        flowers: [],
      };

      const done = await createElixirStore(catalog.db).importAll({
        creates: [fields],
        updates: [
          { id: 1, version: 0, fields: { priceCents: 1 } },
          { id: 2, version: 7, fields: { priceCents: 1 } },
        ],
      });

      expect(done).toBe(false);
      expect(await menu()).toEqual(before);
      expect(await catalog.db.collection('elixirs').countDocuments()).toBe(11);
    }, SEEDED));
});
