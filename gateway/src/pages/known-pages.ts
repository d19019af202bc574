/** The pages of the shop (SH1); any other path shows the not-found page, with status 404. */
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
  '/checkout/address',
  '/admin',
  '/admin/login',
  '/admin/products',
  '/admin/orders',
  '/admin/flowers',
  '/admin/content',
  '/admin/content-list',
  '/admin/messages',
  '/admin/mails',
  '/admin/reviews',
  '/admin/packing-slip',
]);

export const isKnownPage = (path: string): boolean => PAGES.has(path);

/** Pages that search engines may list. */
export const PUBLIC_PAGES = ['/', '/menu', '/customize', '/about', '/contact'];
