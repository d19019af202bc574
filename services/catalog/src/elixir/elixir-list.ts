import { LOW_STOCK } from '@shop/contracts/constants';
import type { ElixirListQuery } from '@shop/contracts/elixir';
import { escapeRegExp, normalizeForSearch } from '@shop/contracts/search';

/** MongoDB filter of the administrators' list. Every part is a scalar that the contract has checked. */
export const listFilter = ({
  q,
  isAvailable,
  isCustom,
  isLow,
}: ElixirListQuery): Record<string, unknown> => ({
  isDeleted: false,
  ...(isAvailable !== undefined && { isAvailable }),
  ...(isCustom !== undefined && { isCustom }),
  ...(isLow && { stock: { $lte: LOW_STOCK } }),
  ...(q && { nameKey: { $regex: escapeRegExp(normalizeForSearch(q)) } }),
});

const FIELD = { id: 'id', name: 'nameKey', price: 'priceCents' } as const;

/** Order of the list; the id settles ties, so that no row is shown twice or left out between two pages. */
export function listSort(sort: ElixirListQuery['sort']): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = FIELD[sort.replace('-', '') as keyof typeof FIELD];
  return { [field]: direction, id: direction };
}
