import { publicPages } from '@shop/contracts/pages';
import { expect, test } from '../steps/test.ts';

/** Besides those of the manifest: pages about one thing. */
const PATHS = [...publicPages.map(({ path }) => path), '/menu/monte-blanco', '/flores/xtabentun', '/cart'];

for (const width of [390, 1280])
  test(`when text is twice as large in a window of ${width} px then no page is wider than it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const wider: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wider.push(`${path}: ${over} px`);
    }

    expect(wider).toEqual([]);
  });
