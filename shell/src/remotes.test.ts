import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { forgetRoutes, loadRoutes, shareModules } from './remotes.ts';

const webpack = globalThis as unknown as Record<string, unknown>;
webpack['__webpack_init_sharing__'] = async () => undefined;
const shares: Record<string, Record<string, object>> = {};
webpack['__webpack_share_scopes__'] = { default: shares };

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

test('when a shared module cannot be loaded then it is asked for until it comes, and one in the first file is left alone', async () => {
  jest.useFakeTimers();
  const get = jest.fn<() => Promise<string>>();
  for (let tries = 0; tries < 10; tries += 1) get.mockRejectedValueOnce(new Error('no network'));
  get.mockResolvedValue('windows');
  const eager = { get: () => () => 'react', eager: true };
  Object.assign(shares, { windows: { '1.0.0': { get, eager: false } }, react: { '19.0.0': { ...eager } } });

  const words = jest.fn();
  addEventListener('error', words);

  await shareModules();
  const asked = (shares['windows']!['1.0.0'] as { get: typeof get }).get();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(await asked).toBe('windows');
  expect(get).toHaveBeenCalledTimes(11);
  // The shell looks then whether the network is away, and says so (offline/line.ts).
  expect(words).toHaveBeenCalledTimes(3);
  expect(words.mock.lastCall).toEqual([expect.any(CustomEvent)]);
  removeEventListener('error', words);
  expect(shares['react']!['19.0.0']).toEqual(eager);
  jest.useRealTimers();
});
