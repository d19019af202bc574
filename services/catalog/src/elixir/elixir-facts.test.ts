import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { elixir, internalElixirList, type Elixir } from '@shop/contracts/elixir';
import { FACTS } from '@shop/contracts/elixir-facts';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { emptyFacts } from '@shop/contracts/facts';
import { saidFacts } from '@shop/contracts/testing/said-facts';
import { csvLine, plainCell } from '@shop/service-kit/csv';
import { parse } from 'csv-parse/sync';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const TOLD = {
  flowers: ['Tajonal'],
  taste: { sweet: 4, floral: 2, intense: 0 },
  contents: { grams: 85, milliliters: 60 },
  ingredients: 'Miel de abeja; cempasúchil.',
  howToTake: 'Unas gotas en té negro.',
  keeping: 'Lejos del sol.',
  warnings: 'No apto para menores de 1 año.',
  origin: 'Tizimín, Yucatán',
  alt: 'Frasco de miel clara junto a una ventana',
};

const REFUSED: [string, unknown][] = [
  ['weight', 0],
  ['weight', 1.5],
  ['weight', '420'],
  ['weight', 100_001],
  ['cost', -1],
  ['cost', 0.001],
  ['cost', 'mucho'],
  ['sku', 'x'.repeat(41)],
  ['barcode', '12345678901234567890'],
  ['compareAt', { price: 0 }],
  ['compareAt', { price: 345, from: '2026-13-01' }],
  ['compareAt', { from: '2026-11-01' }],
  ['compareAt', { price: 345, from: '2026-11-02', until: '2026-11-01' }],
  ['nutrition', { energy: -1 }],
  ['nutrition', { caffeine: 1 }],
];

/** A value for each fact. */
const SAID: Record<string, unknown> = saidFacts(FACTS);
const pick = (of: object, names: string[], isPicked = true) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name) === isPicked));

const ofStaff = async (admin: TestCatalog['admin'], id: number) =>
  (await admin.get<Elixir[]>('/api/elixirs')).body.find((one) => one.id === id);

describe('what a product tells of itself', () => {
  test('when it is written then everybody reads it, and carts only what they need', () =>
    withCatalog(async ({ shopper, internal, addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });

      const { id } = await addElixir(TOLD);

      expect((await shopper.get(`/api/elixirs/${id}`)).body).toMatchObject(TOLD);
      expect((await shopper.get('/api/elixirs/predesigned/all')).body).toMatchObject([TOLD]);
      const [inCart] = (await internal<Elixir[]>('GET', `/internal/elixirs?ids=${id}`)).body;
      expect(inCart).toMatchObject({ flowers: ['Tajonal'] });
      expect(inCart).not.toHaveProperty('howToTake');
    }));

  test('when it was stored before there were such facts then none is told and it can be changed', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const before = await addElixir();

      const changed = await admin.patch<Elixir>(`/api/elixirs/${before.id}`, { origin: 'Valladolid' });

      expect(Object.keys(before)).not.toEqual(expect.arrayContaining(['taste']));
      expect(changed.body).toEqual({ ...before, origin: 'Valladolid', version: 1 });
    }));

  test('when every fact is said then it is read, exported, imported, and taken back by null, by earlier forms or by an empty cell', () =>
    withCatalog(async ({ admin, db, addElixir }) => {
      const { id, name } = await addElixir(SAID);
      const own = async (of: number) => pick((await ofStaff(admin, of))!, Object.keys(FACTS));
      const exported = async () =>
        parse<Record<string, string>>((await admin.get<string>('/api/elixirs/catalogo.csv')).body, {
          bom: true,
          columns: true,
        })[0]!;
      const store = async (cells: Record<string, string>) => {
        const file = new TextEncoder().encode(
          csvLine(Object.keys(cells)) + csvLine(Object.values(cells).map((cell) => plainCell(cell))),
        );
        const type = { 'content-type': 'text/csv' };
        const { body } = await admin.request<ImportReport>('POST', '/api/elixirs/import/check', file, type);
        expect(body.problems).toEqual([]);
        await admin.request('POST', `/api/elixirs/import?token=${body.token}`, file, type);
      };
      expect(await own(id)).toEqual(SAID);

      const full = await exported();
      const { ID: _, Versión: _version, ...copy } = full;
      // Codes are unique, so this product gets others.
      const codes = { sku: 'OTRA-60', barcode: '7501000000005' };
      const others = { SKU: codes.sku, 'Código de barras': codes.barcode };
      await store({ ...copy, ...others, Nombre: `${name} dos` });
      expect(await own(id + 1)).toEqual({ ...SAID, ...codes });

      for (const [fact, nothing] of Object.entries(emptyFacts(FACTS)))
        for (const gone of [null, nothing]) {
          await admin.patch(`/api/elixirs/${id}`, { [fact]: gone });
          expect([fact, gone, await own(id)]).toEqual([fact, gone, pick(SAID, [fact], false)]);
          expect(await db.collection('elixirs').findOne({ id })).not.toHaveProperty(fact);
          await admin.patch(`/api/elixirs/${id}`, { [fact]: SAID[fact] });
        }
      await admin.patch(
        `/api/elixirs/${id}`,
        Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, null])),
      );

      const empty = await exported();
      expect(Object.keys(full).filter((title) => full[title] !== empty[title])).toHaveLength(
        1 + Object.values(FACTS).flatMap((fact) => ('parts' in fact ? Object.keys(fact.parts) : [''])).length,
      );
      await store({ ...empty, ID: `${id + 1}`, Versión: '0', Nombre: `${name} dos` });
      expect(await own(id + 1)).toEqual({});
    }));

  test('when a part of a fact is an empty cell, or was stored as none, then carts and pages read the other parts', () =>
    withCatalog(async ({ admin, internal, shopper, db, addElixir }) => {
      const compareAt = { price: 500, from: '2026-11-01', until: '2026-11-21' };
      const { id } = await addElixir({ compareAt, contents: { milliliters: 60 } });
      const file = new TextEncoder().encode(
        csvLine(['ID', 'Precio anterior hasta']) + csvLine([String(id), '']),
      );
      const type = { 'content-type': 'text/csv' };
      const { body } = await admin.request<ImportReport>('POST', '/api/elixirs/import/check', file, type);
      await admin.request('POST', `/api/elixirs/import?token=${body.token}`, file, type);
      expect(await db.collection('elixirs').findOne({ id })).toHaveProperty('compareAt', {
        price: 50_000,
        from: '2026-11-01',
      });
      await db.collection('elixirs').updateOne({ id }, { $set: { 'contents.grams': null } });

      const inCart = await internal<Elixir[]>('GET', `/internal/elixirs?ids=${id}`);
      const onPage = await shopper.get<Elixir>(`/api/elixirs/${id}`);

      for (const told of [internalElixirList.parse(inCart.body)[0], elixir.parse(onPage.body)])
        expect(told).toMatchObject({
          compareAt: { price: 500, from: '2026-11-01' },
          contents: { milliliters: 60 },
        });
    }));

  test('when a product says what it cost then the house alone reads it, and orders get it with the weight', () =>
    withCatalog(async ({ admin, shopper, internal, db, addElixir }) => {
      const { id, cost } = await addElixir({ cost: 98.5, weight: 420 });
      const slug = (await shopper.get<{ slug: string }[]>('/api/elixirs/predesigned/all')).body[0]!.slug;

      expect([cost, (await ofStaff(admin, id))?.cost]).toEqual([98.5, 98.5]);
      expect(await db.collection('elixirs').findOne({ id })).toMatchObject({ cost: 9850 });
      for (const path of [
        `${id}`,
        'predesigned',
        'predesigned/all',
        'predesigned/featured',
        `predesigned/named/${slug}`,
      ])
        expect(JSON.stringify((await shopper.get(`/api/elixirs/${path}`)).body)).not.toContain('"cost"');
      const [sold] = (await internal<Elixir[]>('GET', `/internal/elixirs?ids=${id}`)).body;
      expect(sold).toMatchObject({ cost: 98.5, weight: 420 });
    }));

  test('when a barcode is written as it is printed then its digits are kept, and a wrong one is refused', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const { id, barcode } = await addElixir({ barcode: '7 501234-567893' });
      const refused = await admin.patch<ApiError>(`/api/elixirs/${id}`, { barcode: '7501234567890' });

      expect([barcode, refused.status]).toEqual(['7501234567893', 400]);
      expect(refused.body.errors).toHaveProperty('barcode');
    }));

  test('when a fact cannot be then it is refused by its name', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const { id } = await addElixir();

      for (const [fact, value] of REFUSED) {
        const { body } = await admin.patch<ApiError>(`/api/elixirs/${id}`, { [fact]: value });
        expect([value, ...Object.keys(body.errors ?? {})]).toEqual([
          value,
          expect.stringMatching(`^${fact}`),
        ]);
      }
    }));

  test('when a flower has left the catalogue since then the product may keep it and not get it anew', () =>
    withCatalog(async ({ admin, addElixir, addFlower }) => {
      const flower = await addFlower({ name: 'Tajonal' });
      const { id } = await addElixir(TOLD);
      await admin.delete(`/api/flowers/${flower.id}`);

      const kept = await admin.patch(`/api/elixirs/${id}`, { flowers: ['Tajonal'], origin: 'Mérida' });
      await admin.patch(`/api/elixirs/${id}`, { flowers: [] });
      const anew = await admin.patch(`/api/elixirs/${id}`, { flowers: ['Tajonal'] });

      expect([kept.status, anew.status]).toEqual([200, 400]);
    }));

  test('when a flower is named twice then it is stored once', () =>
    withCatalog(async ({ addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });

      expect(await addElixir({ flowers: ['Tajonal', 'Tajonal'] })).toMatchObject({ flowers: ['Tajonal'] });
    }));
});
