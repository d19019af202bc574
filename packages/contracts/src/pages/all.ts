import { isAddressOf, isPattern, type PageEntry, type RemoteName } from '../pages.ts';
import { adminPages } from './admin.ts';
import { checkoutPages } from './checkout.ts';
import { storefrontPages } from './storefront.ts';

type OwnedPage = PageEntry & {
  /** The micro-frontend that draws it. */
  owner: RemoteName;
};

const ownedBy =
  (owner: RemoteName) =>
  (page: PageEntry): OwnedPage => ({ ...page, owner });
/** Every page of the shop (SH1); other paths show the not-found page. Browsers load it only to report measurements. */
export const pages: readonly OwnedPage[] = [
  ...storefrontPages.map(ownedBy('storefront')),
  ...checkoutPages.map(ownedBy('checkout')),
  ...adminPages.map(ownedBy('admin')),
];

export const pageAt = (path: string): OwnedPage | undefined =>
  pages.find((page) => isAddressOf(page.path, path));

/** The pages with one address each that the server renders. */
export const renderedPages: readonly OwnedPage[] = pages.filter(
  (page) => (page.public ?? page.frame) && !isPattern(page.path),
);
