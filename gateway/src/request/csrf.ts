import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (req: IncomingMessage): boolean => !SAFE.has(req.method ?? '');

/**
 * True when a change comes from a page of the shop itself (H31). Browsers say so in Sec-Fetch-Site or Origin and
 * pages cannot forge them. Who sends neither is no browser: that passes without a cookie, as an integration does, since
 * nobody's session can be borrowed; with a cookie nothing is changed.
 */
export function isOwnChange(req: IncomingMessage, publicBaseUrl: URL): boolean {
  const site = req.headers['sec-fetch-site'];
  const { origin, host, cookie } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return site !== undefined || cookie === undefined;
  // By another name of the host too, but never by another scheme: a page that came in the clear may be anybody's.
  return origin === publicBaseUrl.origin || origin === `${publicBaseUrl.protocol}//${host}`;
}
