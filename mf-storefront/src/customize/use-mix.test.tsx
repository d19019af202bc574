import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useMix } from './use-mix.ts';

const MIX = { name: 'Sol', flowerIds: [1] };

test('when the check hangs then the mix is sent as it is before long', async () => {
  jest.useFakeTimers();
  const hangs = () => new Promise<never>(() => undefined);
  const { result } = renderHook(() => useMix(MIX, hangs));
  const sent = jest.fn();
  void result.current.checked(MIX).then(sent);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(sent).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();

  expect(sent).toHaveBeenCalledWith(MIX);
});
