import { expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import fc from 'fast-check';
import { withCatalog } from '../testing/with-catalog.ts';
import { createCodeHolders } from './code-claims.ts';
import { takenCodes } from './codes.ts';
import { createElixirStore } from './elixir.store.ts';

const EAN = '7501234567893';
type Refusal = { errors?: Record<string, string> };

test('when a code stands for another product already then it is refused with the one that has it', () =>
  withCatalog(async ({ admin, addElixir }) => {
    const sol = await addElixir({ name: 'Sol', sku: 'MIEL-60', barcode: EAN });
    const luna = await addElixir({ name: 'Luna' });
    const change = (id: number, over: object) =>
      admin
        .patch<Elixir & Refusal>(`/api/elixirs/${id}`, over)
        .then(({ status, body }) => [status, body.errors]);

    const taken = { sku: 'Ya lo tiene «Sol».', barcode: 'Ya lo tiene «Sol».' };
    expect(await change(luna.id, { sku: ' MIEL-60', barcode: '7501234-567893' })).toEqual([400, taken]);
    const created = await admin.post<Refusal>('/api/elixirs', anElixirCreate({ sku: 'MIEL-60' }));
    expect([created.status, created.body.errors]).toEqual([400, { sku: taken.sku }]);
    expect(await change(sol.id, { sku: 'MIEL-60', price: 10 })).toEqual([200, undefined]);
    await admin.request('DELETE', `/api/elixirs/${sol.id}`);
    expect(await change(luna.id, { sku: 'MIEL-60' })).toEqual([200, undefined]);
  }));

test.each(['created', 'changed', 'imported'])(
  'when two products are given a code at once and one of them is %s then one has it and the other is told',
  (how) =>
    withCatalog(async ({ admin, addElixir, db }) => {
      const [sol, luna] = [await addElixir({ name: 'Sol' }), await addElixir({ name: 'Luna' })];
      const codes = createCodeHolders(db);
      // Both have checked and found no product: the second claim must be refused.
      const first = { owner: String(sol.id), but: [sol.id] };
      expect(await takenCodes(codes, { sku: 'MIEL-60' }, first)).toEqual({});
      const second = async () => {
        if (how === 'created')
          return (await admin.post<Refusal>('/api/elixirs', anElixirCreate({ sku: 'MIEL-60' }))).body.errors;
        if (how === 'changed')
          return (await admin.patch<Refusal>(`/api/elixirs/${luna.id}`, { sku: 'MIEL-60' })).body.errors;
        const update = { id: luna.id, version: luna.version!, fields: { sku: 'MIEL-60' } };
        return createElixirStore(db).importAll({ creates: [], updates: [update] });
      };

      const busy = { sku: 'Alguien lo está guardando en otro producto. Espera un momento y revísalo.' };
      expect(await second()).toEqual(how === 'imported' ? false : busy);
      await createElixirStore(db).update(sol.id, { fields: { sku: 'MIEL-60' } });
      await codes.codes.release(first.owner);
      expect(await second()).toEqual(how === 'imported' ? false : { sku: 'Ya lo tiene «Sol».' });
      expect(await db.collection('elixirs').countDocuments({ sku: 'MIEL-60' })).toBe(1);
    }),
);

test('when two are saved with one code in whatever order then never both have it', () =>
  withCatalog(async ({ addElixir, db }) => {
    const [sol, luna] = [await addElixir({ name: 'Sol' }), await addElixir({ name: 'Luna' })];
    const codes = createCodeHolders(db);
    const store = createElixirStore(db);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.uuid(), async (scheduler, sku) => {
        const step = <T>(work: Promise<T>) => scheduler.schedule(work);
        const slow = {
          withCode: (...of: Parameters<typeof codes.withCode>) => step(codes.withCode(...of)),
          codes: {
            ...codes.codes,
            claim: (name: string, owner: string) => step(codes.codes.claim(name, owner)),
          },
        };
        const save = async (id: number) => {
          const taken = await takenCodes(slow, { sku }, { owner: String(id), but: [id] });
          if (taken.sku) return;
          await step(store.update(id, { fields: { sku } }));
        };

        await scheduler.waitFor(Promise.all([save(sol.id), save(luna.id)]));

        expect(await db.collection('elixirs').countDocuments({ sku })).toBe(1);
      }),
      { numRuns: 40 },
    );
  }));

test('when two have had the same code from before then both can still be changed', () =>
  withCatalog(async ({ admin, addElixir, db }) => {
    const sol = await addElixir({ name: 'Sol', sku: 'A' });
    const luna = await addElixir({ name: 'Luna' });
    await db.collection('elixirs').updateOne({ id: luna.id }, { $set: { sku: 'A' } });

    for (const { id } of [sol, luna])
      expect((await admin.patch(`/api/elixirs/${id}`, { sku: 'A', price: 10 })).status).toBe(200);
  }));

test('when a spreadsheet gives a code twice then the line says who has it; two products may change theirs', () =>
  withCatalog(async ({ admin, addElixir }) => {
    const sol = await addElixir({ name: 'Sol', sku: 'A' });
    const luna = await addElixir({ name: 'Luna', sku: 'B' });
    await addElixir({ name: 'Mar', sku: 'C' });
    const check = async (lines: string[]) => {
      const file = new TextEncoder().encode(['ID,SKU', ...lines].join('\n'));
      const headers = { 'content-type': 'text/csv' };
      const { body } = await admin.request<ImportReport>('POST', '/api/elixirs/import/check', file, headers);
      return [
        body.changed,
        body.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`),
      ];
    };

    expect(await check([`${sol.id},B`, `${luna.id},A`])).toEqual([2, []]);
    expect((await check([`${sol.id},C`, `${luna.id},X`]))[1]).toEqual(['2 SKU: Ya lo tiene «Mar».']);
    expect((await check([`${sol.id},X`, `${luna.id},X`]))[1]).toEqual([
      '3 SKU: Ya lo tiene el de la línea 2.',
    ]);
  }));

test('when two sizes of a honey have one name then a spreadsheet tells them by their size', () =>
  withCatalog(async ({ admin }) => {
    const row = (milliliters: number) =>
      `Encino,Miel clara de la milpa.,300,https://example.com/a.webp,Encino,${milliliters}`;
    const head = 'Nombre,Descripción,Precio,Imagen,Familia,Mililitros';
    const check = async (...lines: string[]) => {
      const file = new TextEncoder().encode([head, ...lines].join('\n'));
      const headers = { 'content-type': 'text/csv' };
      return (await admin.request<ImportReport>('POST', '/api/elixirs/import/check', file, headers)).body;
    };

    expect(await check(row(60), row(250))).toMatchObject({ created: 2, problems: [] });
    expect((await check(row(60), row(60))).problems).toMatchObject([
      { line: 3, message: 'Ya hay un producto que se llama así: el de la línea 2.' },
    ]);
  }));
