import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

test('when a row is chosen while a change of others is under way then it stays chosen', () => {
  const { result } = renderHook(() => useSelection(['a', 'b', 'c'], {}));
  act(() => result.current.set('a', true, false));
  const asItBegan = result.current;
  act(() => result.current.set('b', true, false));

  act(() => asItBegan.drop(['a']));

  expect(result.current.ids).toEqual(['b']);
});

test('when all that the list finds are chosen then they are until it finds others', () => {
  const { result, rerender } = renderHook(({ q }) => useSelection(['a', 'b'], { q }), {
    initialProps: { q: 'miel' },
  });
  act(() => result.current.setFound());
  expect(result.current).toMatchObject({ isAll: true, ids: ['a', 'b'] });

  rerender({ q: 'cera' });
  expect(result.current.isAll).toBe(false);

  rerender({ q: 'miel' });
  expect(result.current.isAll).toBe(false);
});
