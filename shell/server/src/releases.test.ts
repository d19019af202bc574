import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withShell, type TestShell } from './testing/with-shell.ts';

const releaseOf = async ({ get }: TestShell) =>
  (JSON.parse((await get('/pages.json')).text) as { release: string }).release;

/** The server looks for new releases every second. */
async function nextRelease(shell: TestShell, before: string): Promise<string> {
  for (;;) {
    const release = await releaseOf(shell);
    if (release !== before) return release;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('releases', () => {
  test('when the storefront is deployed anew, then its pages are rendered with it, and the release is another one', () =>
    withShell(async (shell) => {
      const before = await releaseOf(shell);
      await shell.deploy('two');
      await nextRelease(shell, before);

      expect((await shell.get('/menu')).text).toContain('storefront two');
    }));

  test('when the storefront is away, then its pages are rendered with the release of before', () =>
    withShell(async (shell) => {
      await shell.stopRemote();

      expect((await shell.get('/menu')).text).toContain('storefront one');
    }));

  test('when the registry names a kept release, then pages load it and are rendered with it', async () => {
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

        // Removed, or mistyped: pages go on with the current one.
        await writeFile(file, '{"storefront":"aaaaaaaaaaaa"}');
        await nextRelease(shell, pinned);
        expect((await shell.get('/menu')).text).toContain('storefront three');
      },
      { REMOTES_FILE: file },
    );
    await rm(dir, { recursive: true });
  });
});
