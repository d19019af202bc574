import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AnyBulkWriteOperation, Document } from 'mongodb';
import { closeMongo, openMongo } from '../testing/open-mongo.ts';

afterEach(closeMongo);

const scalar = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom('a', 'b', 'c'),
  fc.constant(null),
  fc.integer({ min: 0, max: 4 }).map((second) => new Date(second * 1000)),
  fc.boolean(),
  fc.constantFrom(-0.5, -1.5, Number.NaN),
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const inner = fc.record({ d: value, e: scalar }, { requiredKeys: [] });
const document = fc.record(
  { a: value, b: scalar, c: fc.oneof(inner, fc.array(inner, { maxLength: 2 })) },
  { requiredKeys: [] },
);

const condition = fc.oneof(
  scalar,
  ...['$gt', '$gte', '$lt', '$lte', '$ne'].map((operator) =>
    scalar.map((operand) => ({ [operator]: operand })),
  ),
  fc.array(scalar, { maxLength: 3 }).map((list) => ({ $in: list })),
  fc.tuple(scalar, scalar).map(([from, to]) => ({ $gte: from, $lt: to })),
  fc.boolean().map((there) => ({ $exists: there })),
);
const field = fc.constantFrom('a', 'b', 'c.d', 'c.e');
const filter = fc.dictionary(field, condition, { maxKeys: 3, noNullPrototype: true });
const direction = fc.constantFrom(1 as const, -1 as const);
const sort = fc.option(fc.tuple(field, direction), { nil: undefined });

const INDEXES: Document[] = [
  ...[
    { a: 1, b: -1 },
    { b: -1, a: 1 },
    { b: 1, a: 1, _id: 1 },
    { a: 1, _id: 1 },
  ],
  ...[{ 'c.d': 1, 'c.e': 1 }, { 'c.e': -1 }, { b: 1, 'c.e': 1, 'c.d': 1 }],
];

/** Updates of whole fields, and of values inside fields. */
const CHANGES: AnyBulkWriteOperation<Document & { _id: string | number }>[] = fc
  .sample(document, { numRuns: 60, seed: 12 })
  .map((doc, at) => ({ updateOne: { filter: { _id: at * 3 }, update: { $set: { z: 1, ...doc } } } }));

test('when a query can use an index then it finds what a scan of the collection finds, in the same order', async () => {
  const { collection } = await openMongo();
  const [indexed, plain] = [collection('indexed'), collection('plain')];
  const docs = fc.sample(document, { numRuns: 250, seed: 11 }).map((doc, i) => ({ ...doc, _id: i }));
  await indexed.insertMany(docs);
  await plain.insertMany(docs);
  for (const index of INDEXES) await indexed.createIndex(index as never);
  await indexed.createIndex({ a: 1 }, { sparse: true, name: 'sparse' });
  for (const where of [indexed, plain]) {
    await where.bulkWrite(CHANGES);
    await where.updateMany(
      { 'c.d': { $exists: true }, 'c.0': { $exists: false }, _id: { $lt: 120 } },
      { $set: { 'c.d': 'b' } },
    );
  }

  await fc.assert(
    fc.asyncProperty(filter, sort, async (query, wanted) => {
      const order = { ...(wanted && { [wanted[0]]: wanted[1] }), _id: 1 as const };
      const [fast, slow] = await Promise.all(
        [indexed, plain].map((where) => where.find(query as never, { sort: order }).toArray()),
      );
      expect(fast!.map(({ _id }) => _id)).toEqual(slow!.map(({ _id }) => _id));
      expect(await indexed.countDocuments(query as never)).toBe(slow!.length);
    }),
    { numRuns: 200, seed: 7 },
  );
});
