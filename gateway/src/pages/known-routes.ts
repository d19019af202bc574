/** The pages there are (SH1); any other path gets the shell's not-found page with status 404. */
const PAGES = new Set([
  '/',
  '/menu',
  '/customize',
  '/about',
  '/contact',
  '/cart',
  '/checkout',
  '/checkout/success',
  '/checkout/failure',
  '/checkout/pending',
  '/admin/login',
  '/admin',
  '/admin/products',
  '/admin/orders',
  '/admin/flowers',
  '/admin/content',
  '/admin/content-list',
  '/admin/messages',
]);

export const isKnownPage = (path: string): boolean =>
  PAGES.has(path.length > 1 ? path.replace(/\/$/, '') : path);

/** Pages that search engines may list. */
export const PUBLIC_PAGES = ['/', '/menu', '/customize', '/about', '/contact'];
