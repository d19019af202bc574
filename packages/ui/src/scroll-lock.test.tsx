import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useScrollLock } from './scroll-lock.ts';

const Window = () => {
  useScrollLock();
  return null;
};

test('when the window below closes first then the page moves again once the last one is closed', () => {
  const below = render(<Window />);
  const above = render(<Window />);

  below.unmount();
  expect(document.documentElement.style.overflow).toBe('hidden');

  above.unmount();
  expect(document.documentElement.style.overflow).toBe('');
});
