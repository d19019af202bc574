import { gramsOf } from '@shop/contracts/delivery-ways';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
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
  const known = new Map<number, number>();
  const learn = async (ids: number[]) => {
    const found = await catalog.elixirs(ids);
    for (const id of ids) known.set(id, gramsOf(found.get(id) ?? {}, parcel?.pieceGrams));
  };
  return async (order) => {
    const items = keptItems(order);
    const ids = new Set(items.flatMap(({ elixirId }) => (known.has(elixirId) ? [] : [elixirId])));
    if (ids.size > 0) await learn([...ids]);
    return items.reduce((sum, { elixirId, quantity }) => sum + known.get(elixirId)! * quantity, 0);
  };
}
