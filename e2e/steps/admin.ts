import { expect, type Locator, type Page, settled } from './test.ts';
import { axeViolations } from './axe.ts';

/** Opens a page of the back office and waits until its list has come. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** To another address of the back office as its links lead there: the shop is not loaded again. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The menu is open: on a phone it stands behind a button. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Administración' });
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu).toBeVisible();
  return menu;
}

/** The row of a table that has this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** A name that no other story or project uses. */
export const uniqueName = (what: string, project: string): string =>
  `${what} ${project} ${Math.random().toString(36).slice(2, 8)}`;

/**
 * The browser has the session no more, and its page does not know it yet.
 * Each answer renews the cookie, so one that is still on its way would bring it back.
 */
export async function endSession(page: Page): Promise<void> {
  await settled(page);
  await page.context().clearCookies({ name: /admin_sid/ });
}

/** A line of the toast that is shown; what a screen reader is told of it stands elsewhere in the page. */
export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

/** Faults of access once windows have stopped moving: half drawn ones do not count as open. */
export async function accessFaults(page: Page): Promise<string[]> {
  // What was pressed a moment ago begins to move with the next picture.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  return axeViolations(page);
}

/** How far the page or one of its windows sticks out on the right. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** No rule of access is broken, and nothing sticks out of the side of the page or of a window. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect({ where, faults: await accessFaults(page) }).toEqual({ where, faults: [] });
  expect({ where, wider: await wider(page) }).toEqual({ where, wider: 0 });
}

/** A phone becomes the narrowest window that has to work: 1280 pixels enlarged four times. */
export const narrowIfPhone = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 });
};
