import { describe, expect, jest, test } from '@jest/globals';
import type { Blend, NamedBlend } from '@shop/contracts/menu';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { migration } from '../migrations/0003-addresses.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { addressModel } from './address.model.ts';
import { createAddresses } from './addresses.ts';

const MENU = '/api/elixirs/predesigned';
type Db = Parameters<typeof createAddresses>[0];

/** The page addresses of all products, in the order of the menu. */
const addresses = async ({ shopper }: TestCatalog) =>
  (await shopper.get<Blend[]>(`${MENU}/all`)).body.map(({ slug }) => slug);
/** The page address that a name leads to, or the status when there is none. */
const leadsTo = async ({ shopper }: TestCatalog, name: string) => {
  const { status, body } = await shopper.get<NamedBlend>(`${MENU}/named/${name}`);
  return status === 200 ? body.blend.slug : status;
};
const rename = ({ admin }: TestCatalog, id: number, name: string) =>
  admin.patch(`/api/elixirs/${id}`, { name });

describe('the address of a product', () => {
  test('when it is renamed then it has a new one, and each earlier one leads there', () =>
    withCatalog(async (catalog) => {
      const { id } = await catalog.addElixir({ name: 'Sol' });
      await rename(catalog, id, 'Luna');
      await rename(catalog, id, 'Mar');

      for (const name of ['sol', 'luna', 'mar', String(id)])
        expect([name, await leadsTo(catalog, name)]).toEqual([name, 'mar']);

      const other = await catalog.addElixir({ name: 'Luna' });
      expect(await addresses(catalog)).toEqual(['mar', `luna-${other.id}`]);
      await rename(catalog, id, 'Luna');
      expect(await addresses(catalog)).toEqual(['luna', `luna-${other.id}`]);
      expect(await leadsTo(catalog, 'sol')).toBe('luna');
    }));

  test('when one of two of one name is deleted then the other stays where it is, and the first is gone', () =>
    withCatalog(async (catalog) => {
      const first = await catalog.addElixir({ name: 'Sol' });
      const second = await catalog.addElixir({ name: 'Sol' });
      await catalog.admin.delete(`/api/elixirs/${first.id}`);

      expect(await leadsTo(catalog, `sol-${second.id}`)).toBe(`sol-${second.id}`);
      expect([await leadsTo(catalog, 'sol'), await leadsTo(catalog, String(first.id))]).toEqual([410, 410]);
      expect(await addresses(catalog)).toEqual([`sol-${second.id}`]);
    }));

  test('when a product is made once more after it was deleted then it has the address again', () =>
    withCatalog(async (catalog) => {
      const { id } = await catalog.addElixir({ name: 'Sol' });
      await catalog.admin.delete(`/api/elixirs/${id}`);
      await catalog.addElixir({ name: 'Sol' });

      expect(await leadsTo(catalog, 'sol')).toBe('sol');
    }));

  test('when a name looks like the numbered address of another then each still has one of its own', () =>
    withCatalog(async (catalog) => {
      for (const name of ['Sol 3', 'Sol', 'Sol']) await catalog.addElixir({ name });

      expect(await addresses(catalog)).toEqual(['sol-3', 'sol', 'sol--3']);
    }));

  test('when two of one name get theirs at the same moment then each has its own, and it stays', () =>
    withCatalog(async (catalog) => {
      const { id } = await catalog.addElixir({ name: 'Luna' });
      const elixirs = catalog.db.collection('elixirs');
      const { _id, ...row } = (await elixirs.findOne({ id }))!;
      await elixirs.insertMany([2, 3].map((twin) => ({ ...row, id: twin, name: 'Sol' })));
      const twins = [2, 3].map((twin) => ({ id: twin, name: 'Sol', isCustom: false }));
      const db = catalog.db as Db;
      // Neither writes before both have read.
      const model = addressModel(db);
      const write = model.bulkWrite.bind(model);
      const bothLooked = Promise.withResolvers<void>();
      let looked = 0;
      const writing = jest.spyOn(model, 'bulkWrite').mockImplementation((async (
        ...args: Parameters<typeof write>
      ) => {
        if (++looked === 2) bothLooked.resolve();
        await bothLooked.promise;
        return write(...args);
      }) as typeof model.bulkWrite);

      const given = await Promise.all(
        twins.map(async (twin) => (await createAddresses(db).give([twin]))[0]!.slug),
      );
      writing.mockRestore();

      expect(looked).toBe(3);
      expect(new Set(given)).toEqual(new Set(['sol', given[0] === 'sol' ? 'sol-3' : 'sol-2']));
      expect(await addresses(catalog)).toEqual(['luna', ...given]);
    }));
});

describe('products of an earlier release', () => {
  /** As an earlier release stored products: without addresses. */
  const forget = async ({ db }: TestCatalog) => {
    await db.collection('elixir_addresses').deleteMany({});
    await db.collection('elixirs').updateMany({}, { $unset: { slug: 1 } });
  };

  test('when the release starts then the addresses that were public stay, and those of own blends are none', () =>
    withCatalog(async (catalog) => {
      for (const name of ['Sol', 'Luna', 'Sol', 'Sol 3', '***']) await catalog.addElixir({ name });
      await catalog.addElixir({ name: 'De alguien', isCustom: true });
      await forget(catalog);

      const context = { db: catalog.db as Db };
      await runMigration(migration, context);
      await runMigration(migration, context);

      for (const name of ['sol', 'luna', 'sol-3', 'sol-3-4', '5'])
        expect([name, await leadsTo(catalog, name)]).toEqual([name, name]);
      expect(await leadsTo(catalog, 'de-alguien')).toBe(404);
    }));

  test('when a copy of it makes or renames a product meanwhile then the next look at the menu gives it an address', () =>
    withCatalog(async (catalog) => {
      const { id } = await catalog.addElixir({ name: 'Sol' });
      const elixirs = catalog.db.collection('elixirs');
      const { _id, slug, ...row } = (await elixirs.findOne({ id }))!;
      await elixirs.insertOne({ ...row, id: 7, name: 'Mar' });
      await elixirs.updateOne({ id }, { $set: { name: 'Luna' } });

      expect([slug, await addresses(catalog)]).toEqual(['sol', ['luna', 'mar']]);
      expect([await leadsTo(catalog, 'sol'), await leadsTo(catalog, 'mar')]).toEqual(['luna', 'mar']);
    }));
});
