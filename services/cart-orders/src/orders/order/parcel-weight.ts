import { gramsOf } from '@shop/contracts/delivery-ways';
import type { InternalElixir } from '@shop/contracts/elixir';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { Pieces } from '../../shopping/cart/cart-rules.ts';
import { piecesOf } from '../../shopping/stock/pieces.ts';
import type { OrderRow } from './order.model.ts';
import { keptItems } from './order-returns.ts';

export type WeightNeeds = {
  catalog: Pick<CatalogClient, 'elixirs'>;
  settings: Pick<SettingsClient, 'read'>;
};
export type Weigh = (order: Pick<OrderRow, 'items' | 'returns'>) => Promise<number>;

/**
 * Weighs orders, in grams with packing, from the products' own weights; each product is read once. Pieces without a
 * weight count with the settings' weight.
 */
export async function createWeigh({ catalog, settings }: WeightNeeds): Promise<Weigh> {
  const { parcel } = await settings.read();
  const known = new Map<number, Partial<InternalElixir>>();
  const learn = async (ids: number[]) => {
    const found = await catalog.elixirs(ids);
    for (const id of ids) known.set(id, found.get(id) ?? {});
  };
  return async (order) => {
    const items = keptItems(order);
    const all = [...items, ...piecesOf(items)];
    const ids = new Set(all.flatMap(({ elixirId }) => (known.has(elixirId) ? [] : [elixirId])));
    if (ids.size > 0) await learn([...ids]);
    // A kit with its own weight counts with it; any other kit counts as its contents.
    const weighed = items.flatMap((item): Pieces[] =>
      known.get(item.elixirId)!.weight ? [item] : piecesOf([item]),
    );
    return weighed.reduce(
      (sum, { elixirId, quantity }) => sum + gramsOf(known.get(elixirId)!, parcel?.pieceGrams) * quantity,
      0,
    );
  };
}
