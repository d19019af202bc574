import { expect, test } from '@jest/globals';
import { untilTick } from './until-tick.ts';

const STARTS = [0, 1, 2_499.5, 4_899, 4_950, 4_999.7, 12_345.6];
const WAITS = [5_000, 10_000, 15_000, 30_000, 600_000];
const cases = STARTS.flatMap((now) => WAITS.map((waitMs) => [waitMs, now] as const));

test.each(cases)(
  'when %d ms are waited from %d on then it ends on a tick, and so does each wait after it',
  (waitMs, now) => {
    const ends: number[] = [];
    let at = now;
    for (let turn = 0; turn < 4; turn++) {
      at += untilTick(waitMs, at);
      ends.push(at);
      // The work takes a moment.
      at += 40;
    }

    expect(ends.map((end) => Math.abs(end - Math.round(end / 5_000) * 5_000) < 0.01)).toEqual(
      ends.map(() => true),
    );
    expect(ends.slice(1).map((end, i) => Math.round(end - ends[i]!))).toEqual([waitMs, waitMs, waitMs]);
    expect(ends[0]! - now).toBeGreaterThanOrEqual(waitMs / 2);
    expect(ends[0]! - now).toBeLessThanOrEqual(waitMs < 10_000 ? 1.5 * waitMs : waitMs + 100);
  },
);

test('when a timer runs out a moment early then nothing is done twice in a row', () => {
  expect(untilTick(5_000, 9_999.8)).toBeCloseTo(5_000.2, 5);
});

test('when less than a tick is waited then it is as long as was asked for', () => {
  expect(untilTick(400, 4_900)).toBe(400);
});
