import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from '../login/cookie-of.ts';
import { newToken } from '../secret-token.ts';
import { LINK_S } from './login-link.store.ts';

export type AskingBrowser = ReturnType<typeof createAskingBrowser>;

/** A secret kept in the browser that asked for a link, so that no other browser can use the mailed link. */
export function createAskingBrowser(publicBaseUrl: string) {
  const secure = publicBaseUrl.startsWith('https:');
  const name = secure ? '__Host-admin_link' : 'admin_link';
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  const read = (req: Request) => /^[\w-]{43}$/.exec(cookieOf(req, name))?.[0];
  return {
    read,
    /** Keeps an existing secret, so that the earlier of two links still works. */
    mark(req: Request, res: Response): string {
      const secret = read(req) ?? newToken();
      res.cookie(name, secret, { ...options, maxAge: LINK_S * 1_000 });
      return secret;
    },
    forget: (res: Response) => res.clearCookie(name, options),
  };
}
