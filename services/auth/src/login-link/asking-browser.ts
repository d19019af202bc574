import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from '../login/cookie-of.ts';
import { newToken } from '../secret-token.ts';
import { LINK_S } from './login-link.store.ts';

export type AskingBrowser = ReturnType<typeof createAskingBrowser>;

/** A secret that stays in the browser that asked for a link, so that nobody else can use what the mail says. */
export function createAskingBrowser(publicBaseUrl: string) {
  const secure = publicBaseUrl.startsWith('https:');
  const name = secure ? '__Host-admin_link' : 'admin_link';
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  const read = (req: Request) => /^[\w-]{43}$/.exec(cookieOf(req, name))?.[0];
  return {
    read,
    /** The secret of before where there is one: the earlier of two links still opens. */
    mark(req: Request, res: Response): string {
      const secret = read(req) ?? newToken();
      res.cookie(name, secret, { ...options, maxAge: LINK_S * 1_000 });
      return secret;
    },
    forget: (res: Response) => res.clearCookie(name, options),
  };
}
