import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { usePartInView } from './use-part-in-view.ts';

const PARTS = ['marca', 'avanzado'];
afterEach(() => document.body.replaceChildren());

/** Draws the parts of a page, each so many pixels below the top of the window. */
function draw(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const part = Object.assign(document.createElement('section'), { id });
    part.getBoundingClientRect = () => ({ top }) as DOMRect;
    document.body.append(part);
  }
}
const scroll = () => act(() => void fireEvent.scroll(window));

test('when somebody leaves a page and comes back then no part of before is read', () => {
  draw({ marca: -9_000, avanzado: 100 });
  const { result, rerender } = renderHook(usePartInView, { initialProps: PARTS });
  scroll();
  expect(result.current).toBe('avanzado');

  document.body.replaceChildren();
  rerender([]);
  rerender(PARTS);

  expect(result.current).toBeUndefined();
  draw({ marca: 100, avanzado: 9_000 });
  scroll();
  expect(result.current).toBe('marca');
});
