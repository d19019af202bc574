import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useOpened } from './rows.ts';

const ROWS = [
  { id: 1, status: 'open' },
  { id: 2, status: 'open' },
];

test('when the row leaves the list then it stays opened, and as new as it was known', () => {
  const { result, rerender } = renderHook(({ rows, wanted }) => useOpened(rows, wanted, 'id'), {
    initialProps: { rows: ROWS, wanted: '2' },
  });
  expect(result.current).toEqual({ id: 2, status: 'open' });

  rerender({ rows: [{ id: 2, status: 'done' }], wanted: '2' });
  rerender({ rows: [], wanted: '2' });

  expect(result.current).toEqual({ id: 2, status: 'done' });
});

test('when another row or none is wanted then the held one is not shown', () => {
  const { result, rerender } = renderHook(({ rows, wanted }) => useOpened(rows, wanted, 'id'), {
    initialProps: { rows: ROWS, wanted: '2' },
  });

  rerender({ rows: [], wanted: '1' });
  expect(result.current).toBeUndefined();
  rerender({ rows: ROWS, wanted: '' });

  expect(result.current).toBeUndefined();
});
