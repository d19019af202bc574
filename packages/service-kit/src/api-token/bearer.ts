import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** What stands behind 'Bearer' in the Authorization header; undefined when the request comes without one. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  const [scheme = '', ...rest] = (headers.authorization ?? '').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}

/** Who sends a token is nobody else: cookies beside it do not count. */
export function dropCookies(req: IncomingMessage): void {
  if (bearerOf(req) !== undefined) delete req.headers.cookie;
}

export const tokenOrCookies: RequestHandler = (req, _res, next) => {
  dropCookies(req);
  next();
};
