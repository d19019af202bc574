import { afterEach, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { cartsOf, closeMongoose, connect, flowersOf } from './testing/mongoose-models.ts';

afterEach(closeMongoose);

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

test('when a version is out of date then saving it is refused', async () => {
  const carts = await cartsOf(await connect());
  await carts.create({ session: 's', items: [{ sku: 1, qty: 1 }] });
  const [mine, theirs] = [await carts.findOne({ session: 's' }), await carts.findOne({ session: 's' })];
  mine!.items[0]!.qty = 5;
  await mine!.save();

  theirs!.items[0]!.qty = 9;

  await expect(theirs!.save()).rejects.toMatchObject({ name: 'VersionError' });
});

test('when a line of a cart is changed by $ then only that line changes', async () => {
  const carts = await cartsOf(await connect());
  await carts.create({ session: 's', items: [1, 2, 3].map((sku) => ({ sku, qty: 1 })) });

  await carts.updateOne({ session: 's', 'items.sku': 2 }, { $inc: { 'items.$.qty': 4 } });

  const { items } = (await carts.findOne({ session: 's' }).lean())!;
  expect(items.map(({ qty }) => qty)).toEqual([1, 5, 1]);
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
