import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Exchange = { req: Pick<IncomingMessage, 'headers'>; res: Pick<ServerResponse, 'appendHeader'> };

const COOKIE = 'canary';
const GIVEN = /(?:^|;\s*)canary=(\d{1,2})(?:;|$)/;
const WEEK_SECONDS = 7 * 24 * 3_600;

/**
 * The number from 0 to 99 that a browser keeps for a week: when it is below a canary's share, the browser gets that
 * release, also after the share grows. It identifies nobody. Programs and prefetches without a number get no canary.
 */
export function bucketOf({ req, res }: Exchange, https: boolean): number | undefined {
  const given = GIVEN.exec(req.headers.cookie ?? '')?.[1];
  if (given !== undefined) return Number(given);
  if (req.headers['sec-fetch-mode'] !== 'navigate') return undefined;
  const bucket = randomInt(100);
  const secure = https ? '; Secure' : '';
  res.appendHeader(
    'Set-Cookie',
    `${COOKIE}=${bucket}; Path=/; Max-Age=${WEEK_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return bucket;
}
