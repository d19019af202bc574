import { expectFits, expectSound, NARROWEST, openAdmin } from '../steps/admin.ts';
import { HIGH_LISTS, LISTS, WINDOWS } from '../steps/list-rows.ts';
import { signIn } from '../steps/owner.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

// All sign in as the same owner and end nobody's session: what the browser has compiled serves the next one.
test.use({ cold: false });

const WIDTHS = [390, 1024, 1280, 1920];
/**
 * A rule of access is looked for where the layout is another, and in few rows, which have all that thirty have: axe
 * takes a second for a long list.
 */
const AXE_WIDTHS = { list: [390, 1280], window: [NARROWEST, 1280] };
const FEW = 3;
const expectWell = (page: Page, where: string, isLookedThrough: boolean) =>
  isLookedThrough ? expectSound(page, where) : expectFits(page, where);
const ROW = 52;
/** Orders in the first screen of a laptop. */
const IN_VIEW = 9;

/** Words that end at the side of their box without a sign that they go on. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *, [role=alertdialog] *')]
      .filter(
        (one) =>
          [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible' &&
          getComputedStyle(one).textOverflow !== 'ellipsis' &&
          // What only a screen reader is told.
          one.clientWidth > 1,
      )
      .map((one) => one.textContent ?? ''),
  );

const tallest = (page: Page): Promise<number> =>
  page
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));

/** How many of a list's rows are whole in the first screen. */
const inView = (page: Page): Promise<number> =>
  page
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

/** How far a table sticks out of its sheet. */
const wider = (page: Page): Promise<number> =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      Math.max(...tables.map((table) => table.scrollWidth - table.parentElement!.clientWidth)),
    );

/** Columns whose arrow, which tells that they sort the list, stands over the next one. */
const arrowsOut = (page: Page): Promise<string[]> =>
  page
    .getByRole('columnheader')
    .filter({ has: page.locator('button svg') })
    .evaluateAll((heads) =>
      heads
        .filter((head) => {
          const arrow = head.querySelector('button svg')!;
          return arrow.getBoundingClientRect().right > head.getBoundingClientRect().right;
        })
        .map((head) => head.textContent ?? ''),
    );

for (const [path, [address, row]] of Object.entries(LISTS))
  test(`when ${path} has no row, a few or thirty then each fits, at every width`, async ({ page }) => {
    test.slow();
    let rows = 0;
    await page.route(address, (route) =>
      route.fulfill({
        json: Array.from({ length: rows }, (_, at) => row(at + 1)),
        headers: { 'x-total-count': String(rows) },
      }),
    );
    await signIn(page);
    for (rows of [0, FEW, 30]) {
      await openAdmin(page, path);
      for (const width of WIDTHS) {
        const where = `${path} ${width} × ${rows}`;
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('row')).toHaveCount(Math.max(rows, 1) + 1);
        await expectWell(page, where, rows <= FEW && AXE_WIDTHS.list.includes(width));
        expect({ where, cut: await cutWords(page) }).toEqual({ where, cut: [] });
        if (width < 768) continue;
        expect({ where, wider: await wider(page) }).toEqual({ where, wider: 0 });
        expect({ where, out: await arrowsOut(page) }).toEqual({ where, out: [] });
        expect(await tallest(page), where).toBeLessThanOrEqual(ROW + 1);
        if (path === '/admin/orders' && rows === 30 && width >= 1280)
          expect(await inView(page), where).toBeGreaterThanOrEqual(IN_VIEW);
      }
    }
  });

for (const [path, answers] of Object.entries(HIGH_LISTS))
  test(`when ${path} has thirty rows then no column is out of sight, at every width`, async ({ page }) => {
    for (const [address, json] of Object.entries(answers))
      await page.route(address, (route) => route.fulfill({ json, headers: { 'x-total-count': '30' } }));
    await signIn(page);
    await openAdmin(page, path);
    await expect(page.getByRole('row').nth(30)).toBeAttached();
    for (const width of WIDTHS) {
      const where = `${path} ${width}`;
      await page.setViewportSize({ width, height: 800 });
      await expectWell(page, where, AXE_WIDTHS.list.includes(width));
      if (width >= 768) expect({ where, wider: await wider(page) }).toEqual({ where, wider: 0 });
    }
  });

for (const [path, windows] of Object.entries(WINDOWS))
  test(`when a window of ${path} is open then it fits and no word of it is cut, at every width`, async ({
    page,
  }) => {
    test.slow();
    const [address, row] = LISTS[path]!;
    await page.route(address, (route) =>
      route.fulfill({ json: [1, 2, 3].map(row), headers: { 'x-total-count': '3' } }),
    );
    await signIn(page);
    for (const name of windows) {
      await page.goto(`${path}?ventana=${name}`);
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      await settled(page);
      for (const width of [NARROWEST, ...WIDTHS]) {
        const where = `${path} ${name} ${width}`;
        await page.setViewportSize({ width, height: 800 });
        await expectWell(page, where, AXE_WIDTHS.window.includes(width));
        expect({ where, cut: await cutWords(page) }).toEqual({ where, cut: [] });
      }
    }
  });
