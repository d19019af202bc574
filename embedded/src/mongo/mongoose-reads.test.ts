import { afterEach, expect, test } from '@jest/globals';
import mongoose, { Schema } from 'mongoose';
import { closeMongoose, connect, flowersOf, type Flower } from './testing/mongoose-models.ts';

afterEach(closeMongoose);

test('when a document is created then it comes back with its defaults and timestamps', async () => {
  const flowers = await flowersOf(await connect());

  const created = await flowers.create({ id: 1, name: 'Xtabentún' });

  const stored = await flowers.findById(created._id).lean();
  expect(stored).toMatchObject({ id: 1, name: 'Xtabentún', isAvailable: true, createdAt: expect.any(Date) });
});

test('when a page is asked for then sort, skip, limit and projection hold', async () => {
  const flowers = await flowersOf(await connect());
  await flowers.insertMany(Array.from({ length: 10 }, (_, i) => ({ id: i + 1, name: `F${i + 1}` })));

  const page = await flowers.find().sort({ id: -1 }).skip(1).limit(3).select('id -_id').lean();

  expect(page).toEqual([{ id: 9 }, { id: 8 }, { id: 7 }]);
});

test('when documents refer to others then populate brings them in the order of the references', async () => {
  const connection = await connect();
  const flowers = await flowersOf(connection);
  const [a, b] = await flowers.create([
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ]);
  const elixirs = connection.model(
    'Elixir',
    new Schema({ flowers: [{ type: Schema.Types.ObjectId, ref: 'Flower' }] }),
  );
  const { _id } = await elixirs.create({ flowers: [b!._id, a!._id] });

  const found = await elixirs.findById(_id).populate<{ flowers: Flower[] }>('flowers').lean();

  expect(found!.flowers.map(({ name }) => name)).toEqual(['B', 'A']);
});

test('when more documents are found than fit into a batch then the cursor brings all, once', async () => {
  const numbers = (await connect()).collection('numbers');
  await numbers.insertMany(Array.from({ length: 1_200 }, (_, n) => ({ n })));

  const found: number[] = [];
  for await (const doc of numbers
    .find({ n: { $gte: 100 } })
    .sort({ n: -1 })
    .batchSize(150))
    found.push(doc['n']);

  expect(found).toEqual(Array.from({ length: 1_100 }, (_, i) => 1_199 - i));
});

test('when documents are grouped and joined then the sums and the partners are right', async () => {
  const connection = await connect();
  await connection.collection('flowers').insertMany([
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ]);
  await connection.collection('sales').insertMany([
    { flower: 1, qty: 2 },
    { flower: 2, qty: 1 },
    { flower: 1, qty: 3 },
  ]);

  const rows = await connection
    .collection('sales')
    .aggregate([
      { $group: { _id: '$flower', qty: { $sum: '$qty' } } },
      { $sort: { qty: -1 } },
      { $project: { qty: 1 } },
    ])
    .toArray();

  expect(rows).toEqual([
    { _id: 1, qty: 5 },
    { _id: 2, qty: 1 },
  ]);
});

test('when indexes are synchronised, listed and dropped then the list follows', async () => {
  const flowers = await flowersOf(await connect());
  await flowers.collection.createIndex({ name: 1, id: -1 });

  await flowers.syncIndexes();

  expect((await flowers.listIndexes()).map(({ name }) => name)).toEqual(['_id_', 'id_1']);
});

test('when types of all kinds are stored then they come back as they were', async () => {
  const { Binary, Long, UUID } = mongoose.mongo;
  const collection = (await connect()).collection<{ _id: number }>('types');
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

  await collection.insertOne(doc);

  const found = await collection.findOne({ _id: 1 });
  expect(found).toEqual({ ...doc, uuid: expect.anything() });
  expect(String((found as unknown as typeof doc).uuid)).toBe(String(doc.uuid));
});
