import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dropMongo, ownMongo } from '../testing/own-mongo.ts';
import { Schema } from 'mongoose';
import { countList, listPage } from './list-count.ts';
import { LONG_COMMAND, type Mongo } from '../mongo.ts';
import { createListPages } from '../list-pages/list-page.ts';
import { askedDuring } from '../testing/asked-during.ts';

const COUNT = 10_050;
const model = (db: Mongo) =>
  db.model<{ kind: string }>('Row', new Schema({ kind: String }).index({ kind: 1, _id: 1 }), 'rows');

let db: Mongo;
beforeAll(async () => {
  db = await ownMongo(model);
  const rows = Array.from({ length: COUNT }, (_, at) => ({ kind: at < 20 ? 'few' : 'many' }));
  await db.collection('rows').insertMany(rows, LONG_COMMAND);
}, 60_000);
afterAll(() => dropMongo(db));

const ofRows = () => db.model<{ kind: string }>('Row');
const counted = (filter: { kind?: string }) => countList(ofRows(), filter);
const sort = { _id: 1 } as const;
/** Both functions that read pages. */
const READERS = {
  listPage: (page: number) => listPage(ofRows(), {}, { page, pageSize: 25, sort }),
  listPages: (page: number) =>
    createListPages(ofRows()).page({ filter: {}, sort, skip: (page - 1) * 25, limit: 25, hint: sort }),
  'listPages, filtered': (page: number) =>
    createListPages(ofRows()).page({
      filter: { kind: 'many' },
      sort: { kind: 1, _id: 1 },
      hint: { kind: 1, _id: 1 },
      skip: (page - 1) * 25,
      limit: 25,
    }),
};

test('when a list is longer than anybody turns its pages then it is counted so far, and told that there are more', async () => {
  const asked = await askedDuring(async () => {
    expect(await counted({})).toEqual({ total: 10_000, isMore: true });
    expect(await counted({ kind: 'many' })).toEqual({ total: 10_000, isMore: true });
    expect(await counted({ kind: 'few' })).toEqual({ total: 20, isMore: false });
  }, /^countDocuments$/);

  expect(asked.map(({ options }) => options)).toMatchObject(Array(3).fill({ limit: 10_001 }));
});

test.each(Object.entries(READERS))(
  'when a page lies behind what is counted then nothing is read for it (%s)',
  async (_name, page) => {
    const [last, behind] = [await page(400), await page(401)];

    expect({ ...last, rows: last.rows.length }).toEqual({ rows: 25, total: 10_000, isMore: true });
    expect(behind).toEqual({ rows: [], total: 10_000, isMore: true });
  },
);
