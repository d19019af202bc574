export const REMOTE_NAMES = ['storefront', 'checkout', 'admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Which remote draws the page at `pathname`; what nobody claims is the storefront's, which shows the 404. */
export const ownerOf = (pathname: string): RemoteName => {
  if (/^\/admin(\/|$)/.test(pathname)) return 'admin';
  return /^\/(cart|checkout)(\/|$)/.test(pathname) ? 'checkout' : 'storefront';
};
