import type { customElixirConflict } from '@shop/contracts/custom-elixir';
import { ownSizesOf, type OwnSize } from '@shop/contracts/own-sizes';
import { useShop } from '@shop/ui';
import { useState } from 'react';
import type * as z from 'zod/mini';

type Refusal = { data?: Partial<z.infer<typeof customElixirConflict>> };

/** The sizes of a blend, the chosen one, and what an order says of it. */
export function useOwnSizes() {
  const shop = useShop();
  const [told, setTold] = useState<OwnSize[]>();
  const [milliliters, setMilliliters] = useState<number>();
  const all = told ?? ownSizesOf(shop);
  const chosen = all.find((size) => size.milliliters === milliliters) ?? all[0]!;
  const isSaid = told ?? shop.ownBlendSizes;
  return {
    all,
    chosen,
    choose: setMilliliters,
    /** A shop that has none is sent none. */
    sent: isSaid ? { milliliters: chosen.milliliters } : {},
    /** The owner may change them while somebody builds: the refusal tells what there is. */
    hear: (error: unknown) => setTold((known) => (error as Refusal).data?.sizes ?? known),
  };
}
