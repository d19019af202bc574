import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import type { CartDifference } from '@shop/contracts/checkout';
import { screen } from '@testing-library/react';
import { PriceChanges } from './price-changes.tsx';

const one = { elixirId: 1, name: 'Brisa' };
const gone: CartDifference = { ...one, kind: 'unavailable' };
const fewer: CartDifference = { ...one, elixirId: 2, kind: 'unavailable', left: 1 };
const dearer: CartDifference = { ...one, elixirId: 3, kind: 'price', before: 295, now: 310 };

test.each([
  ['nothing is left', [gone, fewer], 'Quitar lo agotado y continuar'],
  ['fewer are left', [fewer, dearer], 'Llevar los que quedan'],
  ['all is there', [dearer], 'Aceptar y continuar'],
])('when %s then the button says what it does', (_, changes, name) => {
  renderPage(<PriceChanges changes={changes} onAccept={() => undefined} busy={false} />);
  expect(screen.getByRole('button')).toHaveTextContent(name);
});
