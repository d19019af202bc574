import { expect, settled, test, type Page } from '../steps/test.ts';

/** Headings of the home page that are laid out now; the browser leaves out what is far from the window. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const headings = [...document.querySelectorAll('main h2')];
    return headings
      .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ id }) => id);
  });

test('when the home page was opened then a picture of all of it shows what nobody has scrolled to', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);

  await expect.poll(() => laidOut(page)).toEqual(expect.arrayContaining(['steps', 'origin', 'testimonials']));
});

const FAR = 'main [role=listitem] h2, footer h2';

/** Has the page note which of these headings its first picture leaves out. */
const watchFirst = (page: Page) =>
  page.addInitScript((far) => {
    const note = () => {
      const left = [...document.querySelectorAll(far)].filter(
        (each) => !each.checkVisibility({ contentVisibilityAuto: true }),
      );
      Object.assign(globalThis, { left: left.map(({ textContent }) => textContent) });
    };
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(note)));
  }, FAR);

test('when a phone opens the menu then far blends and the footer follow its first picture, without scrolling', async ({
  page,
}) => {
  await watchFirst(page);
  // Low: two columns of eleven are not long.
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/menu');
  const noted = await page.waitForFunction(() => (globalThis as { left?: string[] }).left);

  const left = (await noted.jsonValue())!;
  const all = await page.locator(FAR).allTextContents();
  expect(left.length).toBeGreaterThan(4);
  expect(left).toEqual(all.slice(-left.length));
  const isLeft = (each: Element) => !each.checkVisibility({ contentVisibilityAuto: true });
  for (const each of await page.locator(FAR).all())
    await expect.poll(() => each.evaluate(isLeft)).toBe(false);
});

test('when a shopper was at the blends of the home page then they stay laid out', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.locator('#featured').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => laidOut(page)).toContain('featured');
  // Its script marks it; before, the browser lays it out only while it is near.
  await expect(page.locator('[aria-labelledby=featured]')).toHaveCSS('content-visibility', 'visible');

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  expect(await laidOut(page)).toContain('featured');
});

test('when labels of the footer take two lines then all stand equally far from each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');

  const lists = await page.locator('footer nav ul').evaluateAll((found) =>
    found.map((list) => {
      const boxes = [...list.children].map((label) => {
        const words = document.createRange();
        words.selectNodeContents(label.firstElementChild!);
        return words.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ top }, above) => top - boxes[above]!.bottom);
    }),
  );

  expect(lists).toHaveLength(2);
  for (const gaps of lists) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
});
