import type { MenuPage } from '@shop/contracts/menu';
import { chooseFrom } from '@shop/contracts/menu-choices';
import { isWhole, useGetMenuQuery } from './menu.api.ts';
import { useFilters } from './use-filters.ts';
import { useSearch } from './use-search.ts';

export type MenuRead = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/**
 * What the menu shows of what was chosen. A short one is there as a whole; of a long one the catalogue finds it.
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
