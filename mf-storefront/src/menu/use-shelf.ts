import type { MenuPage } from '@shop/contracts/menu';
import { chooseFrom } from '@shop/contracts/menu-choices';
import { isWhole, useGetMenuQuery } from './menu.api.ts';
import { useFilters } from './use-filters.ts';
import { useSearch } from './use-search.ts';

export type MenuRead = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/**
 * The menu's results. A short menu is filtered here, a long one by the catalogue.
 * @param read how the menu was read
 */
export const useShelf = (menu: MenuPage, read: MenuRead) => {
  const address = useFilters();
  const isShort = isWhole(menu);
  const asked = useGetMenuQuery(address.chosen, { skip: isShort });
  const search = useSearch(isShort ? address.filters.q : '');
  const searched = isShort ? search(menu.blends, address.filters.q) : [];
  const blends = chooseFrom(searched, address.filters);
  const found: MenuPage = isShort ? { blends, total: blends.length } : (asked.data ?? menu);
  return { ...address, isShort, searched, found, query: isShort ? read : asked };
};
