import { afterEach, expect, test } from '@jest/globals';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { closeMongo, openMongo } from './testing/open-mongo.ts';

const connections: Connection[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.close();
  await closeMongo();
});

async function connect(): Promise<Connection> {
  const { server } = await openMongo();
  const connection = await mongoose
    .createConnection(server.uri, { dbName: 'shop', autoIndex: false })
    .asPromise();
  connections.push(connection);
  return connection;
}

type Flower = { id: number; name: string; isAvailable: boolean };
type Cart = { session: string; note?: string; items: { sku: number; qty: number }[] };

async function flowersOf(connection: Connection): Promise<Model<Flower>> {
  const schema = new Schema<Flower>(
    { id: { type: Number, unique: true }, name: String, isAvailable: { type: Boolean, default: true } },
    { timestamps: true, id: false },
  );
  const model = connection.model<Flower>('Flower', schema);
  await model.createIndexes();
  return model;
}

async function cartsOf(connection: Connection): Promise<Model<Cart>> {
  const schema = new Schema<Cart>(
    { session: { type: String, unique: true }, note: String, items: [{ sku: Number, qty: Number }] },
    { timestamps: true, optimisticConcurrency: true },
  );
  const model = connection.model<Cart>('Cart', schema);
  await model.createIndexes();
  return model;
}

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

test('when fifty ask for the next number at once then each gets its own', async () => {
  const connection = await connect();
  type Counter = { _id: string; value: number };
  const counters = connection.model<Counter>('Counter', new Schema<Counter>({ _id: String, value: Number }));
  const next = () =>
    counters.findOneAndUpdate(
      { _id: 'order' },
      { $inc: { value: 1 } },
      { upsert: true, returnDocument: 'after' },
    );

  const numbers = (await Promise.all(Array.from({ length: 50 }, next))).map((counter) => counter!.value);

  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});

test('when an upsert meets a document then $setOnInsert does nothing', async () => {
  const carts = await cartsOf(await connect());
  const upsert = (note: string) =>
    carts.findOneAndUpdate(
      { session: 's' },
      { $setOnInsert: { note } },
      { upsert: true, returnDocument: 'after' },
    );

  const first = await upsert('first');
  const second = await upsert('second');

  expect(second!.note).toBe('first');
  expect(second!._id).toEqual(first!._id);
});

test('when a unique value is taken then the error says which, on insert and on update', async () => {
  const flowers = await flowersOf(await connect());
  await flowers.create([
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]);
  const duplicate = { code: 11000, keyPattern: { id: 1 }, keyValue: { id: 1 } };

  await expect(flowers.create({ id: 1, name: 'c' })).rejects.toMatchObject({
    ...duplicate,
    message: expect.stringContaining(
      'E11000 duplicate key error collection: shop.flowers index: id_1 dup key: { id: 1 }',
    ),
  });
  await expect(flowers.updateOne({ id: 2 }, { id: 1 })).rejects.toMatchObject(duplicate);
  expect(await flowers.countDocuments({ id: 1 })).toBe(1);
});

test('when an unordered batch has a duplicate then the others are stored', async () => {
  const flowers = await flowersOf(await connect());
  await flowers.create({ id: 1, name: 'a' });

  const batch = flowers.insertMany([{ id: 2 }, { id: 1 }, { id: 3 }], { ordered: false });

  await expect(batch).rejects.toMatchObject({ code: 11000 });
  expect((await flowers.find().sort('id').lean()).map(({ id }) => id)).toEqual([1, 2, 3]);
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

test('when a version is out of date then saving it is refused', async () => {
  const carts = await cartsOf(await connect());
  await carts.create({ session: 's', items: [{ sku: 1, qty: 1 }] });
  const [mine, theirs] = [await carts.findOne({ session: 's' }), await carts.findOne({ session: 's' })];
  mine!.items[0]!.qty = 5;
  await mine!.save();

  theirs!.items[0]!.qty = 9;

  await expect(theirs!.save()).rejects.toMatchObject({ name: 'VersionError' });
});

test('when a line of a cart is changed by $ and by arrayFilters then only that line changes', async () => {
  const carts = await cartsOf(await connect());
  await carts.create({ session: 's', items: [1, 2, 3].map((sku) => ({ sku, qty: 1 })) });

  await carts.updateOne({ session: 's', 'items.sku': 2 }, { $inc: { 'items.$.qty': 4 } });
  const late = { arrayFilters: [{ 'line.sku': { $gte: 3 } }] };
  await carts.updateOne({ session: 's' }, { $set: { 'items.$[line].qty': 9 } }, late);

  const { items } = (await carts.findOne({ session: 's' }).lean())!;
  expect(items.map(({ qty }) => qty)).toEqual([1, 5, 9]);
});

test('when a bulk write mixes operations then every count is right', async () => {
  const flowers = await flowersOf(await connect());
  await flowers.insertMany([{ id: 1 }, { id: 2 }, { id: 3 }]);

  const result = await flowers.bulkWrite([
    { insertOne: { document: { id: 4, name: 'n', isAvailable: true } } },
    { updateMany: { filter: { id: { $lte: 2 } }, update: { $set: { name: 'x' } } } },
    { deleteOne: { filter: { id: 3 } } },
    { updateOne: { filter: { id: 9 }, update: { $set: { name: 'up' } }, upsert: true } },
  ]);

  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 2,
    modifiedCount: 2,
    deletedCount: 1,
    upsertedCount: 1,
  });
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
      { $lookup: { from: 'flowers', localField: '_id', foreignField: 'id', as: 'flower' } },
      { $unwind: '$flower' },
      { $sort: { qty: -1 } },
      { $project: { _id: 0, name: '$flower.name', qty: 1 } },
    ])
    .toArray();

  expect(rows).toEqual([
    { qty: 5, name: 'A' },
    { qty: 1, name: 'B' },
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
