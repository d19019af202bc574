import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('when the work is done in time then its answer comes and no timer is left', async () => {
  expect(await withTimeout(Promise.resolve('done'), 100)).toBe('done');

  expect(jest.getTimerCount()).toBe(0);
});

test('when the work fails in time then its own error comes and no timer is left', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');

  expect(jest.getTimerCount()).toBe(0);
});

test('when the time is over then a TimeoutError says how long that was', async () => {
  const late = withTimeout(new Promise(() => undefined), 100);
  const error = late.catch((reason: unknown) => reason);

  await jest.advanceTimersByTimeAsync(100);

  expect(await error).toEqual(new TimeoutError(100));
});

test('when the time is over and there is another answer then that one comes, and a later failure of the work harms nobody', async () => {
  const work = Promise.withResolvers<string>();
  const late = withTimeout(work.promise, 100, () => 'spare');

  await jest.advanceTimersByTimeAsync(100);
  work.reject(new Error('broken'));

  expect(await late).toBe('spare');
});
