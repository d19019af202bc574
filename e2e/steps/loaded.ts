import type { CDPSession } from '@playwright/test';

/** What a page fetched: its address, what it is ('Script', 'Image' …), all its bytes on the wire and those without headers. */
export type Loaded = { url: string; type: string; bytes: number; body: number };

/** Notes all that the page fetches from now on; what it brings along in its own text weighs nothing more. */
export async function watchLoaded(session: CDPSession): Promise<Loaded[]> {
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

/** A phone with a fine screen, which fetches the largest pictures. */
export const FINE_PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};
