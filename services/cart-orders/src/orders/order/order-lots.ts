import { newestLots, type Lot, type OrderLot } from '@shop/contracts/lot';
import { badRequest } from '@shop/service-kit/errors';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { OrderRow } from './order.model.ts';

export type LotNeeds = { catalog: Pick<CatalogClient, 'lots'> };

/**
 * What an order that leaves keeps of the lots that it was filled from.
 * @param codes as somebody chose them; without them, of each product the newest that is in use
 * @throws AppError 400 for a lot that is not in use for the order's products; 503 without the catalogue, since an order
 * that left without its lots could not be called back
 */
export async function lotsOf(
  { catalog }: LotNeeds,
  { items, lots: kept = [] }: Pick<OrderRow, 'items' | 'lots'>,
  codes?: string[],
): Promise<OrderLot[]> {
  const elixirIds = [...new Set(items.map(({ elixirId }) => elixirId))];
  const inUse = await catalog.lots(elixirIds);
  if (!codes) return newestLots(inUse, elixirIds).map((lot) => frozen(lot, elixirIds));
  return codes.map((code) => {
    const found = inUse.find((lot) => lot.code === code);
    const known = found ? frozen(found, elixirIds) : kept.find((lot) => lot.code === code);
    if (!known)
      throw badRequest('Revisa los datos enviados.', { lots: `El lote ${code} ya no está en uso.` });
    return known;
  });
}

const frozen = ({ code, elixirIds, packedOn, bestBefore }: Lot, inOrder: number[]): OrderLot => ({
  ...{ code, packedOn, bestBefore },
  elixirIds: elixirIds.filter((id) => inOrder.includes(id)),
});
