import { afterEach, expect, test } from '@jest/globals';
import { closeMongo, openMongo } from './testing/open-mongo.ts';

afterEach(closeMongo);

const users = async () => (await openMongo()).collection('users');

test('when a unique index over two fields of an array is built then only equal pairs collide', async () => {
  const collection = await users();
  await collection.createIndex({ 'items.sku': 1, 'items.size': 1 }, { unique: true });
  await collection.insertOne({
    _id: 1,
    items: [
      { sku: 1, size: 's' },
      { sku: 2, size: 'l' },
    ],
  });

  await collection.insertOne({ _id: 2, items: [{ sku: 1, size: 'l' }] });

  const same = collection.insertOne({
    _id: 3,
    items: [
      { sku: 9, size: 's' },
      { sku: 2, size: 'l' },
    ],
  });
  await expect(same).rejects.toMatchObject({ code: 11000, keyValue: { 'items.sku': 2, 'items.size': 'l' } });
});

test('when a unique index is built over duplicates then nothing of it stays', async () => {
  const collection = await users();
  await collection.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 1 },
  ]);

  await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });

  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

test('when documents expire then a TTL index removes them and no others', async () => {
  const { collection } = await openMongo({ sweepMs: 20 });
  const sessions = collection('sessions');
  await sessions.createIndex({ until: 1 }, { expireAfterSeconds: 60 });
  await sessions.insertMany([
    { _id: 'old', until: new Date(Date.now() - 61_000) },
    { _id: 'fresh', until: new Date(Date.now() - 10_000) },
    { _id: 'no date', until: 'yesterday' },
    { _id: 'none' },
  ]);

  while (await sessions.findOne({ _id: 'old' })) await new Promise((again) => setTimeout(again, 20));

  expect((await sessions.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([
    'fresh',
    'no date',
    'none',
  ]);
});

test('when a far page is asked for then it begins behind exactly what is skipped, in any index', async () => {
  const collection = await users();
  await collection.createIndex({ at: 1 });
  await collection.createIndex({ tags: 1 });
  await collection.createIndex({ at: 1, tags: 1 });
  const rows = Array.from({ length: 700 }, (_, at) => ({
    _id: at,
    at: at % 350,
    tags: [`t${at}`, `t${at}x`],
  }));
  await collection.insertMany(rows as never[]);
  const ids = async (filter: object, options: object) =>
    (await collection.find(filter, options).toArray()).map(({ _id }) => _id as unknown as number);
  const QUERIES: [count: number, filter: object, options?: object][] = [
    [700, {}, { sort: { _id: 1 } }],
    [700, {}, { sort: { _id: -1 } }],
    [680, { at: { $gte: 10 } }, { sort: { at: 1 } }],
    [700, { _id: { $in: rows.map(({ _id }) => _id) } }],
    [700, { tags: /^t/ }],
    [2, { at: 7 }, { hint: { at: 1, tags: 1 } }],
  ];

  for (const [count, filter, options] of QUERIES) {
    const all = await ids(filter, { ...options });
    expect([all.length, new Set(all).size]).toEqual([count, count]);
    for (const skip of [1, 300, all.length - 1, all.length])
      expect(await ids(filter, { ...options, skip })).toEqual(all.slice(skip));
  }
});
