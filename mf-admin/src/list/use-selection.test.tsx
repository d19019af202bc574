import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

test('when a row is chosen while a change of others is under way then it stays chosen', () => {
  const { result } = renderHook(() => useSelection(['a', 'b', 'c']));
  act(() => result.current.set('a', true, false));
  const asItBegan = result.current;
  act(() => result.current.set('b', true, false));

  act(() => asItBegan.drop(['a']));

  expect(result.current.ids).toEqual(['b']);
});
