import type { Locator, Page } from './test.ts';

export const placeOf = async (one: Locator) => (await one.boundingBox())!;

/** Waits until the window has stopped moving. */
export const still = (window: Locator) =>
  window.evaluate((one) =>
    Promise.all(one.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );

/** Makes the list answer these orders, in their state at each call. */
export const listed = (page: Page, rows: () => object[]) =>
  page.route('**/api/orders?*', (route) =>
    route.fulfill({ json: rows(), headers: { 'x-total-count': String(rows().length) } }),
  );
