import { checkoutPages } from './pages/checkout.ts';
import type { PageEntry } from './pages/entry.ts';
import { GIFT_CARDS, MY_ORDERS, storefrontPages } from './pages/storefront.ts';
import type { Settings } from './settings.ts';
import { giftAmountsOf } from './sold-gift-cards.ts';

export const REMOTE_NAMES = ['storefront', 'checkout', 'admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];
export { GIFT_CARDS, MY_ORDERS };
export type { PageEntry };
type PublicPage = PageEntry & Required<Pick<PageEntry, 'public'>>;

/** The query that asks the shell's server for a framed page as a visitor without a session sees it. */
export const NEW_VISITOR = '?visita=nueva';

/** Whether the entry's path has many addresses. */
export const isPattern = (entryPath: string): boolean => entryPath.includes(':');

/** Whether `path` is an address of the page with this entry's path. A collection may have the longest name. */
export const isAddressOf = (entryPath: string, path: string): boolean =>
  isPattern(entryPath)
    ? new RegExp(`^${entryPath.replace(/:\w+/, '[a-z0-9-]{1,200}')}$`).test(path)
    : entryPath === path;

const isPublic = (page: PageEntry): page is PublicPage => page.public !== undefined;

const withOneAddress = storefrontPages.filter(
  (page): page is PublicPage => isPublic(page) && !isPattern(page.path) && !page.public.whileWritten,
);

/** The public pages with one address each, which every shop begins with. */
export const publicPages: readonly PublicPage[] = withOneAddress.filter(({ offer }) => offer !== 'giftCards');

type Offers = Pick<Settings, 'ownBlends' | 'giftCards' | 'giftCardAmounts'>;
/** Whether a shop has the page: its owner may turn it off. */
export function isOffered({ offer }: Pick<PageEntry, 'offer'>, shop: Offers): boolean {
  if (offer === 'giftCards') return giftAmountsOf(shop).length > 0;
  return !offer || shop.ownBlends !== false;
}

/** The public pages of a shop. */
export const publicPagesOf = (shop: Offers): PublicPage[] =>
  withOneAddress.filter((page) => isOffered(page, shop));

/** The pages that header and footer list. */
export const menuPagesOf = (shop: Offers): PublicPage[] =>
  publicPagesOf(shop).filter((page) => !page.public.offMenu);

const firstPart = (path: string) => path.split('/')[1];

/** The micro-frontend that draws the page at `path`; unknown paths are the storefront's, which shows the 404. */
export const ownerOf = (path: string): RemoteName => {
  const part = firstPart(path);
  if (part === 'admin') return 'admin';
  return checkoutPages.some((page) => firstPart(page.path) === part) ? 'checkout' : 'storefront';
};
