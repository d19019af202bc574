import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { countList } from './list-count.ts';
import { connectMongo, type Mongo } from '../mongo.ts';
import { backing } from '../testing/backing.ts';

const COUNT = 10_050;
const model = (db: Mongo) =>
  db.model<{ kind: string }>('Row', new Schema({ kind: String }).index({ kind: 1 }), 'rows');

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_count`, model);
  const rows = Array.from({ length: COUNT }, (_, at) => ({ kind: at < 20 ? 'few' : 'many' }));
  await db.collection('rows').insertMany(rows);
}, 60_000);
afterAll(async () => {
  await db.dropDatabase();
  await db.close();
});

const counted = (filter: { kind?: string }, skip = 0) =>
  countList(db.model<{ kind: string }>('Row'), filter, { skip, limit: 25 });

test('when a list is longer than anybody turns its pages then it is counted so far, and told that there are more', async () => {
  expect(await counted({})).toEqual({ total: 10_000, isMore: true });
  expect(await counted({ kind: 'many' })).toEqual({ total: 10_000, isMore: true });
});

test('when it is short, or its far pages are shown, then it is counted to the end', async () => {
  expect(await counted({ kind: 'few' })).toEqual({ total: 20, isMore: false });
  expect(await counted({}, 9_975)).toEqual({ total: COUNT, isMore: false });
  expect(await counted({ kind: 'many' }, 10_000)).toEqual({ total: COUNT - 20, isMore: false });
});
