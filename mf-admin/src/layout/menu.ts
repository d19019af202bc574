import { adminPages } from '@shop/contracts/pages/admin';
import type { AdminPage, PageTab } from '@shop/contracts/pages/entry';

export type MenuPage = AdminPage & Required<Pick<AdminPage, 'menu'>>;

const isListed = (page: AdminPage): page is MenuPage => page.menu !== undefined;
/** The pages with an entry in the sidebar, in their order. */
export const menuPages: readonly MenuPage[] = (adminPages as readonly AdminPage[]).filter(isListed);

export const pathOf = (address: string): string => address.replace(/#.*|\/$/g, '');

/** The tabs of a menu entry. */
export const tabsOf = ({ path, title, menu }: MenuPage): readonly PageTab[] =>
  menu.tabs ?? [{ to: path, name: title }];

export const isOfTab = ({ to, holds = [] }: PageTab, path: string): boolean =>
  [pathOf(to), ...holds].includes(pathOf(path));

/** The menu entry that a page belongs to. */
export const entryOf = (path: string): MenuPage | undefined =>
  menuPages.find((page) => tabsOf(page).some((tab) => isOfTab(tab, path)));
