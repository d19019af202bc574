import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** The token after 'Bearer' in the Authorization header; undefined without such a header. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  const [scheme = '', ...rest] = (headers.authorization ?? '').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}

/** A request with a token has no other identity, so its cookies are removed. */
export function dropCookies(req: IncomingMessage): void {
  if (bearerOf(req) !== undefined) delete req.headers.cookie;
}

export const tokenOrCookies: RequestHandler = (req, _res, next) => {
  dropCookies(req);
  next();
};
