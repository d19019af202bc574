import { expect, jest, test } from '@jest/globals';
import { retry } from './retry.ts';

test.each([
  ['at once', 0, 3],
  ['only after somebody has waited for long', 10_000, 1],
])('when loading fails %s then it is tried again or not', async (_when, lasts, expected) => {
  jest.useFakeTimers();
  const load = jest.fn(
    () => new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no')), lasts)),
  );
  const failing = expect(retry(load)).rejects.toThrow('no');
  await jest.runAllTimersAsync();
  await failing;

  expect(load).toHaveBeenCalledTimes(expected);
  jest.useRealTimers();
});
