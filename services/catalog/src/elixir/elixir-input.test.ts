import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import type { Elixir } from '@shop/contracts/elixir';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import { withCatalog } from '../testing/with-catalog.ts';

const NAME = 'El nombre debe tener al menos 3 caracteres';
const PRICE = 'El precio debe ser un número positivo';
const URL = 'Debe ser una URL válida';

/** Field, refused value (as JSON text), and the error message. */
const REFUSED = [
  ['name', '"ab"', NAME],
  ['name', '"     "', NAME],
  ['name', '{"$ne":""}', NAME],
  ['name', '5', NAME],
  ['name', '["Luna"]', NAME],
  ['name', 'null', NAME],
  ['name', `"${'a'.repeat(101)}"`, 'Máximo 100 caracteres'],
  ['description', '"corta"', 'La descripción debe tener al menos 10 caracteres'],
  ['description', '{"$gt":""}', 'La descripción debe tener al menos 10 caracteres'],
  ['price', '0', PRICE],
  ['price', '-1', PRICE],
  ['price', '1e309', PRICE],
  ['price', '"caro"', PRICE],
  ['price', '""', PRICE],
  ['price', '"1e3"', PRICE],
  ['price', '"295.005"', PRICE],
  ['price', '"0.00"', PRICE],
  ['price', 'true', PRICE],
  ['price', 'null', PRICE],
  ['price', '{"$ne":0}', PRICE],
  ['price', '1.005', 'Usa máximo 2 decimales'],
  ['price', '1000000000', 'El precio es demasiado alto'],
  ['imageUrl', '""', URL],
  ['imageUrl', '"/media/a.webp"', URL],
  ['imageUrl', '"javascript:alert(1)"', URL],
  ['imageUrl', '"data:image/png;base64,AA"', URL],
  ['imageUrl', '"http://169.254.169.254/media/x"', URL],
  ['imageUrl', '{"$ne":""}', URL],
  ['flowers', '77', 'Elige las flores de la lista'],
  ['flowers', '["Inventada"]', 'No hay una flor que se llame «Inventada».'],
  ['flowers', '["1","2","3","4","5","6","7","8","9"]', 'Elige hasta 8 flores'],
  ['ingredients', `"${'a'.repeat(501)}"`, 'Máximo 500 caracteres'],
  ['keeping', '"fresco\\u202eoculto"', 'Quita los caracteres que no se ven'],
] as const;
const WRONG_TYPE = [
  ...['isAvailable', 'isCustom'].map((field) => [field, '"false"'] as const),
  ['flowers', '[{"$ne":""}]'],
  ['taste', '{"sweet":1,"floral":2}'],
  ['taste', '{"sweet":6,"floral":2,"intense":1}'],
  ['taste', '{"sweet":1.5,"floral":2,"intense":1}'],
  ['contents', '{"grams":0}'],
  ['contents', '{"milliliters":"60"}'],
  ['contents', '{"$gt":""}'],
  ['origin', '{"$ne":""}'],
] as const;
/** Fields that only the service sets. */
const FOREIGN = [
  ...['id', '_id', 'deletedAt', 'isDeleted', 'priceCents', 'createdAt', 'sessionId'],
  ...['idempotencyKey', '$set', '__proto__', 'constructor'],
].map((field) => [field, '77'] as const);

/** A valid product with this JSON text in one field; text, because an object literal would set the prototype. */
const withField = (field: string, json: string): string => {
  const others = Object.entries(anElixirCreate()).filter(([name]) => name !== field);
  return `{"${field}":${json},${JSON.stringify(Object.fromEntries(others)).slice(1)}`;
};

describe('what is sent for an elixir', () => {
  test('when a field is wrong then it is refused in Spanish by its name and nothing is stored', () =>
    withCatalog(async ({ admin, db, addElixir }) => {
      const { id } = await addElixir();
      const before = await db.collection('elixirs').find().toArray();

      for (const [field, json, message] of REFUSED) {
        const created = await admin.post<ApiError>('/api/elixirs', withField(field, json));
        const changed = await admin.patch<ApiError>(`/api/elixirs/${id}`, `{"${field}":${json}}`);
        for (const { status, body } of [created, changed])
          expect({ field, json, status, ...body }).toEqual({
            field,
            json,
            status: 400,
            message: 'Revisa los datos enviados.',
            errors: { [field]: message },
          });
      }
      expect(await db.collection('elixirs').find().toArray()).toEqual(before);
    }));

  test('when it brings along what is not its to say then it is refused and nothing changes', () =>
    withCatalog(async ({ admin, db, addElixir }) => {
      const { id } = await addElixir();
      const before = await db.collection('elixirs').find().toArray();

      for (const [field, json] of [...FOREIGN, ...WRONG_TYPE]) {
        const created = await admin.post('/api/elixirs', withField(field, json));
        const changed = await admin.patch(`/api/elixirs/${id}`, withField(field, json));
        expect([field, created.status, changed.status]).toEqual([field, 400, 400]);
      }
      expect(await db.collection('elixirs').find().toArray()).toEqual(before);
    }));

  test('when the whole elixir that was read is sent back with a new price as text then just that changes', () =>
    withCatalog(async ({ admin, db, addElixir }) => {
      const { id } = await addElixir({ price: 100 });
      await db.collection('elixirs').updateOne({ id }, { $set: { flowers: ['Tajonal', 'Xtabentún'] } });
      const read = (await admin.get<Elixir>(`/api/elixirs/${id}`)).body;

      const answer = await admin.patch<Elixir>(`/api/elixirs/${id}`, { ...read, price: '295.00' });

      expect(answer).toMatchObject({
        status: 200,
        body: { ...read, price: 295, version: expect.any(Number) },
      });
      for (const other of [{ id: id + 1 }, { flowers: ['Otra'] }]) {
        const refused = await admin.patch(`/api/elixirs/${id}`, { ...answer.body, ...other });
        expect([other, refused.status]).toEqual([other, 400]);
      }
    }));

  test('when a needed field is missing then a new elixir is refused', () =>
    withCatalog(async ({ admin }) => {
      for (const field of ['name', 'description', 'price', 'imageUrl'] as const) {
        const { [field]: _, ...rest } = anElixirCreate();

        const { status, body } = await admin.post<ApiError>('/api/elixirs', rest);

        expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
      }
    }));

  test('when a change is no object with changes in it then the answer says so', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const { id } = await addElixir();
      const bodies = {
        '{"name":': 'El contenido enviado no es JSON válido.',
        'name=Luna': 'El contenido enviado no es JSON válido.',
        null: 'El contenido enviado no es JSON válido.',
        '[]': 'Revisa los datos enviados.',
        '{}': 'No hay cambios que guardar.',
      };

      for (const [body, message] of Object.entries(bodies))
        expect(await admin.patch(`/api/elixirs/${id}`, body)).toMatchObject({
          status: 400,
          body: { message },
        });
    }));
});
