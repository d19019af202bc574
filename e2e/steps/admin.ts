import { expect, type Locator, type Page, settled } from './test.ts';
import { axeViolations } from './axe.ts';

/** Opens a page of the back office and waits until its list is loaded. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** Navigates to another address of the back office like its links: without a reload. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Opens the menu if needed: on a phone it is behind a button. */
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
 * Deletes the browser's session cookie without the page noticing.
 * Each answer renews the cookie, so pending ones are awaited first.
 */
export async function endSession(page: Page): Promise<void> {
  await settled(page);
  await page.context().clearCookies({ name: /admin_sid/ });
}

/** A line of the visible toast; its announcement for screen readers is elsewhere in the page. */
export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

/**
 * Until what a change of size or a press set going is over: lists become cards in the next frame, and windows move.
 * An animation starts with the next frame.
 */
async function still(page: Page): Promise<void> {
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
}

/** Accessibility faults after windows have stopped moving: half-drawn ones do not count as open. */
export async function accessFaults(page: Page): Promise<string[]> {
  await still(page);
  return axeViolations(page);
}

/** How far the page or one of its windows overflows on the right. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** Neither the page nor a window overflows sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await still(page);
  expect({ where, wider: await wider(page) }).toEqual({ where, wider: 0 });
}

/** The same, and no accessibility rule is broken. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect({ where, faults: await accessFaults(page) }).toEqual({ where, faults: [] });
  await expectFits(page, where);
}

/** The narrowest supported window: 1280 pixels at 400 % zoom. */
export const NARROWEST = 320;
export const narrowIfPhone = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.setViewportSize({ width: NARROWEST, height: 640 });
};
