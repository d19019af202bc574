import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { flower, flowerList, type Flower } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { aFlowerCreate } from '@shop/contracts/testing/builders';
import { withCatalog } from '../testing/with-catalog.ts';

const REFUSED = [
  ['name', 'ab', 'El nombre debe tener al menos 3 caracteres'],
  ['name', { $ne: '' }, 'El nombre debe tener al menos 3 caracteres'],
  ['description', 'corta', 'La descripción debe tener al menos 10 caracteres'],
  ['properties', 'pocas', 'Las propiedades deben tener al menos 10 caracteres'],
  ['properties', null, 'Las propiedades deben tener al menos 10 caracteres'],
  ['imageUrl', 'no es una dirección', 'Debe ser una URL válida'],
  ['imageUrl', 'http://fotos.example/a.jpg', 'Debe ser una URL válida'],
  ['color', 'red;}', 'Elige un color'],
  ['blossom', 'tulip', 'Selecciona una forma'],
] as const;

/** The values that removed a fact before null did. */
const FORMERLY: Record<string, unknown> = {
  scientificName: '',
  season: '',
  taste: { sweet: 0, floral: 0, intense: 0 },
};

describe('flowers', () => {
  test('when anyone asks then the whole list is told, unavailable ones included', () =>
    withCatalog(async ({ shopper, addFlower }) => {
      await addFlower({ name: 'Tajonal' });
      await addFlower({ name: 'Ciricote', isAvailable: false });

      const answer = await shopper.get('/api/flowers');

      expect(answer.status).toBe(200);
      expect(flowerList.parse(answer.body).map(({ name, isAvailable }) => [name, isAvailable])).toEqual([
        ['Tajonal', true],
        ['Ciricote', false],
      ]);
    }));

  test('when one is created without a word about its availability then it is available', () =>
    withCatalog(async ({ admin }) => {
      const { isAvailable: _, ...sent } = aFlowerCreate();

      const answer = await admin.post('/api/flowers', sent);

      expect(answer.status).toBe(201);
      expect(flower.parse(answer.body)).toEqual({
        ...sent,
        ...{ id: 1, isAvailable: true, version: 0, slug: 'xtabentun' },
        updatedAt: expect.any(String),
      });
    }));

  test('when it is said how one looks, tastes and when it flowers then that is told', () =>
    withCatalog(async ({ admin, shopper }) => {
      const character: Partial<Flower> = {
        color: '#c9471f',
        petals: '#b51f33',
        season: 'julio a octubre',
        blossom: 'dahlia',
        taste: { sweet: 2, floral: 4, intense: 3 },
      };

      const { body } = await admin.post<Flower>('/api/flowers', aFlowerCreate(character));

      expect(body).toMatchObject(character);
      expect((await shopper.get('/api/flowers')).body).toEqual([body]);
      const sentBack = await admin.patch<Flower>(`/api/flowers/${body.id}`, { ...body, petals: '#000000' });
      expect(sentBack).toMatchObject({ status: 200, body: { ...character, petals: '#000000' } });
    }));

  test('when every fact of a flower is said then it is told, and null or an earlier form takes it back', () =>
    withCatalog(async ({ admin, db, addFlower }) => {
      const said: Partial<Flower> = {
        scientificName: 'Dahlia pinnata',
        color: '#c9471f',
        petals: '#b51f33',
        blossom: 'dahlia',
        taste: { sweet: 2, floral: 4, intense: 3 },
        season: 'julio a octubre',
      };
      expect(Object.keys(said)).toEqual(Object.keys(FLOWER_FACTS));
      const { id } = await addFlower(said);
      for (const [fact, value] of Object.entries(said))
        for (const gone of [null, FORMERLY[fact]])
          if (gone !== undefined) {
            const { body } = await admin.patch<Flower>(`/api/flowers/${id}`, { [fact]: gone });
            const { [fact as keyof Flower]: _, ...others } = said;
            expect(body).toMatchObject(others);
            expect(body).not.toHaveProperty(fact);
            expect(await db.collection('flowers').findOne({ id })).not.toHaveProperty(fact);
            const back = await admin.patch<Flower>(`/api/flowers/${id}`, { [fact]: value });
            expect(back.body).toMatchObject(said);
          }
    }));

  test('when one is changed then only what was sent changes', () =>
    withCatalog(async ({ admin, addFlower }) => {
      const before = await addFlower();

      const answer = await admin.patch<Flower>(`/api/flowers/${before.id}`, { isAvailable: false });

      const { updatedAt: _, ...same } = before;
      expect(answer).toMatchObject({ status: 200, body: { ...same, isAvailable: false, version: 1 } });
    }));

  test('when one is deleted then it leaves the list, stays stored and its number is not used again', () =>
    withCatalog(async ({ shopper, admin, db, addFlower }) => {
      const { id } = await addFlower();

      const answer = await admin.delete<Flower>(`/api/flowers/${id}`);

      expect(answer).toMatchObject({ status: 200, body: { id } });
      expect((await shopper.get('/api/flowers')).body).toEqual([]);
      expect(await db.collection('flowers').findOne({ id })).toMatchObject({ deletedAt: expect.any(Date) });
      expect((await addFlower()).id).toBe(id + 1);
      for (const again of [
        await admin.delete(`/api/flowers/${id}`),
        await admin.patch(`/api/flowers/${id}`, { isAvailable: true }),
      ])
        expect(again).toMatchObject({ status: 404, body: { message: 'No encontramos esa flor.' } });
    }));

  test('when a field is wrong then it is refused in Spanish by its name and nothing is stored', () =>
    withCatalog(async ({ admin, db, addFlower }) => {
      const { id } = await addFlower();
      const before = await db.collection('flowers').find().toArray();

      for (const [field, value, message] of REFUSED) {
        const created = await admin.post<ApiError>('/api/flowers', { ...aFlowerCreate(), [field]: value });
        const changed = await admin.patch<ApiError>(`/api/flowers/${id}`, { [field]: value });
        for (const { status, body } of [created, changed])
          expect([value, status, body.errors]).toEqual([value, 400, { [field]: message }]);
      }
      expect(await db.collection('flowers').find().toArray()).toEqual(before);
    }));

  test('when a change is empty or brings along what is not its to say then it is refused', () =>
    withCatalog(async ({ admin, db, addFlower }) => {
      const { id } = await addFlower();
      const before = await db.collection('flowers').find().toArray();

      for (const field of ['id', '_id', 'deletedAt', 'scientificName', '__proto__', '$set']) {
        const answer = await admin.patch(`/api/flowers/${id}`, `{"${field}":9,"isAvailable":false}`);
        expect([field, answer.status]).toEqual([field, 400]);
      }
      expect(await admin.patch(`/api/flowers/${id}`, {})).toMatchObject({
        status: 400,
        body: { message: 'No hay cambios que guardar.' },
      });
      expect(await db.collection('flowers').find().toArray()).toEqual(before);
    }));

  test('when the whole flower that was read is sent back then it is taken; another id is not', () =>
    withCatalog(async ({ admin, db, addFlower }) => {
      const { id } = await addFlower();
      await db.collection('flowers').updateOne({ id }, { $set: { scientificName: 'Turbina corymbosa' } });
      const [read] = (await admin.get<Flower[]>('/api/flowers')).body;

      const answer = await admin.patch<Flower>(`/api/flowers/${id}`, { ...read, isAvailable: false });

      expect(answer).toMatchObject({
        status: 200,
        body: { id, scientificName: 'Turbina corymbosa', isAvailable: false },
      });
      expect((await admin.patch(`/api/flowers/${id}`, { id: id + 1 })).status).toBe(400);
    }));

  test('when its scientific name is given, changed and taken back then it is told as long as there is one', () =>
    withCatalog(async ({ admin, addFlower }) => {
      const { id, scientificName } = await addFlower({ scientificName: 'Turbina corymbosa' });
      const change = async (to: string) =>
        (await admin.patch<Flower>(`/api/flowers/${id}`, { scientificName: to })).body;

      expect(scientificName).toBe('Turbina corymbosa');
      expect(await change(' Viguiera dentata ')).toMatchObject({ scientificName: 'Viguiera dentata' });
      expect(await change('')).not.toHaveProperty('scientificName');
    }));

  test('when the id cannot be one of ours then it is refused', () =>
    withCatalog(async ({ admin }) => {
      for (const id of ['abc', '0', '-1', '1.5']) {
        expect((await admin.patch(`/api/flowers/${id}`, { isAvailable: true })).status).toBe(404);
        expect((await admin.delete(`/api/flowers/${id}`)).status).toBe(404);
      }
    }));
});

test('when a shared recipe is told of elsewhere then its address leads to one picture of these flowers, in any order', () =>
  withCatalog(async ({ shopper, url, addFlower }) => {
    const ids = [(await addFlower({ name: 'Tajonal' })).id, (await addFlower({ name: 'Dalia' })).id];
    const lead = async (flores: string) => {
      const { status, headers } = await fetch(`${url}/api/flowers/recipe?flores=${flores}`, {
        redirect: 'manual',
      });
      return [status, headers.get('location')] as const;
    };

    const [status, location] = await lead(ids.join());

    expect([status, location]).toEqual([302, expect.stringMatching(/\/media\/frascos\/[\w.-]+-640\.jpg$/)]);
    expect(await lead([...ids].reverse().join())).toEqual([status, location]);
    expect(await lead(`${ids.join()},999`)).toEqual([status, location]);
    expect((await lead('999'))[0]).toBe(404);
    for (const wrong of ['', 'x', '1;2', '-1']) {
      const answer = await shopper.get(`/api/flowers/recipe?flores=${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
  }));

test('when somebody asks for the pictures of all recipes then most are refused, for each would be drawn and kept', () =>
  withCatalog(async ({ url, addFlower }) => {
    const { id } = await addFlower({ name: 'Tajonal' });
    const statuses: number[] = [];
    for (let nth = 0; nth < 30; nth += 1) {
      const answer = await fetch(`${url}/api/flowers/recipe?flores=${id},${100 + nth}`, {
        redirect: 'manual',
      });
      statuses.push(answer.status);
    }

    expect(statuses.filter((status) => status === 302).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
  }));
