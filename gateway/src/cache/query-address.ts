import { SHOPPER_COOKIE, cookieName } from '@shop/service-kit/session-cookie';
import { pathOf } from '@shop/http/answer';

/**
 * One address for one page: the path with those parameters that change what is shown, always in one order.
 * @param url path and query as the browser sent them
 */
export function addressOf(url: string, parameters: readonly string[] = []): string {
  const path = pathOf(url);
  const given = new URLSearchParams(url.slice(path.length));
  const said = parameters.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return said.length > 0 ? `${path}?${new URLSearchParams(said).toString()}` : path;
}

/** Remembers the `max` keys that were used last, and calls `forget` for the one before them. */
export function createLatest(max: number, forget: (key: string) => void): (key: string) => void {
  const keys = new Set<string>();
  return (key) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= max || oldest === undefined) return;
    keys.delete(oldest);
    forget(oldest);
  };
}

/**
 * Whether cookies are those of a visitor without a session: it begins with the first thing that is put into a cart, so
 * that this visitor's cart is empty for certain.
 */
export function createNewVisitor(publicBaseUrl: string): (cookies: string | undefined) => boolean {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(SHOPPER_COOKIE, publicBaseUrl)}=`);
  return (cookies = '') => !session.test(cookies);
}
