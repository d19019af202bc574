import { LOW_STOCK } from '@shop/contracts/constants';
import type { ElixirListQuery } from '@shop/contracts/elixir';
import { asTyped, beginsWith } from '@shop/service-kit/list-pages/word-texts';
import type { QueryFilter } from 'mongoose';
import type { ElixirRow } from './elixir.model.ts';

type Order = Record<string, 1 | -1>;

const runsLow = (kits: number[]): Record<string, unknown> => {
  const stock = { $lte: LOW_STOCK };
  return kits.length > 0 ? { $or: [{ stock }, { id: { $in: kits } }] } : { stock };
};

/**
 * MongoDB filter of the administrators' list without its search. All parts are scalars that the contract has checked.
 * @param lowKits reads the numbers of the kits that run low; called only when the list asks for them
 */
export const listFilter = async (
  { isAvailable, isCustom, isLow }: ElixirListQuery,
  lowKits: () => Promise<number[]>,
): Promise<Record<string, unknown>> => ({
  isDeleted: false,
  ...(isAvailable !== undefined && { isAvailable }),
  ...(isCustom !== undefined && { isCustom }),
  ...(isLow && runsLow(await lowKits())),
});

const FIELD = { id: 'id', name: 'nameKey', price: 'priceCents' } as const;

/** Order of the list; the id settles ties, so that no row is shown twice or left out between two pages. */
export function listSort(sort: ElixirListQuery['sort']): Order {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = FIELD[sort.replace('-', '') as keyof typeof FIELD];
  return { [field]: direction, id: direction };
}

/** The index that matches the list's order, or the one for low stock. */
export function listIndex({ isAvailable, isCustom, isLow, sort }: ElixirListQuery): Order {
  const field = isLow ? 'stock' : FIELD[sort.replace('-', '') as keyof typeof FIELD];
  const isHeld = isCustom !== undefined && isAvailable !== undefined && !isLow;
  return {
    isDeleted: 1,
    ...(isCustom !== undefined && { isCustom: 1 }),
    ...(isHeld && { isAvailable: 1 }),
    [field]: 1,
    id: 1,
  };
}

/** The search for the beginning of any word of a name, and the index that serves it. */
export const listSearch = ({ q = '', isCustom }: ElixirListQuery) => ({
  text: {
    isDeleted: false,
    isCustom: isCustom ?? { $in: [false, true] },
    search: beginsWith(asTyped(q)),
  } satisfies QueryFilter<ElixirRow>,
  hint: { isDeleted: 1, isCustom: 1, search: 1 } satisfies Order,
  isNumber: false,
});
