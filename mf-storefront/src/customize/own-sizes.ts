import type { customElixirConflict } from '@shop/contracts/custom-elixir';
import { ownSizesOf, type OwnSize } from '@shop/contracts/own-sizes';
import { useShop } from '@shop/ui';
import { useState } from 'react';
import type * as z from 'zod/mini';

type Refusal = { data?: Partial<z.infer<typeof customElixirConflict>> };

/** The sizes of a blend, the chosen one, and the size that an order sends. */
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
    /** A shop without sizes gets no size. */
    sent: isSaid ? { milliliters: chosen.milliliters } : {},
    /** The owner may change the sizes meanwhile: the refusal contains the current ones. */
    hear: (error: unknown) => setTold((known) => (error as Refusal).data?.sizes ?? known),
  };
}
