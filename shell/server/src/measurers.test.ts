import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import { withShell } from './testing/with-shell.ts';

test('when a shop has ids of who measures then its pages say who may, and the back office’s never do', () =>
  withShell(async ({ get, api }) => {
    const saidAt = async (path: string) => (await get(path)).headers.get('x-measurers');
    expect(await saidAt('/menu')).toBeNull();

    api.settings = someSettings({ measuring: { ga4: 'G-AB12CD34EF', pixel: '123456789012345' } });
    for (const path of ['/menu', '/cart', '/checkout/success', '/ninguna'])
      expect([path, await saidAt(path)]).toEqual([path, 'ga4 pixel']);
    for (const path of ['/admin', '/admin/orders']) expect([path, await saidAt(path)]).toEqual([path, null]);

    api.settings = someSettings({ measuring: { ga4: '', pixel: '123456789012345' } });
    expect(await saidAt('/menu')).toBe('pixel');
  }));
