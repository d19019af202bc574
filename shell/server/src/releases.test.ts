import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@shop/service-kit/log';
import { serve } from '@shop/service-kit/testing/serve';
import type { RequestListener } from 'node:http';
import { watchReleases } from './releases.ts';
import { withShell, type TestShell } from './testing/with-shell.ts';

const releaseOf = async ({ get }: TestShell) =>
  (JSON.parse((await get('/pages.json')).text) as { release: string }).release;

/** Waits for the server's regular check for new releases. */
async function nextRelease(shell: TestShell, before: string): Promise<string> {
  for (;;) {
    const release = await releaseOf(shell);
    if (release !== before) return release;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('releases', () => {
  test('when the storefront is deployed anew then its pages are rendered with it, and the release is another one', () =>
    withShell(async (shell) => {
      const before = await releaseOf(shell);
      await shell.deploy('two');
      await nextRelease(shell, before);

      const { text } = await shell.get('/menu');
      expect(text).toContain('storefront two');
      expect(text).toContain('begins with /mf/storefront/remoteEntry.js,/mf/storefront/p-menu-two.js');
    }));

  test('when the storefront is away then its pages are rendered with the release of before', () =>
    withShell(async (shell) => {
      await shell.stopRemote();

      expect((await shell.get('/menu')).text).toContain('storefront one');
    }));

  test('when the registry names a kept release then pages load it and are rendered with it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'registry-'));
    const file = join(dir, 'remotes.json');
    await writeFile(file, '{"storefront":"current"}');
    await withShell(
      async (shell) => {
        const second = await shell.deploy('two');
        const current = await nextRelease(shell, await releaseOf(shell));
        await shell.deploy('three');
        await nextRelease(shell, current);
        const before = await releaseOf(shell);
        await writeFile(file, JSON.stringify({ storefront: second, admin: 'aaaaaaaaaaaa' }));
        const pinned = await nextRelease(shell, before);

        const { text } = await shell.get('/menu');
        expect(text).toContain('storefront two');
        expect(text).toContain(
          `{"storefront":"/mf/storefront@${second}/remoteEntry.js","checkout":"/mf/checkout/remoteEntry.js",` +
            '"admin":"/mf/admin@aaaaaaaaaaaa/remoteEntry.js"}',
        );
        expect((await shell.get('/cart')).text).toContain(`storefront@${second}`);

        await writeFile(file, 'no json');
        await shell.get('/menu');
        expect(await releaseOf(shell)).toBe(pinned);

        // A removed or mistyped release: pages use the current one.
        await writeFile(file, '{"storefront":"aaaaaaaaaaaa"}');
        await nextRelease(shell, pinned);
        expect((await shell.get('/menu')).text).toContain('storefront three');
      },
      { REMOTES_FILE: file },
    );
    await rm(dir, { recursive: true });
  });

  test('when the registry shares a remote between two releases then the page names the canary where the gateway asks for it, and the browser renders its pages', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'registry-'));
    const file = join(dir, 'remotes.json');
    await writeFile(file, '{"checkout":{"current":90,"a1b2c3d4e5f6":10}}');
    await withShell(
      async (shell) => {
        const toldNow = async () => JSON.parse((await shell.get('/pages.json')).text) as object;
        const canary = { remote: 'checkout', release: 'a1b2c3d4e5f6', base: 'current', share: 10 };
        expect(await toldNow()).toMatchObject({ canaries: [canary] });

        const asked = { 'x-canary': 'checkout@a1b2c3d4e5f6' };
        const entry = '"/mf/checkout@a1b2c3d4e5f6/remoteEntry.js"';
        const [menu, cart] = [await shell.get('/menu', asked), await shell.get('/cart', asked)];
        expect([menu.text.includes(entry), menu.text.includes('storefront one')]).toEqual([true, true]);
        expect([cart.status, cart.text.includes(entry), cart.text.includes('<div id="root"></div>')]).toEqual(
          [200, true, true],
        );
        expect((await shell.get('/cart')).text).toContain('"/mf/checkout/remoteEntry.js"');
        // Only current canaries can be requested.
        expect((await shell.get('/cart', { 'x-canary': 'checkout@bbbbbbbbbbbb' })).text).not.toContain(
          'bbbb',
        );
      },
      { REMOTES_FILE: file },
    );
    await rm(dir, { recursive: true });
  });
});

const ANSWERS: Record<string, RequestListener> = {
  refuses: (_req, res) => res.writeHead(404).end('{}'),
  'breaks off': (_req, res) => {
    res.writeHead(200, { 'content-length': 100 });
    res.write('{"release":', () => res.destroy());
  },
  answers: (_req, res) => res.end('{"release":"aaaaaaaaaaaa","kept":[]}'),
};
test.each([
  ['refuses', []],
  ['breaks off', []],
  ['answers', ['aaaaaaaaaaaa']],
])('when the web server of a front end %s then its releases are %j', async (what, expected) => {
  const { url, close } = await serve(ANSWERS[what]!);
  const loaded: string[] = [];
  const load = async (_name: string, entry: string) => void loaded.push(entry);
  const given = { own: 'own', remotes: { storefront: url }, log: createLog('test', 'silent'), load };
  const releases = watchReleases({ ...given, registry: async () => ({ chosen: {}, canaries: [] }) });

  expect(await releases.look()).toBe(expected.length > 0);

  expect(loaded).toEqual(expected.map((id) => `${url}/@${id}.server/remoteEntry.js`));
  await close();
});
