import { afterEach, expect, test } from '@jest/globals';
import { Binary, Long, UUID } from 'mongodb';
import { closeMongo, openMongo } from './testing/open-mongo.ts';

afterEach(closeMongo);

test('when a unique value is taken then the message of the error says which, in the words of MongoDB', async () => {
  const flowers = (await openMongo()).collection('flowers');
  await flowers.createIndex({ id: 1 }, { unique: true });
  await flowers.insertOne({ _id: 1, id: 1 });

  await expect(flowers.insertOne({ _id: 2, id: 1 })).rejects.toThrow(
    'E11000 duplicate key error collection: test.flowers index: id_1 dup key: { id: 1 }',
  );
});

test('when an index is dropped then the list is without it', async () => {
  const flowers = (await openMongo()).collection('flowers');
  await flowers.createIndexes([{ key: { id: 1 } }, { key: { name: 1, id: -1 } }]);

  await flowers.dropIndex('name_1_id_-1');

  expect((await flowers.indexes()).map(({ name }) => name)).toEqual(['_id_', 'id_1']);
});

test('when types of all kinds are stored then they come back as they were', async () => {
  const types = (await openMongo()).collection('types');
  const doc = {
    _id: 1,
    long: Long.fromString('9007199254740993'),
    uuid: new UUID('0123456789abcdef0123456789abcdef'),
    bytes: new Binary(Buffer.from('miel')),
    date: new Date(0),
    nothing: null,
    pattern: /a/i,
    nested: { list: [1, { b: 2.5 }] },
  };

  await types.insertOne(doc);

  const found = await types.findOne({ _id: 1 });
  expect(found).toEqual({ ...doc, uuid: expect.anything() });
  expect(String(found!['uuid'])).toBe(String(doc.uuid));
});
