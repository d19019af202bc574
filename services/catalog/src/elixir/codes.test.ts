import { expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import { withCatalog } from '../testing/with-catalog.ts';

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
