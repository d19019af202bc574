import {
  test as base,
  type Browser,
  type BrowserContext,
  type FullProject,
  type Locator,
  type Page,
} from '@playwright/test';

export { expect, type Cookie, type Locator, type Page } from '@playwright/test';

const inFlight = new WeakMap<Page, Set<unknown>>();

/** Tracks the page's requests, so that `settled` need not wait for a pause. */
export function watch(page: Page): Page {
  const open = new Set<unknown>();
  inFlight.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // The body of a refusal may never be read, and then its request never finishes.
  page.on('response', (response) => response.ok() || open.delete(response.request()));
  return page;
}

/** Nothing is requested any more, and the page has drawn what came. */
export async function settled(page: Page): Promise<void> {
  const open = inFlight.get(page);
  if (!open) throw new Error('Only the page that the story was given can be waited for.');
  // A server-rendered page requests its scripts after its first paint.
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const observer = new PerformanceObserver(() => requestIdleCallback(done));
          observer.observe({ type: 'paint', buffered: true });
        }),
    );
  do {
    await base.expect.poll(() => open.size).toBe(0);
    await drawn();
  } while (open.size > 0);
}

/** Waits for hydration: before it, a link in a server-rendered page opens a new document. */
export const takenOver = (place: Locator) =>
  base.expect
    .poll(() => place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/** Deletes everything that a story leaves behind, except the browser's file cache. */
async function forget(context: BrowserContext, baseURL: string): Promise<void> {
  // A page of its own would be a process of its own.
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'local_storage' });
  for (const other of context.pages()) await other.close();
  await context.clearCookies();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

const contextOf = (
  browser: Browser,
  { project }: { project: FullProject },
  serviceWorkers = project.use.serviceWorkers,
) => {
  const { viewport, hasTouch, isMobile, locale, timezoneId, baseURL, contextOptions } = project.use;
  const given = {
    viewport,
    hasTouch,
    isMobile,
    locale,
    timezoneId,
    baseURL,
    serviceWorkers,
    ...contextOptions,
  };
  return browser.newContext(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  );
};

type Story = { cold: boolean };
type Worker = { shared: BrowserContext };

/** Stories of one worker share a browser context, so that scripts are compiled only once. */
export const test = base.extend<Story, Worker>({
  /** For a story that needs an empty cache: `test.use({ cold: true })`. */
  cold: [false, { option: true }],
  shared: [
    async ({ browser }, use, info) => {
      const context = await contextOf(browser, info);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared, browser, cold, baseURL, serviceWorkers }, use, info) => {
    const context = cold ? await contextOf(browser, info, serviceWorkers) : shared;
    await use(context);
    if (cold) await context.close();
    else await forget(context, baseURL ?? '');
  },
  page: async ({ context }, use) => {
    await use(watch(await context.newPage()));
  },
});
