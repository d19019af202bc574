import { expect, test } from '@jest/globals';
import { Binary, Int32, Long, ObjectId } from 'bson';
import { decode, encode } from '../bson/codec.ts';
import { decodeFields } from '../bson/decode-fields.ts';
import type { Doc } from '../bson/values.ts';
import { filterFields, pipelineFields, projectedFields } from './read-fields.ts';

const doc = {
  _id: new ObjectId(),
  name: 'Xtabentún',
  año: new Int32(2026),
  lines: [{ quantity: new Int32(1), names: ['a', 'b'] }],
  nothing: null,
  yes: true,
  at: new Date(0),
  big: Long.fromString('9007199254740993'),
  bytes: new Binary(Buffer.from([1, 2, 3])),
  shipping: { city: 'Mérida' },
};
const raw = encode(doc);

test.each([
  [[]],
  [['name']],
  [['año', 'big']],
  [['lines', 'shipping', 'nothing', 'gone']],
  [Object.keys(doc)],
])('when only the fields %j are read then they are what the whole document has', (names) => {
  const whole = Object.entries(decode(raw)).filter(([name]) => names.includes(name));

  expect(decodeFields(raw, new Set(names))).toEqual(Object.fromEntries(whole));
});

test.each<[Doc, string[] | undefined]>([
  [{}, []],
  [{ status: 'paid', 'lines.quantity': { $gt: 1 } }, ['status', 'lines']],
  [{ $or: [{ a: 1 }, { $and: [{ 'b.c': 2 }] }] }, ['a', 'b']],
  [{ lines: { $elemMatch: { quantity: 1 } }, a: { $not: { $in: [1] } } }, ['lines', 'a']],
  [{ a: 1, $text: {} }, undefined],
  [{ $or: [{ a: 1 }, { $text: {} }] }, undefined],
] as never)('when a filter is %j then it looks at the fields %j', (filter, fields) => {
  expect(filterFields(filter)).toEqual(fields && new Set(fields));
});

test.each([
  [{ a: 1, 'b.c': true }, ['_id', 'a', 'b']],
  [{ _id: 1 }, ['_id']],
  [{ _id: 0, a: 1 }, ['_id', 'a']],
  [{ a: 0 }, undefined],
  [{ _id: 0 }, undefined],
  [{ a: { $slice: 1 } }, undefined],
  [{ a: 1, b: '$c' }, undefined],
])('when a projection is %j then it leaves what comes from %j', (projection, fields) => {
  const stored = decode(encode(projection));
  expect(projectedFields(stored)).toEqual(fields && new Set(fields));
});

test('when a pipeline ends with a projection then it reads no more than its stages name', () => {
  const stages = decode(
    encode({ all: [{ $match: { a: 1 } }, { $sort: { 'b.c': 1 } }, { $limit: 5 }, { $project: { d: 1 } }] }),
  )['all'] as Doc[];

  expect(pipelineFields(stages)).toEqual(new Set(['a', 'b', '_id', 'd']));
  expect(pipelineFields(stages.slice(0, 3))).toBeUndefined();
  expect(pipelineFields([{ $unwind: '$a' }, ...stages])).toBeUndefined();
});
