import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { flowerList } from '@shop/contracts/flower';
import { SEEDED, withCatalog } from '../testing/with-catalog.ts';
import { seedCatalog } from './seed-catalog.ts';

const sample = JSON.parse(readFileSync(`${SEEDED.SEED_DIR}catalog.json`, 'utf8')) as { elixirs: Elixir[] };

describe('the first filling of the catalogue', () => {
  test('when it starts empty with SEED=1 then the eleven blends and the flowers are there with their prices', () =>
    withCatalog(async ({ shopper, admin, addElixir, addFlower }) => {
      const { body } = await shopper.get<Elixir[]>('/api/elixirs/predesigned/all');

      expect(body.map(({ id, name, price, flowers }) => ({ id, name, price, flowers }))).toEqual(
        sample.elixirs.map(({ id, name, price, flowers }) => ({ id, name, price, flowers })),
      );
      expect(body).toHaveLength(11);
      expect(body[0]?.imageUrl).toBe('http://localhost:8080/media/semilla/elixir-01.webp');
      const flowers = flowerList.parse((await shopper.get('/api/flowers')).body);
      expect(flowers.find(({ id }) => id === 1)).toMatchObject({ scientificName: 'Turbina corymbosa' });
      expect((await admin.get<Elixir[]>('/api/elixirs?q=xtabentun')).body[0]?.name).toBe('Velo de Xtabentún');
      expect([(await addElixir()).id, (await addFlower()).id]).toEqual([12, flowers.length + 1]);
    }, SEEDED));

  test('when it starts without SEED then it stays empty', () =>
    withCatalog(async ({ shopper }) => {
      expect((await shopper.get('/api/elixirs/predesigned/all')).body).toEqual([]);
    }));

  test('when five instances fill it at once then every row is there once', () =>
    withCatalog(async ({ db, shopper }) => {
      await Promise.all(Array.from({ length: 5 }, () => seedCatalog(db, SEEDED.SEED_DIR)));

      expect((await shopper.get<Elixir[]>('/api/elixirs/predesigned/all')).body).toHaveLength(11);
    }));

  test('when the first filling was cut short then the next start completes it', () =>
    withCatalog(async ({ db, shopper }) => {
      await seedCatalog(db, SEEDED.SEED_DIR);
      await db.collection('elixirs').deleteMany({ id: { $gt: 4 } });
      await db
        .collection<{ _id: string }>('seeds')
        .updateOne({ _id: 'seed' }, { $set: { state: 'started' } });

      expect(await seedCatalog(db, SEEDED.SEED_DIR)).toBe(true);

      expect((await shopper.get<Elixir[]>('/api/elixirs/predesigned/all')).body).toHaveLength(11);
    }));

  test('when administrators changed it since then another start changes nothing', () =>
    withCatalog(async ({ db, admin, shopper }) => {
      await admin.patch('/api/elixirs/1', { price: 1 });
      await admin.delete('/api/elixirs/2');

      expect(await seedCatalog(db, SEEDED.SEED_DIR)).toBe(false);

      const { body } = await shopper.get<Elixir[]>('/api/elixirs/predesigned/all');
      expect(body.map(({ id, price }) => [id, price])).toContainEqual([1, 1]);
      expect(body.map(({ id }) => id)).not.toContain(2);
    }, SEEDED));

  test('when there are products of the owner already then nothing is added to them', () =>
    withCatalog(async ({ db, addElixir, shopper }) => {
      await addElixir();

      expect(await seedCatalog(db, SEEDED.SEED_DIR)).toBe(false);

      expect((await shopper.get('/api/elixirs/predesigned/all')).body).toHaveLength(1);
    }));
});
