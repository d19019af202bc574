import { css } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { HexPattern } from './hex.tsx';

/** The masks of an element; the last one applies. */
const masksOf = (element: Element): string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText))
    .map((rule) => /mask(?:-image)?:\s*([^;]+)/.exec(rule.cssText)?.[1] ?? '')
    .filter(Boolean);

test('when a place fades the pattern out then its lines stay lines', () => {
  const { container } = render(
    <HexPattern css={css({ maskImage: 'linear-gradient(black, transparent)' })} />,
  );
  const faded = container.firstElementChild!;

  expect(masksOf(faded)).toEqual([expect.stringContaining('gradient')]);
  expect(masksOf(faded.firstElementChild!)).toEqual([expect.stringContaining('svg')]);
});
