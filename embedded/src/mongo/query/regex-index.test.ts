import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BSONRegExp, type Document } from 'mongodb';
import { closeMongo, openMongo } from '../testing/open-mongo.ts';
import { afterStrings, regexPrefix } from './regex-prefix.ts';

afterEach(closeMongo);

test.each([
  ['^luc', 'luc'],
  ['^a\\.b\\ \\(x', 'a.b (x'],
  ['^c\\\\d', 'c\\d'],
  ['^luc.*a$', 'luc'],
  ['^luc?', 'lu'],
  ['^luc{2}', 'lu'],
  ['^🌼🌼+', '🌼'],
  ['^', undefined],
  ['luc', undefined],
  ['^a|b', undefined],
  ['^[ab]c', undefined],
  ['^\\d', undefined],
])('when a pattern is %s then all that match begin with %s', (pattern, prefix) => {
  expect(regexPrefix(new BSONRegExp(pattern))?.text).toBe(prefix);
});

test('when a pattern has options then its beginning fixes nothing', () => {
  expect(regexPrefix(new BSONRegExp('^a', 'i'))).toBeUndefined();
});

test.each([
  ['luc', 'lud'],
  ['a\ud7ff', 'a\ue000'],
  ['a\u{10ffff}', undefined],
])('when strings begin with %j then the first above them is %j', (prefix, next) => {
  expect(afterStrings(prefix)).toBe(next);
});

const text = fc
  .array(fc.constantFrom('a', 'b', '.', '\\', 'ñ', '🌼', '\u0000', '\uffff'), { maxLength: 4 })
  .map((signs) => signs.join(''));
const value = fc.oneof({ weight: 6, arbitrary: text }, fc.integer(), fc.constant(new BSONRegExp('^a', '')));
const field = fc.oneof({ weight: 3, arbitrary: value }, fc.array(value, { maxLength: 3 }));
const pattern = fc.oneof(
  fc.constantFrom('^a', '^ab', '^a\\.', '^a?b', '^a.', '^(a|b)', '^a|^b', 'b', '^🌼', '^ñ', '^\\\\', '^a*'),
  fc.constantFrom('^a', '^b').map((source) => new BSONRegExp(source, '')),
);
const condition = fc.oneof(
  pattern.map((operand): Document => ({ $regex: operand })),
  pattern.map((operand): Document => ({ $regex: operand, $gte: 'a' })),
  pattern.map((operand): Document => ({ $lt: 'b', $regex: operand })),
  fc.constant<Document>({ $regex: '^A', $options: 'i' }),
  fc.constant<Document>(new BSONRegExp('^a', '')),
);

test('when an index serves a pattern then it finds what a scan of the collection finds, page by page', async () => {
  const { collection } = await openMongo();
  const [indexed, plain] = [collection('indexed'), collection('plain')];
  const docs = fc.sample(fc.record({ a: field, b: text }), { numRuns: 250, seed: 3 });
  for (const where of [indexed, plain]) await where.insertMany(docs.map((doc, _id) => ({ ...doc, _id })));
  for (const index of [{ a: 1 }, { a: -1 }, { b: -1, _id: 1 }] as Record<string, 1 | -1>[])
    await indexed.createIndex(index);

  await fc.assert(
    fc.asyncProperty(
      condition,
      fc.constantFrom('a', 'b'),
      fc.constantFrom({ _id: 1 }, { b: 1, _id: -1 }, { b: -1, _id: 1 }),
      fc.nat({ max: 40 }),
      async (wanted, name, sort, skip) => {
        const find = (filter: Document) =>
          Promise.all(
            [indexed, plain].map((where) =>
              where.find(filter, { sort: sort as never, skip, limit: 5 }).toArray(),
            ),
          );
        for (const filter of [{ [name]: wanted }, {}]) {
          const [fast, slow] = await find(filter);
          expect(fast!.map(({ _id }) => _id)).toEqual(slow!.map(({ _id }) => _id));
        }
      },
    ),
    { numRuns: 150, seed: 5 },
  );
});

test('when documents are counted by an index then it is as many as a scan finds, also up to a limit', async () => {
  const { collection } = await openMongo();
  const [indexed, plain] = [collection('indexed'), collection('plain')];
  const docs = fc.sample(fc.record({ a: field, b: text }), { numRuns: 250, seed: 3 });
  for (const where of [indexed, plain]) await where.insertMany(docs.map((doc, _id) => ({ ...doc, _id })));
  for (const index of [{ a: 1 }, { b: -1, _id: 1 }] as Record<string, 1 | -1>[])
    await indexed.createIndex(index);

  for (const filter of fc.sample(
    fc.tuple(fc.constantFrom('a', 'b'), condition).map(([name, wanted]): Document => ({ [name]: wanted })),
    { numRuns: 60, seed: 5 },
  )) {
    const all = await plain.countDocuments(filter);
    expect(await indexed.countDocuments(filter)).toBe(all);
    expect(await indexed.countDocuments(filter, { skip: 2, limit: 9 })).toBe(
      Math.max(0, Math.min(9, all - 2)),
    );
  }
});

test('when a prefix is looked for then only what begins so is read', async () => {
  const names = (await openMongo()).collection('names');
  await names.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i, search: [`n${i}`, `x${i % 7}`] })));
  await names.createIndex({ search: 1 });

  const { executionStats } = await names.find({ search: { $regex: '^n29' } }).explain();

  expect(executionStats).toMatchObject({ totalDocsExamined: 11, nReturned: 11 });
});

test('when a far page of an index is read then what lies before it is not', async () => {
  const names = (await openMongo()).collection('names');
  await names.insertMany(Array.from({ length: 600 }, (_, _id) => ({ _id, kind: _id % 2 ? 'odd' : 'even' })));
  await names.createIndex({ kind: 1, _id: 1 });
  const page = names.find({ kind: 'odd' }).sort({ _id: 1 }).skip(290).limit(3);

  expect((await page.explain())['executionStats']).toMatchObject({ totalDocsExamined: 3 });
  expect((await page.toArray()).map(({ _id }) => _id)).toEqual([581, 583, 585]);
});
