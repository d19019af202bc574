import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { registerReviews } from '../exceptions/review.model.ts';
import { reviewStore } from '../exceptions/review.store.ts';
import { noticeStore, registerNotices, type NoticeDoc } from './notice.store.ts';
import { retryNotice } from './retry-notice.ts';

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_notices`, (opened) => {
    registerNotices(opened);
    registerReviews(opened);
  });
});
beforeEach(async () => {
  await Promise.all([db.model('Notice').deleteMany({}), db.model('Review').deleteMany({})]);
});
afterAll(() => db.close());

const stores = () => ({ notices: noticeStore(db), reviews: reviewStore(db, 0) });
const dueIn = async (ms: number) =>
  (await noticeStore(db).waiting(new Date(Date.now() + ms), 100)).map(({ _id }) => _id);

test('when 100 notifications can never be worked on then another one does not wait for them', async () => {
  for (let nth = 0; nth < 100; nth += 1) await noticeStore(db).add(`stuck-${nth}`, '1');
  for (const id of await dueIn(0)) await retryNotice(stores(), id);
  await noticeStore(db).add('late', '2');

  expect(await dueIn(0)).toEqual(['late']);
  expect(await dueIn(40_000)).toHaveLength(100);
});

test('when a notification failed for a day then a person sees its payment, and it is not tried again', async () => {
  await noticeStore(db).add('stuck', '70000000001');
  await noticeStore(db).again('stuck', 30, new Date(0));

  await retryNotice(stores(), 'stuck');

  expect(await dueIn(86_400_000)).toEqual([]);
  expect(await db.model<NoticeDoc>('Notice').findById('stuck').lean()).toHaveProperty('leftAt');
  expect(await db.model('Review').find({}).lean()).toMatchObject([
    { _id: '70000000001-notice_left', kind: 'notice_left', status: 'open' },
  ]);
});
