import { describe, expect, test } from '@jest/globals';
import { createGracePeriod, isAway } from './grace-period.ts';

describe('the grace period of a service that is away', () => {
  test('when it was there before then it is waited for a while and no longer', () => {
    const clock = { now: 0 };
    const gracePeriod = createGracePeriod(4_000, () => clock.now);
    gracePeriod.reached();

    const answers = [0, 3_999, 4_000, 60_000].map((at) => ((clock.now = at), gracePeriod.waits()));

    expect(answers).toEqual([true, true, false, false]);
  });

  test('when it came back then the next outage is waited for again', () => {
    const clock = { now: 0 };
    const gracePeriod = createGracePeriod(4_000, () => clock.now);
    gracePeriod.reached();
    gracePeriod.waits();
    clock.now = 10_000;
    gracePeriod.reached();

    expect(gracePeriod.waits()).toBe(true);
  });

  test('when it never was there then nobody waits', () => {
    expect(createGracePeriod(4_000).waits()).toBe(false);
  });

  test('when a connection was refused then nothing was sent; when it broke, something may have been', () => {
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' });

    expect(isAway(new TypeError('fetch failed', { cause: refused }))).toBe(true);
    expect(isAway(new AggregateError([refused]))).toBe(true);
    expect(isAway(Object.assign(new Error(), { code: 'ECONNRESET' }))).toBe(false);
  });

  test.each(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])(
    'when %s ends a connection that stood then something may have been sent; when none came about then not',
    (code) => {
      const at = (syscall?: string) => Object.assign(new Error(), { code, ...(syscall && { syscall }) });

      expect(isAway(new TypeError('fetch failed', { cause: at('read') }))).toBe(false);
      expect(isAway(at('write'))).toBe(false);
      expect(isAway(at())).toBe(false);
      expect(isAway(new TypeError('fetch failed', { cause: at('connect') }))).toBe(true);
    },
  );
});
