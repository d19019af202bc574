import { expect, test } from '@jest/globals';
import { createLog } from './log.ts';
import { startJob, type Job } from './job.ts';

const log = createLog('job', 'silent');
const NEVER_MS = 3_600_000;

/** A job whose runs last until the test ends them. */
function heldJob(over: Partial<Job> = {}) {
  const turns: { end: () => void; fail: (error: Error) => void }[] = [];
  let begun = Promise.withResolvers<void>();
  const run = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    turns.push({ end: resolve, fail: reject });
    begun.resolve();
    begun = Promise.withResolvers();
    return promise;
  };
  const job = startJob({ name: 'held', every: NEVER_MS, run, ...over }, log);
  return { job, turns, nextTurn: () => begun.promise };
}

test('when a job starts then it takes a turn at once', async () => {
  const { job, turns } = heldJob();

  expect(turns).toHaveLength(1);
  turns[0]!.end();
  await job.close();
});

test('when it is woken during a turn then one more follows, and never two at a time', async () => {
  const { job, turns, nextTurn } = heldJob();
  const second = nextTurn();

  job.wake();
  job.wake();
  expect(turns).toHaveLength(1);
  turns[0]!.end();
  await second;

  expect(turns).toHaveLength(2);
  turns[1]!.end();
  await job.close();
  expect(turns).toHaveLength(2);
});

test('when a turn fails then the next one is taken all the same', async () => {
  const { job, turns, nextTurn } = heldJob();
  const second = nextTurn();
  job.wake();

  turns[0]!.fail(new Error('no database'));
  await second;

  expect(turns).toHaveLength(2);
  turns[1]!.end();
  await job.close();
});

test('when it is closed then a running turn ends first, and no other begins', async () => {
  const { job, turns } = heldJob();
  job.wake();
  let isClosed = false;
  const closed = job.close().then(() => (isClosed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);

  turns[0]!.end();
  await closed;
  job.wake();

  expect(turns).toHaveLength(1);
});

test('when nobody wakes it then it takes a turn all the same, also after one that failed', async () => {
  const { job, turns, nextTurn } = heldJob({ every: 1 });
  const second = nextTurn();
  turns[0]!.fail(new Error('no database'));
  await second;
  const third = nextTurn();

  turns[1]!.end();
  await third;

  turns[2]!.end();
  await job.close();
});

test('when something is due sooner than the longest wait then the next turn is as soon, and one that cannot be told is as late', async () => {
  const due = [1, undefined];
  const { job, turns, nextTurn } = heldJob({ dueIn: async () => due.shift() });
  const second = nextTurn();

  turns[0]!.end();
  await second;

  turns[1]!.end();
  await job.close();
  expect(due).toEqual([]);
  expect(turns).toHaveLength(2);
});

test('when a turn ends the job then no other follows, whoever wakes it', async () => {
  let turns = 0;
  const run: Job['run'] = async (_signal, end) => {
    turns += 1;
    end();
  };
  const job = startJob({ name: 'once', every: 1, run }, log);

  job.wake();
  await job.close();
  job.wake();

  expect(turns).toBe(1);
});

test('when it is closed then what a turn waits for is ended by the job itself', async () => {
  const told = Promise.withResolvers<void>();
  let wake = () => {};
  const waiting: Job = {
    name: 'waiting',
    run: () => told.promise,
    onDue: (tell) => void (wake = tell),
    close: told.resolve,
  };
  const job = startJob(waiting, log);
  wake();

  await job.close();

  await expect(told.promise).resolves.toBeUndefined();
});
