/** Of shoppers: it is set with the first thing that they put into a cart. */
export const SHOPPER_COOKIE = 'sid';

/** The name that a cookie of the shop has where browsers reach it. */
export const cookieName = (name: string, publicBaseUrl: string): string =>
  publicBaseUrl.startsWith('https:') ? `__Host-${name}` : name;
