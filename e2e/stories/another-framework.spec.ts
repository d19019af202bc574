import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '../steps/test.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** `npm run dev -- <folder>` until `use` has ended, with what it says is put behind a page's address. */
async function serving(folder: string, use: (query: string) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/dev-remote.mjs'), folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for await (const line of createInterface(child.stdout)) {
      const [query] = /\?remoto=\S+/.exec(line) ?? [];
      if (!query) continue;
      await use(query);
      return;
    }
    throw new Error(`${folder} was not served`);
  } finally {
    child.kill();
    await ended;
  }
}

test('when a developer opens the shop with an own remote, in another framework then its pages are there inside the shop until that ends', async ({
  page,
}) => {
  // webpack builds the remote meanwhile.
  test.setTimeout(240_000);
  await serving('docs/another-framework', async (query) => {
    await page.goto(`/cart${query}`);
    await expect(page.getByRole('heading', { name: 'Tu carrito, dibujado por Lit' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Partes de otro origen' })).toContainText(
      'mf-checkout',
    );

    // Another page of the tab, by another front end, and back again.
    await page.getByRole('main').getByRole('link', { name: 'Ver el menú' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito, dibujado por Lit' })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByRole('heading', { name: 'Tu carrito', exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Partes de otro origen' })).toBeHidden();
  });
});
