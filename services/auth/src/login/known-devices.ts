import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from './cookie-of.ts';

const MAX_AGE_MS = 180 * 86_400_000;

/**
 * Remembers in a signed cookie that somebody signed in to an account with this browser. It opens nothing: it only
 * gives the browser attempts of its own when others use up those of the account.
 */
export type KnownDevices = {
  /** Id of the device when the request's cookie was given to this account. */
  read: (req: Request, account: string) => string | undefined;
  remember: (res: Response, account: string) => void;
};

export function createKnownDevices(secret: string, publicBaseUrl: string): KnownDevices {
  const secure = publicBaseUrl.startsWith('https:');
  const name = secure ? '__Host-admin_device' : 'admin_device';
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: MAX_AGE_MS };
  const sign = (id: string, account: string) =>
    createHmac('sha256', secret).update(`device\0${id}\0${account}`).digest('base64url');
  return {
    read: (req, account) => {
      const [id = '', signature = ''] = cookieOf(req, name).split('.');
      const expected = Buffer.from(sign(id, account));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
    remember: (res, account) => {
      const id = randomBytes(16).toString('base64url');
      res.cookie(name, `${id}.${sign(id, account)}`, options);
    },
  };
}
