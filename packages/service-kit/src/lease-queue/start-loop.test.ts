import { expect, test } from '@jest/globals';
import { createLog } from '../log.ts';
import { startLoop, type LoopOptions } from './start-loop.ts';

const log = createLog('loop', 'silent');
const NEVER_MS = 3_600_000;

/** A loop whose turns last until the test ends them. */
function heldLoop(options: Partial<LoopOptions> = {}) {
  const turns: { end: () => void; fail: (error: Error) => void }[] = [];
  let begun = Promise.withResolvers<void>();
  const loop = startLoop(
    () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      turns.push({ end: resolve, fail: reject });
      begun.resolve();
      begun = Promise.withResolvers();
      return promise;
    },
    { name: 'held', everyMs: NEVER_MS, log, ...options },
  );
  return { loop, turns, nextTurn: () => begun.promise };
}

test('when a loop starts then it takes a turn at once', async () => {
  const { loop, turns } = heldLoop();

  expect(turns).toHaveLength(1);
  turns[0]!.end();
  await loop.close();
});

test('when it is woken during a turn then one more follows, and never two at a time', async () => {
  const { loop, turns, nextTurn } = heldLoop();
  const second = nextTurn();

  loop.wake();
  loop.wake();
  expect(turns).toHaveLength(1);
  turns[0]!.end();
  await second;

  expect(turns).toHaveLength(2);
  turns[1]!.end();
  await loop.close();
  expect(turns).toHaveLength(2);
});

test('when a turn fails then the next one is taken all the same', async () => {
  const { loop, turns, nextTurn } = heldLoop();
  const second = nextTurn();
  loop.wake();

  turns[0]!.fail(new Error('no database'));
  await second;

  expect(turns).toHaveLength(2);
  turns[1]!.end();
  await loop.close();
});

test('when it is closed then a running turn ends first, and no other begins', async () => {
  const { loop, turns } = heldLoop();
  loop.wake();
  let isClosed = false;
  const closed = loop.close().then(() => (isClosed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);

  turns[0]!.end();
  await closed;
  loop.wake();

  expect(turns).toHaveLength(1);
});

test('when nobody wakes it then it takes a turn all the same, also after one that failed', async () => {
  const { loop, turns, nextTurn } = heldLoop({ everyMs: 1 });
  const second = nextTurn();
  turns[0]!.fail(new Error('no database'));
  await second;
  const third = nextTurn();

  turns[1]!.end();
  await third;

  turns[2]!.end();
  await loop.close();
});

test('when something is due sooner than the longest wait then the next turn is as soon, and one that cannot be told is as late', async () => {
  const due = [1, undefined];
  const { loop, turns, nextTurn } = heldLoop({ dueInMs: async () => due.shift() });
  const second = nextTurn();

  turns[0]!.end();
  await second;

  turns[1]!.end();
  await loop.close();
  expect(due).toEqual([]);
  expect(turns).toHaveLength(2);
});
