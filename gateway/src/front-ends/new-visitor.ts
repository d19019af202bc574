import { cookieName, SHOPPER_COOKIE } from '@shop/service-kit/session-cookie';

/**
 * Whether cookies are those of a visitor without a session: it begins with the first thing that is put into a cart, so
 * that this visitor's cart is empty for certain.
 */
export function createNewVisitor(publicBaseUrl: string): (cookies: string | undefined) => boolean {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(SHOPPER_COOKIE, publicBaseUrl)}=`);
  return (cookies = '') => !session.test(cookies);
}
