import { afterEach, expect, test } from '@jest/globals';
import { Decimal128, type Document, Long } from 'mongodb';
import { closeMongo, openMongo } from './testing/open-mongo.ts';

afterEach(closeMongo);

const REFUSED: [string, Document][] = [
  ['code in a filter', { find: 'x', filter: { $where: '1' } }],
  ['text search', { find: 'x', filter: { $text: { $search: 'miel' } } }],
  ['a text index', { createIndexes: 'x', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
  ['a collation', { find: 'x', collation: { locale: 'es' } }],
  ['a positional projection', { find: 'x', filter: { a: 1 }, projection: { 'a.$': 1 } }],
  ['a stage that is not there', { aggregate: 'x', pipeline: [{ $facet: { a: [] } }], cursor: {} }],
  ['a stage that writes', { aggregate: 'x', pipeline: [{ $out: 'y' }], cursor: {} }],
  ['a stage that nobody knows', { aggregate: 'x', pipeline: [{ $fooStage: {} }], cursor: {} }],
  ['an expression', { aggregate: 'x', pipeline: [{ $group: { _id: { $add: [1, 2] } } }], cursor: {} }],
  ['an accumulator', { aggregate: 'x', pipeline: [{ $group: { _id: 1, a: { $avg: '$b' } } }], cursor: {} }],
  ['unwinding with options', { aggregate: 'x', pipeline: [{ $unwind: { path: '$a' } }], cursor: {} }],
  ['a projection that makes a value', { find: 'x', projection: { a: '$b' } }],
  ['an expression in a filter', { find: 'x', filter: { $expr: { $gt: ['$a', '$b'] } } }],
  ['Decimal128', { insert: 'x', documents: [{ _id: 1, price: Decimal128.fromString('1.5') }] }],
  ['a validator', { create: 'x', validator: { a: 1 } }],
  ['a command that is not there', { mapReduce: 'x' }],
];

test.each(REFUSED)('when %s is asked for then it is refused in words', async (_what, command) => {
  const { client } = await openMongo();

  await expect(client.db('test').command(command)).rejects.toThrow(/not supported/);
});

test.each<[string, Document]>([
  ['a pipeline', { u: [{ $set: { a: 1 } }] }],
  ['array filters', { u: { $set: { 'a.$[x]': 1 } }, arrayFilters: [{ x: 1 }] }],
  ['a name in a path', { u: { $set: { 'a.$[x]': 1 } } }],
  ['a place for what is pushed', { u: { $push: { a: { $each: [1], $position: 0 } } } }],
  ['another name for a field', { u: { $rename: { a: 'b' } } }],
])('when an update has %s then it is refused in words', async (_what, statement) => {
  const { client } = await openMongo();
  await client.db('test').command({ insert: 'x', documents: [{ _id: 1, a: [1] }] });

  const { writeErrors } = await client
    .db('test')
    .command({ update: 'x', updates: [{ q: { _id: 1 }, ...statement }] })
    .catch((error: unknown) => ({ writeErrors: [{ errmsg: String(error) }] }));

  expect(writeErrors[0].errmsg).toMatch(/not supported/);
});

test('when an option is unknown then it is an error and not passed over', async () => {
  const { client } = await openMongo();

  await expect(client.db('test').command({ find: 'x', bogus: 1 })).rejects.toMatchObject({ code: 40415 });
});

test('when a transaction is tried then the server says that it is no replica set', async () => {
  const { client } = await openMongo();
  const command = { insert: 'x', documents: [{ _id: 1 }], txnNumber: Long.fromNumber(1) };

  await expect(client.db('test').command(command)).rejects.toMatchObject({ code: 20 });
});

test('when a driver with its default options writes then it uses neither sessions nor retryable writes', async () => {
  const { client, collection } = await openMongo();
  const sent: Document[] = [];
  client.on('commandStarted', ({ command }) => sent.push(command));

  expect(client.options.retryWrites).toBe(true);
  await collection('x').insertOne({ _id: 1 });

  expect(await client.db('test').command({ hello: 1 })).not.toHaveProperty('logicalSessionTimeoutMinutes');
  expect(sent.filter((command) => 'txnNumber' in command)).toEqual([]);
});
