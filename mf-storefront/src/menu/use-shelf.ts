import type { MenuPage } from '@shop/contracts/menu';
import { chooseFrom } from '@shop/contracts/menu-choices';
import { isWhole, useGetMenuQuery } from './menu.api.ts';
import { useFilters } from './use-filters.ts';
import { useSearch } from './use-search.ts';

/** What the menu shows of what was chosen. A short one is there as a whole; of a long one the catalogue finds it. */
export const useShelf = (menu: MenuPage) => {
  const address = useFilters();
  const isShort = isWhole(menu);
  const query = useGetMenuQuery(isShort ? '' : address.chosen);
  const search = useSearch(isShort ? address.filters.q : '');
  const searched = isShort ? search(menu.blends, address.filters.q) : [];
  const blends = chooseFrom(searched, address.filters);
  const found: MenuPage = isShort ? { blends, total: blends.length } : (query.data ?? menu);
  return { ...address, isShort, searched, found, query };
};
