import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (req: IncomingMessage): boolean => !SAFE.has(req.method ?? '');

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * True when a change was asked for by a page of the shop itself (H31). Browsers say so in Sec-Fetch-Site or Origin and
 * pages cannot forge them; who sends neither is no browser of today, and gets nothing changed.
 */
export function isOwnChange(req: IncomingMessage, publicBaseUrl: URL): boolean {
  const site = req.headers['sec-fetch-site'];
  const { origin, host } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return site !== undefined;
  const from = hostOf(origin);
  return from !== undefined && (from === publicBaseUrl.host || from === host);
}
