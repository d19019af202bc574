import { useState } from 'react';
import { useListLotsQuery } from '../lots/lots.api.ts';
import { useListProductsQuery } from '../products/products.api.ts';
import type { LotRow } from './lot-choices.tsx';

const PRODUCTS = { isCustom: false } as const;

/** For each product with several lots in use, the lot of the selected orders: the newest, unless another is chosen. */
export const useBulkLots = (isAsked: boolean) => {
  const skip = { skip: !isAsked };
  const lots = useListLotsQuery(undefined, skip).data ?? [];
  const products = useListProductsQuery(PRODUCTS, skip).data?.rows ?? [];
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const rows = products
    .map(({ id: elixirId, name }): LotRow => {
      const options = lots.filter(({ isActive, elixirIds }) => isActive && elixirIds.includes(elixirId));
      return { elixirId, name, options, code: chosen[elixirId] ?? options[0]?.code ?? '' };
    })
    .filter(({ options }) => options.length > 1);
  return {
    rows,
    choose: (elixirId: number, code: string) => setChosen({ ...chosen, [elixirId]: code }),
    /** Codes of lots that were chosen in place of the newest ones. */
    read: () => rows.filter(({ code, options }) => code !== options[0]?.code).map(({ code }) => code),
  };
};
