import { expect, type Page, settled, test } from '../steps/test.ts';

const LIMIT_KB = 140;

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
  await settled(page);
  return loaded;
}

for (const path of ['/', '/menu', '/menu/monte-blanco'])
  test(`when ${path} is opened cold then its scripts stay below ${LIMIT_KB} kB and none is the back office's`, async ({
    page,
  }, info) => {
    const scripts = await scriptsOf(page, path);

    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    info.annotations.push({ type: 'script kB', description: (total / 1000).toFixed(1) });
    expect(new Set(scripts.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    expect(total).toBeGreaterThan(20_000);
    expect(total / 1000).toBeLessThanOrEqual(LIMIT_KB);
    expect(scripts.filter(({ url }) => url.includes('/mf/admin/'))).toEqual([]);
  });

test('when a visitor only reads then no session cookie is set', async ({ page, context }) => {
  await page.goto('/menu');
  await settled(page);

  expect((await context.cookies()).filter(({ name }) => name.includes('sid'))).toEqual([]);
});
