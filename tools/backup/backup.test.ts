import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, jest, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { restoreArchive } from './restore-archive.ts';
import type { Stores } from './stores.ts';
import { changeManifest, dropStores, everythingIn, inFolder, someStores } from './testing/saved-shop.ts';
import { writeArchive } from './write-archive.ts';

type AnyId = { _id: unknown } & mongo.Document;
const { Long, Int32, Double, ObjectId, Binary } = mongo.BSON;

/** Values of every type that a shop may store, and objects with unusual names and sizes. */
async function fillWithEverything(stores: Stores): Promise<void> {
  const [orders = '', catalog = '', content = ''] = stores.databases;
  await stores.mongo.db(orders).collection('orders').createIndex({ number: 1 }, { unique: true, name: 'n' });
  await stores.mongo
    .db(orders)
    .collection<AnyId>('orders')
    .insertMany([
      { _id: 'a', number: 'FK-1', totalCents: new Int32(29_500), at: new Date('2026-11-21T12:00:00.123Z') },
      { _id: new ObjectId(), number: 'FK-2', big: Long.fromString('9007199254740993'), d: new Double(5) },
      { _id: new Int32(7), number: 'FK-3', none: null, lines: [{ name: 'Ñandú "x"\n', bits: [true] }, []] },
      { _id: new Long(8), number: 'FK-4', bytes: new Binary(Buffer.from([0, 255, 10])), re: /miel/i },
    ]);
  await stores.mongo
    .db(catalog)
    .collection<AnyId>('counters')
    .insertOne({ _id: 'elixirs', value: new Int32(9) });
  // Shoppers paste such ends of lines from other programs.
  await stores.mongo
    .db(content)
    .collection('contact_inquiries')
    .insertOne({ message: 'una\u2028dos\u2029tres\u0085cuatro\rcinco' });
  await addElixirs(stores, catalog, { count: 700, length: 10 });
  await stores.s3.makeBucket(stores.bucket, 'us-east-1');
  const put = (key: string, body: Buffer, type: string) =>
    stores.s3.putObject(stores.bucket, key, body, body.length, { 'Content-Type': type });
  await put('semilla/elixir-01.webp', Buffer.alloc(300_001, 'miel'), 'image/webp');
  await put(`subidas/${'largo-'.repeat(30)} ñ & #.avif`, Buffer.from([1, 2, 3]), 'image/avif');
  await put('empty', Buffer.alloc(0), 'application/octet-stream');
}

const addElixirs = (stores: Stores, database: string, { count, length }: { count: number; length: number }) =>
  stores.mongo
    .db(database)
    .collection('elixirs')
    .insertMany(
      Array.from({ length: count }, (_, id) => ({ id, name: `Elíxir ${id}`, text: 'x'.repeat(length) })),
    );

/** A full shop, its archive, and empty stores to restore into. */
const withArchive = (run: (shop: Stores, archive: string, target: Stores) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const shop = await someStores();
    const target = { ...(await someStores()), databases: shop.databases };
    try {
      await fillWithEverything(shop);
      await writeArchive(shop, join(folder, 'shop.tar.gz'));
      await run(shop, join(folder, 'shop.tar.gz'), target);
    } finally {
      await dropStores(target);
      await dropStores(shop);
    }
  });

/** The same databases, emptied, with a separate bucket: another machine. */
const emptied = async (shop: Stores) => {
  for (const database of shop.databases) await shop.mongo.db(database).dropDatabase();
};

describe('saving and restoring a shop', () => {
  test('when it is restored into empty stores then every document, index and image is what it was', () =>
    withArchive(async (shop, archive, target) => {
      const before = await everythingIn(shop);
      await emptied(shop);

      const { manifest, leftOut } = await restoreArchive(target, archive);

      expect(await everythingIn(target)).toEqual(before);
      expect(leftOut).toEqual([]);
      expect(manifest.collections.find(({ name }) => name === 'elixirs')).toMatchObject({ count: 700 });
      expect(statSync(archive).mode & 0o777).toBe(0o600);
    }));

  test('when the bucket to restore into is still to be made then it is made in the region of its store', () =>
    withArchive(async (shop, archive, target) => {
      await emptied(shop);
      const make = target.s3.makeBucket.bind(target.s3);
      const making = jest.spyOn(target.s3, 'makeBucket').mockImplementation((name) => make(name));

      await restoreArchive({ ...target, region: 'eu-west-1' }, archive);

      expect(making).toHaveBeenCalledWith(target.bucket, 'eu-west-1');
    }));

  test('when the target has data then it is refused and stays, and --replace makes it the saved one', () =>
    withArchive(async (shop, archive) => {
      const saved = await everythingIn(shop);
      const [orders = ''] = shop.databases;
      await shop.mongo.db(orders).collection('orders').insertOne({ number: 'later' });
      await shop.mongo.db(orders).collection('news').insertOne({ number: 'later' });
      await shop.s3.putObject(shop.bucket, 'later.webp', Buffer.from('later'));
      const later = await everythingIn(shop);

      await expect(restoreArchive(shop, archive)).rejects.toThrow(/El destino no está vacío .*--replace/);
      expect(await everythingIn(shop)).toEqual(later);

      await restoreArchive(shop, archive, true);
      expect(await everythingIn(shop)).toEqual(saved);
    }));

  test('when the archive is damaged in any place then it is refused and nothing is written', () =>
    withArchive(async (shop, archive) => {
      const before = await everythingIn(shop);
      const whole = readFileSync(archive);
      const plain = gunzipSync(whole);
      const at = plain.indexOf('Elíxir 600');
      const changed = Buffer.from(plain);
      changed.write('Elixir 666', at);
      const damaged: [string, Buffer][] = [
        ['cut in the middle', whole.subarray(0, whole.length / 2)],
        ['cut at the end', whole.subarray(0, whole.length - 9)],
        ['a changed document', gzipSync(changed)],
        ['without its manifest', gzipSync(plain.subarray(0, plain.indexOf('manifest.json')))],
        ['no archive', Buffer.from('hola')],
        ['empty', Buffer.alloc(0)],
      ];

      for (const [name, bytes] of damaged) {
        writeFileSync(archive, bytes);
        const refusal = restoreArchive(shop, archive, true).catch(
          (error: Error) => `${name}: ${error.message}`,
        );
        expect(await refusal).toMatch(/: El respaldo está (dañado|incompleto)/);
      }
      expect(await everythingIn(shop)).toEqual(before);
    }));

  test('when a document collides with another, because the shop went on selling then it is left out and reported', () =>
    withArchive(async (shop, archive) => {
      const [orders = ''] = shop.databases;
      const collection = shop.mongo.db(orders).collection<AnyId>('orders');
      await collection.dropIndex('n');
      await collection.insertOne({ _id: 'z', number: 'FK-1' });
      const busy = join(dirname(archive), 'busy.tar.gz');
      await writeArchive(shop, busy);
      const unique = JSON.stringify([{ v: 2, key: { number: 1 }, name: 'n', unique: true }]);
      await changeManifest(busy, (manifest) => {
        manifest.collections.find(({ name }) => name === 'orders')!.indexes = unique;
      });

      const { leftOut } = await restoreArchive(shop, busy, true);

      expect(leftOut.map(({ document }) => JSON.parse(document))).toEqual([{ _id: 'z', number: 'FK-1' }]);
      expect(await collection.countDocuments()).toBe(4);
    }));

  test('when a collection is larger than a part then it comes in several and is whole again', () =>
    withArchive(async (shop, archive) => {
      const [, catalog = ''] = shop.databases;
      await addElixirs(shop, catalog, { count: 50, length: 200_000 });
      const before = await everythingIn(shop);
      const large = join(dirname(archive), 'large.tar.gz');

      const { collections } = await writeArchive(shop, large);
      await restoreArchive(shop, large, true);

      expect(collections.find(({ name }) => name === 'elixirs')?.parts.length).toBe(3);
      expect(await everythingIn(shop)).toEqual(before);
    }));

  test('when a file of that name exists then it is not overwritten', () =>
    withArchive(async (shop, archive) => {
      const before = readFileSync(archive);

      await expect(writeArchive(shop, archive)).rejects.toThrow('Ya existe');
      expect(readFileSync(archive).equals(before)).toBe(true);
    }));
});
