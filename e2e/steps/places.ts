import { expect, type Locator, type Page } from './test.ts';

type Place = Record<'x' | 'y' | 'width' | 'height', number>;

export const placeOf = async (one: Locator): Promise<Place> => (await one.boundingBox())!;

/** Matches the same place within half a pixel: the middle of a window falls between two pixels. */
export const near = ({ x, y, width, height }: Place) => ({
  x: expect.closeTo(x, 0),
  y: expect.closeTo(y, 0),
  width: expect.closeTo(width, 0),
  height: expect.closeTo(height, 0),
});

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
