import { expect, test } from '@jest/globals';
import { withShell } from './testing/with-shell.ts';

test('when a page is answered then its first bytes name the typefaces, rendered or not', () =>
  withShell(async ({ get }) => {
    for (const path of ['/menu', '/admin'])
      expect((await get(path)).headers.get('link')).toBe(
        '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
      );
  }));
