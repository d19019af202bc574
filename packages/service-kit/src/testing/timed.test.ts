import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { timed } from './timed.ts';

test('when a program waits then both clocks say so', async () => {
  const { result, passedMs, waitedMs } = await timed(async () => {
    for (let nth = 0; nth < 5; nth += 1) await sleep(60);
    return 'done';
  });

  expect(result).toBe('done');
  expect(passedMs).toBeGreaterThanOrEqual(299);
  // At least one tick in each of the waits, however late they end.
  expect(waitedMs).toBeGreaterThanOrEqual(250);
});

test('when the process stands still then that is no waiting', async () => {
  const { passedMs, waitedMs } = await timed(async () => {
    for (const end = performance.now() + 1_000; performance.now() < end;);
    await sleep(1);
  });

  expect(passedMs).toBeGreaterThanOrEqual(1_000);
  expect(waitedMs).toBeLessThan(500);
});
