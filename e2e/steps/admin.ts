import { expect, type Locator, type Page, settled } from './test.ts';
import { axeViolations } from './axe.ts';

/** Opens a page of the back office and waits until its list has come. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** The row of a table that has this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** A name that no other story or project uses. */
export const uniqueName = (what: string, project: string): string =>
  `${what} ${project} ${Math.random().toString(36).slice(2, 8)}`;

/** The session ends on the server's side: the browser does not know it yet. */
export const endSession = (page: Page) => page.context().clearCookies({ name: /admin_sid/ });

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

/** No rule of access is broken, and nothing sticks out of the window's sides. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect({ where, faults: await accessFaults(page) }).toEqual({ where, faults: [] });
  const wider = await page.evaluate(() => {
    const window = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    return window ? window.scrollWidth - window.clientWidth : 0;
  });
  expect({ where, wider: Math.max(0, wider) }).toEqual({ where, wider: 0 });
}
