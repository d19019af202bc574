import type { CDPSession } from '@playwright/test';
import { settled, type Page } from './test.ts';

/** A loaded file: address, type ('Script', 'Image' …), all bytes on the wire, and those without headers. */
export type Loaded = { url: string; type: string; bytes: number; body: number };

/**
 * The maximum weight (kB) of a page on a cold visit without scrolling: everything, and the bodies of its scripts; and
 * the maximum number of files.
 */
export const LIMITS = {
  '/': { all: 302, scripts: 132, requests: 17 },
  '/menu': { all: 332, scripts: 133, requests: 23 },
  '/menu/monte-blanco': { all: 302, scripts: 134, requests: 17 },
  '/customize': { all: 250, scripts: 142, requests: 17 },
  '/cart': { all: 250, scripts: 134.1, requests: 20 },
};
/** The maximum weight (kB) of each of their pictures. */
export const PICTURE_KB = 35;

/** A phone with a high-resolution screen, which loads the largest pictures. */
const FINE_PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };

/** Everything that a cold visit to `address` loads on such a phone, without scrolling. The page must be watched. */
export async function loadedBy(page: Page, address: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', FINE_PHONE);
  const loaded = await watchLoaded(session);
  await page.goto(address);
  // The shop's scripts load after the page is painted.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await settled(page);
  return loaded;
}

/** Records everything that the page loads from now on; data inside its own text has no extra weight. */
async function watchLoaded(session: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const known = new Map<string, { url: string; type: string; headers: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    known.set(requestId, { url: response.url, type, headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url, type, headers } = known.get(requestId) ?? { url: 'data:', type: '', headers: 0 };
    if (url.startsWith('data:')) return;
    loaded.push({ url, type, bytes: encodedDataLength, body: encodedDataLength - headers });
  });
  await session.send('Network.enable');
  return loaded;
}

export const kilobytes = (loaded: Loaded[], of: 'bytes' | 'body' = 'bytes'): number =>
  loaded.reduce((sum, one) => sum + one[of], 0) / 1000;
