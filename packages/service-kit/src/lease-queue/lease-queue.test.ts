import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Schema, type Model } from 'mongoose';
import { connectMongo, type Mongo } from '../mongo.ts';
import { backing } from '../testing/backing.ts';
import { backOff, createLeaseQueue } from './lease-queue.ts';

type Job = { _id: string; status: string; at: Date; leasedUntil?: Date; attempts: number; why?: string };

let db: Mongo;
let jobs: Model<Job>;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const schema = new Schema<Job>(
    { _id: String, status: String, at: Date, leasedUntil: Date, attempts: Number, why: String },
    { versionKey: false },
  );
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_lease`, (opened) => {
    jobs = opened.model<Job>('Job', schema, 'jobs');
  });
});
beforeEach(() => jobs.deleteMany({}));
afterAll(() => db.close());

const START = Date.UTC(2026, 10, 21, 12);
const LEASE_MS = 60_000;
const at = (ms: number) => new Date(START + ms);
const add = (_id: string, due: number, status = 'open') =>
  jobs.create({ _id, status, at: at(due), attempts: 0 });
const stored = (_id: string) => jobs.findById(_id).lean().orFail();

/** A queue whose clock moves only when a test moves it. */
function queueAt(ms: number) {
  const clock = { ms };
  const queue = createLeaseQueue<Job>({
    model: jobs,
    due: 'at',
    leasedUntil: 'leasedUntil',
    waiting: { status: 'open' },
    longestMs: 3_600_000,
    now: () => START + clock.ms,
  });
  return { queue, clock };
}

test('when rows are due then the one that waits longest is claimed first, and those that do not wait never', async () => {
  await add('later', -1_000);
  await add('first', -5_000);
  await add('future', 1);
  await add('closed', -9_000, 'done');
  const { queue } = queueAt(0);

  const claimed = [await queue.claim(LEASE_MS), await queue.claim(LEASE_MS), await queue.claim(LEASE_MS)];

  expect(claimed.map((job) => job?._id)).toEqual(['first', 'later', undefined]);
  expect(claimed[0]).toMatchObject({ attempts: 1, at: at(LEASE_MS), leasedUntil: at(LEASE_MS) });
});

test('when many claim at the same moment then each row is claimed once', async () => {
  for (let nth = 0; nth < 5; nth += 1) await add(`job-${nth}`, -nth);
  const { queue } = queueAt(0);

  const claimed = await Promise.all(Array.from({ length: 20 }, () => queue.claim(LEASE_MS)));

  const ids = claimed.flatMap((job) => job?._id ?? []);
  expect(ids.toSorted()).toEqual(['job-0', 'job-1', 'job-2', 'job-3', 'job-4']);
});

test('when a process died with a row in hand then nobody gets it before its lease is over, and one does then', async () => {
  await add('job', 0);
  const { queue, clock } = queueAt(0);
  await queue.claim(LEASE_MS);

  clock.ms = LEASE_MS - 1;
  expect(await queue.claim(LEASE_MS)).toBeNull();
  clock.ms = LEASE_MS;

  expect(await queue.claim(LEASE_MS)).toMatchObject({ _id: 'job', attempts: 2 });
});

test('when a clock that was ahead wrote when a row is due then the row is due now', async () => {
  await add('ahead', 26 * 3_600_000);
  await add('in-an-hour', 3_600_000);
  const { queue } = queueAt(0);

  const claimed = [await queue.claim(LEASE_MS), await queue.claim(LEASE_MS)];

  expect(claimed.map((job) => job?._id)).toEqual(['ahead', undefined]);
  expect(claimed[0]).toMatchObject({ at: at(LEASE_MS) });
});

test('when work failed then the row is due again after the wait, with the reason', async () => {
  await add('job', 0);
  const { queue, clock } = queueAt(0);
  const job = (await queue.claim(LEASE_MS))!;

  expect(await queue.retry(job, 30_000, { why: 'no answer' })).toBe(true);

  expect(await stored('job')).toEqual({
    _id: 'job',
    status: 'open',
    why: 'no answer',
    attempts: 1,
    at: at(30_000),
  });
  clock.ms = 29_999;
  expect(await queue.claim(LEASE_MS)).toBeNull();
  clock.ms = 30_000;
  expect(await queue.claim(LEASE_MS)).toMatchObject({ attempts: 2 });
});

test('when work was only interrupted then the row is due at once and the attempt does not count', async () => {
  await add('job', 0);
  const { queue } = queueAt(0);

  expect(await queue.release((await queue.claim(LEASE_MS))!)).toBe(true);

  expect(await queue.claim(LEASE_MS)).toMatchObject({ _id: 'job', attempts: 1 });
});

test('when somebody else has claimed the row since then whoever was too slow changes nothing', async () => {
  await add('job', 0);
  const { queue, clock } = queueAt(0);
  const slow = (await queue.claim(LEASE_MS))!;
  clock.ms = LEASE_MS;
  const second = await queue.claim(LEASE_MS);

  expect([await queue.retry(slow, 1), await queue.release(slow)]).toEqual([false, false]);

  expect(await stored('job')).toEqual(second);
});

test('when attempts fail then the waits between them double up to the longest', () => {
  expect([1, 2, 3, 20].map(backOff(30_000, 900_000))).toEqual([30_000, 60_000, 120_000, 900_000]);
});

test('when rows wait then the queue knows how soon the next is due, a lease included', async () => {
  await add('closed', 1, 'done');
  const { queue } = queueAt(0);
  expect(await queue.dueInMs()).toBeUndefined();

  await add('later', 90_000);
  expect(await queue.dueInMs()).toBe(90_000);
  await add('overdue', -1);
  expect(await queue.dueInMs()).toBe(0);
  await queue.claim(LEASE_MS);

  expect(await queue.dueInMs()).toBe(LEASE_MS);
});
