import type { CDPSession } from '@playwright/test';
import { settled, type Page } from './test.ts';

/** What a page fetched: its address, what it is ('Script', 'Image' …), all its bytes on the wire and those without headers. */
export type Loaded = { url: string; type: string; bytes: number; body: number };

/**
 * The most (kB) that a page may weigh as a cold visit fetches it without scrolling: everything, and the bodies of its
 * scripts; and the most files.
 */
export const LIMITS = {
  '/': { all: 302, scripts: 132, requests: 17 },
  '/menu': { all: 332, scripts: 133, requests: 23 },
  '/menu/monte-blanco': { all: 302, scripts: 134, requests: 17 },
  '/customize': { all: 250, scripts: 142, requests: 17 },
  '/cart': { all: 250, scripts: 134, requests: 20 },
};
/** The most (kB) of each picture among them. */
export const PICTURE_KB = 35;

/** A phone with a fine screen, which fetches the largest pictures. */
const FINE_PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };

/** All that a cold visit to `address` on a phone with a fine screen loads, without scrolling. The page is a watched one. */
export async function loadedBy(page: Page, address: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', FINE_PHONE);
  const loaded = await watchLoaded(session);
  await page.goto(address);
  // The shop's scripts come after the page is painted.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await settled(page);
  return loaded;
}

/** Notes all that the page fetches from now on; what it brings along in its own text weighs nothing more. */
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
