import type { CDPSession } from '@playwright/test';

/** What a page fetched: its address, what it is ('Script', 'Image' …) and its bytes on the wire, headers included. */
export type Loaded = { url: string; type: string; bytes: number };

/** Notes all that the page fetches from now on; what it brings along in its own text weighs nothing more. */
export async function watchLoaded(session: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const known = new Map<string, { url: string; type: string }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    known.set(requestId, { url: response.url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = known.get(requestId);
    if (one && !one.url.startsWith('data:')) loaded.push({ ...one, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return loaded;
}

export const kilobytes = (loaded: Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** A phone with a fine screen, which fetches the largest pictures. */
export const FINE_PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};
