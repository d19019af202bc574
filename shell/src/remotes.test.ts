import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { forgetRoutes, loadRoutes } from './remotes.ts';

const webpack = globalThis as unknown as Record<string, unknown>;
webpack['__webpack_init_sharing__'] = async () => undefined;
webpack['__webpack_share_scopes__'] = { default: {} };

/** The browser's event that the newest script has run. */
const runs = async (scripts: number) => {
  await waitFor(() => expect(document.head.querySelectorAll('script')).toHaveLength(scripts));
  [...document.head.querySelectorAll('script')].at(-1)!.dispatchEvent(new Event('load'));
};

test("when something else answers in the place of a remote's first file then the next try asks for it again", async () => {
  const routes = { default: [] };
  const first = loadRoutes('storefront');
  // The script is replaced by a network's own page, as in hotels.
  await runs(1);
  webpack['storefront'] = { init: jest.fn(), get: async () => () => routes };
  await runs(2);

  expect(await first).toBe(routes);
  forgetRoutes('storefront');
  expect(await loadRoutes('storefront')).toBe(routes);
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});
