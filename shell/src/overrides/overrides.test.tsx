import { beforeEach, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { act, screen } from '@testing-library/react';
import { entryOf } from '../remotes.ts';
import { applyOverrides } from './overrides.ts';

const openAt = async (search: string, mark = 'data-overrides') => {
  document.body.innerHTML =
    `<script type="application/json" id="remotes" ${mark}>` +
    '{"checkout":"/mf/checkout@0123456789ab/remoteEntry.js"}</script>' +
    '<div id="root"><h1>Drawn by the server</h1></div>';
  history.replaceState(null, '', `/cart${search}`);
  await act(async () => applyOverrides());
};
const badge = () => screen.queryByRole('complementary', { name: 'Partes de otro origen' });

beforeEach(() => sessionStorage.clear());

test('when a developer names an own server then that remote comes from there, on later pages too, and the page says so', async () => {
  await openAt('?remoto=checkout@http://localhost:4202');

  expect(entryOf('checkout')).toBe('http://localhost:4202/remoteEntry.js');
  expect(entryOf('storefront')).toBe('/mf/storefront/remoteEntry.js');
  expect(badge()).toHaveTextContent('mf-checkout: http://localhost:4202');
  expect(screen.queryByText('Drawn by the server')).toBeNull();
  expect(await axeViolations(badge()!)).toEqual([]);

  await openAt('?remoto=storefront@http://127.0.0.1:4201');
  expect(entryOf('checkout')).toBe('http://localhost:4202/remoteEntry.js');
  expect(entryOf('storefront')).toBe('http://127.0.0.1:4201/remoteEntry.js');

  await openAt('?remoto=');
  expect([entryOf('checkout'), badge()]).toEqual(['/mf/checkout@0123456789ab/remoteEntry.js', null]);
});

test.each([
  'checkout@https://malo.example',
  'checkout@http://localhost.malo.example:80',
  'checkout@http://localhost:80/otra',
  'otro@http://localhost:4202',
  'checkout',
])('when an address names %s then nothing comes from elsewhere', async (wanted) => {
  await openAt(`?remoto=${encodeURIComponent(wanted)}`);

  expect([entryOf('checkout'), badge()]).toEqual(['/mf/checkout@0123456789ab/remoteEntry.js', null]);
  expect(screen.getByText('Drawn by the server')).toBeVisible();
});

test('when the shop does not permit it then a link breaks nothing, nor what the tab kept, and nothing is kept for later', async () => {
  const wanted = '?remoto=checkout@http://localhost:4202';
  const opened = () => [entryOf('checkout'), badge(), screen.queryByText('Drawn by the server') !== null];
  const asDrawn = ['/mf/checkout@0123456789ab/remoteEntry.js', null, true];

  await openAt(wanted, '');
  expect(opened()).toEqual(asDrawn);
  await openAt('');
  expect(opened()).toEqual(asDrawn);

  await openAt(wanted);
  expect(opened()).not.toEqual(asDrawn);
  await openAt('', '');
  expect(opened()).toEqual(asDrawn);
});
