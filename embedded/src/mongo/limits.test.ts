import { afterEach, expect, test } from '@jest/globals';
import { closeMongo, openMongo } from './testing/open-mongo.ts';

afterEach(closeMongo);

const MIB = 1024 * 1024;

test('when a document grows beyond 16 MB then it is refused and stays as it was', async () => {
  const collection = (await openMongo()).collection('big');
  await collection.insertOne({ _id: 1, a: 'x'.repeat(10 * MIB) });

  const growing = collection.updateOne({ _id: 1 }, { $set: { b: 'y'.repeat(10 * MIB) } });

  await expect(growing).rejects.toMatchObject({ code: 10334 });
  expect(Object.keys((await collection.findOne({ _id: 1 }))!)).toEqual(['_id', 'a']);
});

test('when a batch would be larger than 16 MB then it comes in parts', async () => {
  const collection = (await openMongo()).collection('five');
  await collection.insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, text: 'y'.repeat(5 * MIB) })));

  const found = await collection.find().toArray();

  expect(found.map(({ _id }) => _id)).toEqual([1, 2, 3, 4, 5]);
});

test('when a field is called __proto__ then it is refused and nothing is polluted', async () => {
  const { client } = await openMongo();
  const documents = [JSON.parse('{"_id": 1, "__proto__": {"polluted": 1}}')];

  await expect(client.db('test').command({ insert: 'x', documents })).rejects.toThrow(/__proto__/);
  const update = { q: {}, u: { $set: { 'a.__proto__.polluted': 1 } } };
  const { writeErrors } = await client.db('test').command({ update: 'x', updates: [update] });

  expect(writeErrors).toHaveLength(1);
  expect({}).not.toHaveProperty('polluted');
});

test('when a collection is dropped while it is read then its cursor ends with an error', async () => {
  const { client, collection } = await openMongo();
  await collection('x').insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id })));
  const cursor = collection('x').find().batchSize(5);
  await cursor.next();

  await client.db('test').dropDatabase();

  await expect(cursor.toArray()).rejects.toMatchObject({ code: 43 });
});
