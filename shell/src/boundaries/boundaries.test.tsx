import { expect, jest, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toggleBoundaries } from './boundaries.tsx';

const RELEASES: Record<string, string> = {
  '/mf/storefront/remoteEntry.js': 'a1b2c3d4e5f6',
  '/mf/checkout@0123456789ab/remoteEntry.js': '0123456789ab',
};

const legend = () => screen.getByRole('complementary', { name: 'Límites' });

const openAt = async (path: string) => {
  history.pushState(null, '', path);
  await act(async () => void (document.title = path));
};

test('when teams ask for the boundaries then they see who owns the page and which release, also on the next page', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (file) => {
    const release = RELEASES[file as string];
    return new Response(null, release ? { headers: { 'X-Release': release } } : {});
  });
  document.body.innerHTML =
    '<script type="application/json" id="remotes">{"checkout":"/mf/checkout@0123456789ab/remoteEntry.js"}</script>';
  await openAt('/menu');

  act(toggleBoundaries);
  expect(await within(legend()).findByText('a1b2c3d4e5f6')).toBeVisible();
  expect(legend()).toHaveTextContent('Página: mf-storefront');
  expect(await axeViolations(legend())).toEqual([]);

  await openAt('/cart');
  expect(await within(legend()).findByText('0123456789ab')).toBeVisible();
  expect(legend()).toHaveTextContent('Página: mf-checkout');

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar límites' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});
