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
 * Weighs orders, in grams with packing, by what products say of themselves; each product is asked for once. A piece of
 * which none says it weighs what the shop's settings say.
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
    // A kit that says what it weighs counts as that, another one as what was in it.
    const weighed = items.flatMap((item): Pieces[] =>
      known.get(item.elixirId)!.weight ? [item] : piecesOf([item]),
    );
    return weighed.reduce(
      (sum, { elixirId, quantity }) => sum + gramsOf(known.get(elixirId)!, parcel?.pieceGrams) * quantity,
      0,
    );
  };
}
