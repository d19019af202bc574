import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { elixir, elixirList, type Elixir } from '@shop/contracts/elixir';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import { withCatalog } from '../testing/with-catalog.ts';

describe('the menu', () => {
  test('when nobody has signed in then it lists what is ready-made in the order of the ids, unavailable ones too', () =>
    withCatalog(async ({ shopper, addElixir }) => {
      await addElixir({ name: 'Primero' });
      await addElixir({ name: 'Agotado', isAvailable: false });
      await addElixir({ name: 'De alguien', isCustom: true });

      const answer = await shopper.get('/api/elixirs/predesigned/all');

      expect(answer.status).toBe(200);
      const list = elixirList.parse(answer.body);
      expect(list.map(({ name, isAvailable }) => [name, isAvailable])).toEqual([
        ['Primero', true],
        ['Agotado', false],
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }));

  test('when one elixir is asked for then only a ready-made one that still exists is told', () =>
    withCatalog(async ({ shopper, admin, addElixir }) => {
      const made = await addElixir();
      const custom = await addElixir({ isCustom: true });
      const gone = await addElixir();
      await admin.delete(`/api/elixirs/${gone.id}`);

      const found = await shopper.get(`/api/elixirs/${made.id}`);

      expect(found).toMatchObject({ status: 200, body: made });
      for (const id of [custom.id, gone.id, 987_654]) {
        const answer = await shopper.get<ApiError>(`/api/elixirs/${id}`);
        expect(answer.status).toBe(404);
        expect(answer.body.message).toBe('No encontramos ese elixir.');
      }
    }));
});

describe('an administrator', () => {
  test('when an elixir is created then it has the next number, the exact price and the defaults', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const first = await addElixir();
      const {
        isAvailable: _a,
        isCustom: _c,
        ...sent
      } = anElixirCreate({ price: 1_234.56, name: '  Luna  ' });

      const answer = await admin.post<Elixir>('/api/elixirs', sent);

      expect(answer.status).toBe(201);
      expect(elixir.parse(answer.body)).toEqual({
        ...sent,
        id: first.id + 1,
        name: 'Luna',
        isAvailable: true,
        isCustom: false,
        flowers: [],
        version: 0,
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }));

  test('when twenty are created at once then no number is given twice', () =>
    withCatalog(async ({ addElixir }) => {
      const made = await Promise.all(Array.from({ length: 20 }, () => addElixir()));

      expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    }));

  test('when one field is changed then the others stay', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const before = await addElixir();

      const answer = await admin.patch<Elixir>(`/api/elixirs/${before.id}`, { isAvailable: false });

      expect(answer).toMatchObject({ status: 200, body: { ...before, isAvailable: false, version: 1 } });
    }));

  test('when an elixir is deleted then it leaves the lists, stays stored and cannot be changed any more', () =>
    withCatalog(async ({ shopper, admin, db, addElixir }) => {
      const { id } = await addElixir();

      const answer = await admin.delete<Elixir>(`/api/elixirs/${id}`);

      expect(answer).toMatchObject({ status: 200, body: { id, isAvailable: false } });
      expect((await shopper.get('/api/elixirs/predesigned/all')).body).toEqual([]);
      expect((await admin.get('/api/elixirs')).body).toEqual([]);
      expect((await admin.patch(`/api/elixirs/${id}`, { name: 'Otra vez' })).status).toBe(404);
      expect((await admin.delete(`/api/elixirs/${id}`)).status).toBe(404);
      expect(await db.collection('elixirs').findOne({ id })).toMatchObject({ deletedAt: expect.any(Date) });
    }));
});
