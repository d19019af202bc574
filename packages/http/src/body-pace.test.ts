import { describe, expect, test } from '@jest/globals';
import { createBodyPace } from './body-pace.ts';

type Second = { bytes: number; wanted?: boolean };
const seconds = (count: number, second: Second): Second[] => Array.from({ length: count }, () => second);

/** The second after which a body with this course is cut, or undefined. */
function cutAfter(course: Second[]): number | undefined {
  const pace = createBodyPace({ at: 0, bytes: 0 });
  let bytes = 0;
  const at = course.findIndex((second, i) => {
    bytes += second.bytes;
    return pace.isTooSlow({ at: (i + 1) * 1_000, bytes, wanted: second.wanted ?? true });
  });
  return at < 0 ? undefined : at + 1;
}

const KBIT = 125;

describe('a body on its way', () => {
  test('when 8 MB come at 500 kbit/s then they arrive, after 134 seconds', () => {
    expect(cutAfter(seconds(135, { bytes: 500 * KBIT }))).toBeUndefined();
  });

  test('when nothing comes any more then it is cut after ten seconds', () => {
    expect(cutAfter([...seconds(25, { bytes: 60_000 }), ...seconds(20, { bytes: 0 })])).toBe(35);
    expect(cutAfter(seconds(20, { bytes: 0 }))).toBe(10);
  });

  test('when it trickles then it is cut after ten seconds, or twenty when it began well', () => {
    expect(cutAfter(seconds(60, { bytes: 1 }))).toBe(10);
    expect(cutAfter([...seconds(5, { bytes: 60_000 }), ...seconds(60, { bytes: 100 })])).toBe(20);
  });

  test('when a line stumbles for a few seconds then it goes on', () => {
    const stumbling = [...seconds(3, { bytes: 60_000 }), ...seconds(6, { bytes: 0 })];
    expect(cutAfter(Array.from({ length: 20 }, () => stumbling).flat())).toBeUndefined();
  });

  test('when it waits for its turn then that does not count, and its own silence does', () => {
    const waiting = seconds(300, { bytes: 0, wanted: false });
    expect(cutAfter([...seconds(3, { bytes: 60_000 }), ...waiting, ...seconds(9, { bytes: 60_000 })])).toBe(
      undefined,
    );
    expect(cutAfter([...waiting, ...seconds(20, { bytes: 0 })])).toBe(310);
  });
});
