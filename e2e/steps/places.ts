import type { Locator, Page } from './test.ts';

export const placeOf = async (one: Locator) => (await one.boundingBox())!;

/** The window has stopped moving. */
export const still = (window: Locator) =>
  window.evaluate((one) =>
    Promise.all(one.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );

/** The list has these orders, as they are by then. */
export const listed = (page: Page, rows: () => object[]) =>
  page.route('**/api/orders?*', (route) =>
    route.fulfill({ json: rows(), headers: { 'x-total-count': String(rows().length) } }),
  );
