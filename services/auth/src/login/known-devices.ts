import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from './cookie-of.ts';

const MAX_AGE_MS = 180 * 86_400_000;

/**
 * Remembers in a signed cookie that an account was used in this browser. The cookie grants no access: it only gives
 * the browser attempts of its own when others use up those of the account.
 */
export type KnownDevices = {
  /** The device and its user, when the request's cookie was made for an account with this name. */
  read: (req: Request, account: string) => { device: string; userId: number } | undefined;
  remember: (res: Response, account: string, known: { device: string; userId: number }) => void;
};

export function createKnownDevices(secret: string, publicBaseUrl: string): KnownDevices {
  const secure = publicBaseUrl.startsWith('https:');
  const name = secure ? '__Host-admin_device' : 'admin_device';
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: MAX_AGE_MS };
  /** Signs the user id as well as the name, because a freed name may go to somebody else. */
  const sign = (id: string, account: string, userId: string) =>
    createHmac('sha256', secret).update(`device\0${id}\0${account}\0${userId}`).digest('base64url');
  return {
    read: (req, account) => {
      const [device = '', userId = '', signature = ''] = cookieOf(req, name).split('.');
      const expected = Buffer.from(sign(device, account, userId));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { device, userId: Number(userId) };
    },
    remember: (res, account, { device, userId }) => {
      res.cookie(name, `${device}.${userId}.${sign(device, account, String(userId))}`, options);
    },
  };
}
