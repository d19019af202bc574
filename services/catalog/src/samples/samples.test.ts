import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import type { Blend } from '@shop/contracts/menu';
import { flowerList } from '@shop/contracts/flower';
import { samples, type Samples } from '@shop/contracts/catalog-samples';
import { SEEDED, withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { migration } from '../migrations/0006-samples.ts';

const PATH = '/api/elixirs/samples';
const read = async ({ admin }: TestCatalog) => samples.parse((await admin.get(PATH)).body);
const remove = async ({ admin }: TestCatalog) => samples.parse((await admin.delete<Samples>(PATH)).body);
const restore = async ({ admin }: TestCatalog) => samples.parse((await admin.post(PATH, {})).body);
const shop = async ({ shopper }: TestCatalog) => ({
  menu: (await shopper.get<Blend[]>('/api/elixirs/predesigned/all')).body,
  flowers: flowerList.parse((await shopper.get('/api/flowers')).body),
});
const unversioned = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, version: 0 }));
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('what the shop came with', () => {
  test('when nobody made any of it theirs then all of it goes and comes back as it was', () =>
    withCatalog(async (service) => {
      await service.admin.patch('/api/elixirs/2', { isAvailable: false });
      await service.admin.patch('/api/flowers/3', { isAvailable: false });
      const before = await shop(service);
      expect(await read(service)).toMatchObject({ elixirs: 11, flowers: 15, removed: 0, hasOwn: false });

      const gone = await remove(service);

      expect(gone).toEqual({ elixirs: 0, flowers: 0, kept: [], removed: 26, hasOwn: false });
      expect(await shop(service)).toEqual({ menu: [], flowers: [] });

      expect(await restore(service)).toMatchObject({ elixirs: 11, flowers: 15, removed: 0 });
      const after = await shop(service);
      expect(unversioned(after.menu)).toEqual(unversioned(before.menu));
      expect(unversioned(after.flowers)).toEqual(unversioned(before.flowers));
    }, SEEDED));

  test('when the owner changed some or made products of their flowers then these stay', () =>
    withCatalog(async (service) => {
      const { admin, addElixir } = service;
      await admin.patch('/api/elixirs/1', { name: 'Miel de la Sierra' });
      await admin.patch('/api/flowers/4', { description: 'La del monte.' });
      const { flowers } = await shop(service);
      await addElixir({ name: 'De mi casa', flowers: [flowers[0]!.name] });

      const { kept } = await remove(service);

      const left = await shop(service);
      expect(names(left.menu)).toEqual(['Miel de la Sierra', 'De mi casa']);
      expect(kept).toContain(flowers[0]!.name);
      expect(new Set(names(left.flowers))).toEqual(new Set([...kept, flowers[3]!.name]));
    }, SEEDED));

  test('when the owner counted pieces of one then it is theirs and stays', () =>
    withCatalog(async (service) => {
      await service.admin.patch('/api/elixirs/3', { stock: 12 });

      await remove(service);

      const { menu } = await shop(service);
      expect(menu.map(({ id }) => id)).toEqual([3]);
    }, SEEDED));

  test('when somebody deleted one by hand then it does not come back with the others', () =>
    withCatalog(async (service) => {
      await service.admin.delete('/api/elixirs/5');
      await service.admin.delete('/api/flowers/5');
      await remove(service);

      await restore(service);

      const { menu, flowers } = await shop(service);
      expect([menu.length, flowers.length]).toEqual([10, 14]);
      expect([...menu, ...flowers].filter(({ id }) => id === 5)).toEqual([]);
    }, SEEDED));

  test('when carts and orders hold what went then they still know it and nobody can buy it', () =>
    withCatalog(async (service) => {
      const held = () => service.internal<Elixir[]>('GET', '/internal/elixirs?ids=1');
      const [before] = (await held()).body;

      await remove(service);

      const { version: _, ...known } = (await held()).body[0]!;
      expect({ ...before, ...known, isAvailable: true }).toEqual(before);
      expect(known.isAvailable).toBe(false);
    }, SEEDED));

  test('when a product of the owner’s has got an address meanwhile then what comes back gets another', () =>
    withCatalog(async (service) => {
      const [sample] = (await shop(service)).menu;
      await remove(service);
      const own = await service.addElixir({ name: sample!.name });

      await restore(service);

      const at = async (slug: string) =>
        (await service.shopper.get<{ blend: Elixir }>(`/api/elixirs/predesigned/named/${slug}`)).body.blend
          .id;
      const { menu } = await shop(service);
      const slugs = new Map(menu.map(({ id, slug }) => [id, slug]));
      expect(slugs.get(own.id)).not.toBe(slugs.get(sample!.id));
      expect(await at(slugs.get(own.id)!)).toBe(own.id);
      expect(await at(slugs.get(sample!.id)!)).toBe(sample!.id);
    }, SEEDED));

  test('when the owner has a product with a picture of their own then it is told', () =>
    withCatalog(async (service) => {
      await service.addElixir({ imageUrl: 'https://miel.example/media/semilla-propia.webp' });

      expect(await read(service)).toMatchObject({ elixirs: 0, flowers: 0, hasOwn: true });
    }));

  test('when a shop is older than the mark then what nobody changed gets it', () =>
    withCatalog(async (service) => {
      const { db, admin } = service;
      await admin.patch('/api/elixirs/1', { price: 410 });
      for (const name of ['elixirs', 'flowers'])
        await db.collection(name).updateMany({}, { $unset: { sample: 1 } });
      expect(await read(service)).toMatchObject({ elixirs: 0, flowers: 0 });

      await migration.run({ db }, { from: undefined, reached: async () => undefined });

      expect(await read(service)).toMatchObject({ elixirs: 10 });
    }, SEEDED));
});
