/** The shopper's cookie, set when they first put something into a cart. */
export const SHOPPER_COOKIE = 'sid';

/** The name of a cookie of the shop in browsers. */
export const cookieName = (name: string, publicBaseUrl: string): string =>
  publicBaseUrl.startsWith('https:') ? `__Host-${name}` : name;
