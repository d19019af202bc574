import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { BuyBar } from './buy-bar.tsx';

const open = (isAvailable: boolean, stock: boolean) =>
  renderPage(<BuyBar blend={{ ...anElixir({ isAvailable }), slug: 'velo' }} titleId="t" />, {
    shop: { notices: { stock } },
  });
// The tests' window is a desktop, which does not show the link.
const toForm = () => screen.queryByText('Avísame cuando haya')?.closest('a') ?? null;

test('when it is sold out and who waits is told then the bar leads to where that is asked for', () => {
  open(false, true);
  expect(toForm()).toHaveAttribute('href', '#avisame');
});

test.each([
  [true, true],
  [false, false],
])('when it is there (%s) or nobody is told then the bar leads nowhere', (isAvailable, stock) => {
  open(isAvailable, stock);
  expect(toForm()).toBeNull();
});
