import { newestLots, type Lot, type OrderLot } from '@shop/contracts/lot';
import { badRequest } from '@shop/service-kit/errors';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import { piecesOf } from '../../shopping/stock/pieces.ts';
import type { OrderRow } from './order.model.ts';
import { keptItems } from './order-returns.ts';

/** The codes of an order's lots; without `lots`, `preferredLots` come before the newest lots in use. */
export type ChosenLots = { lots?: string[] | undefined; preferredLots?: string[] | undefined };
export type LotNeeds = { catalog: Pick<CatalogClient, 'lots'> };

/**
 * The lots that an order records when it leaves.
 * @param chosen codes chosen for this order; without them, each product's preferred lot in use, else its newest
 * @throws AppError 400 for a lot that is not in use for the order's products; 503 without the catalogue, since an order
 * that left without its lots could not be called back
 */
export async function lotsOf(
  { catalog }: LotNeeds,
  order: Pick<OrderRow, 'items' | 'lots' | 'returns'>,
  { lots: codes, preferredLots = [] }: ChosenLots,
): Promise<OrderLot[]> {
  const { lots: kept = [] } = order;
  const elixirIds = piecesOf(keptItems(order)).map(({ elixirId }) => elixirId);
  const inUse = await catalog.lots(elixirIds);
  if (!codes) {
    const preferred = inUse.filter(({ code }) => preferredLots.includes(code));
    return newestLots([...preferred, ...inUse], elixirIds).map((lot) => frozen(lot, elixirIds));
  }
  return codes.map((code) => {
    const found = inUse.find((lot) => lot.code === code);
    const known = found ? frozen(found, elixirIds) : kept.find((lot) => lot.code === code);
    if (!known)
      throw badRequest('Revisa los datos enviados.', { lots: `El lote ${code} ya no está en uso.` });
    return known;
  });
}

const frozen = ({ code, elixirIds, packedOn, bestBefore }: Lot, inOrder: number[]): OrderLot => ({
  code,
  packedOn,
  bestBefore,
  elixirIds: elixirIds.filter((id) => inOrder.includes(id)),
});
