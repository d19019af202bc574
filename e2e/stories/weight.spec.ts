import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { kilobytes, LIMITS, loadedBy, PICTURE_KB } from '../steps/loaded.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

test.use({ cold: true });

/** Scripts that a cold visit loads: addresses and the size of their compressed bodies. */
async function scriptsOf(page: Page, path: string) {
  const loaded: { url: string; bytes: number; encoding: string }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { 'content-length': bytes = '0', 'content-encoding': encoding = '' } = response.headers();
    loaded.push({ url: response.url(), bytes: Number(bytes), encoding });
  });
  await page.goto(path);
  // The shop's scripts come after the page is painted.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await settled(page);
  return loaded;
}

for (const [path, most] of Object.entries(LIMITS))
  test(`when ${path} is opened cold then its scripts stay below ${most.scripts} kB and none is the back office's`, async ({
    page,
  }, info) => {
    const scripts = await scriptsOf(page, path);

    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    info.annotations.push({ type: 'script kB', description: (total / 1000).toFixed(1) });
    expect(new Set(scripts.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    expect(total).toBeGreaterThan(20_000);
    expect(total / 1000).toBeLessThanOrEqual(most.scripts);
    expect(scripts.filter(({ url }) => url.includes('/mf/admin/'))).toEqual([]);
  });

for (const [path, most] of Object.entries(LIMITS))
  test(`when ${path} is opened cold on a fine phone then it stays below ${most.all} kB and each picture below ${PICTURE_KB}`, async ({
    page,
  }, info) => {
    const loaded = await loadedBy(page, path);

    const pictures = loaded.filter(({ type }) => type === 'Image');
    const list = loaded.map(({ url, bytes }) => `${url.split('/').at(-1)} ${(bytes / 1000).toFixed(1)}`);
    info.annotations.push({
      type: 'all kB',
      description: `${kilobytes(loaded).toFixed(0)}: ${list.join(', ')}`,
    });
    expect(kilobytes(loaded)).toBeLessThanOrEqual(most.all);
    expect(loaded.length).toBeLessThanOrEqual(most.requests);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ bytes }) => bytes > PICTURE_KB * 1000)).toEqual([]);
  });

test('when a visitor only reads then no session cookie is set', async ({ page, context }) => {
  await page.goto('/menu');
  await settled(page);

  expect((await context.cookies()).filter(({ name }) => name.includes('sid'))).toEqual([]);
});

test('when the back office is built then all its scripts together stay below 270.8 kB', async () => {
  const built = path.join(import.meta.dirname, '../../mf-admin/dist');
  const files = (await readdir(built)).filter((name) => name.endsWith('.js.br'));
  const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(built, name))).size));

  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(270.8);
});
