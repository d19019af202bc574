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
  ['a join', { aggregate: 'x', pipeline: [{ $lookup: { from: 'y', as: 'z' } }], cursor: {} }],
  [
    'an expression that is not there',
    { aggregate: 'x', pipeline: [{ $group: { _id: { $map: {} } } }], cursor: {} },
  ],
  ['a computed projection', { find: 'x', projection: { a: '$b' } }],
  ['an array filter', { update: 'x', updates: [{ q: {}, u: {}, arrayFilters: [{ a: 1 }] }] }],
  ['Decimal128', { insert: 'x', documents: [{ _id: 1, price: Decimal128.fromString('1.5') }] }],
  ['a validator', { create: 'x', validator: { a: 1 } }],
  ['a command that is not there', { mapReduce: 'x' }],
];

test.each(REFUSED)('when %s is asked for then it is refused in words', async (_what, command) => {
  const { client } = await openMongo();

  await expect(client.db('test').command(command)).rejects.toThrow(/not supported/);
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
