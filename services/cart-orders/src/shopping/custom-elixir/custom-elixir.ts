import type { CustomElixirRequest, CustomElixirResponse } from '@shop/contracts/custom-elixir';
import { conflict } from '@shop/service-kit/errors';
import { addOwnElixir, replaceOwnElixir } from '../cart/add-items.ts';
import type { CartDeps } from '../cart/cart.ts';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import { sizeMade } from './own-size.ts';

export type CustomElixirDeps = CartDeps & { catalog: Pick<CatalogClient, 'createCustom'> };
type Visit = { sessionId: string; idempotencyKey?: string };

/**
 * Makes the shopper's own elixir and puts it into the cart, or in place of an earlier one. The shopper chooses only the
 * name, the flowers and one of the shop's sizes (H4). The same idempotency key returns the same elixir and never
 * doubles the line (H6).
 * @throws AppError 400/404/409 as the catalog refuses, 409 no blends sold, 404 no line to replace, 503 no catalog
 */
export async function createCustomElixir(
  deps: CustomElixirDeps,
  visit: Visit,
  request: CustomElixirRequest,
): Promise<CustomElixirResponse> {
  const { name } = request.elixir;
  const settings = await deps.settings.read();
  if (settings.ownBlends === false) throw conflict('Por ahora no hacemos elixires personalizados.');
  const elixir = await deps.catalog.createCustom({
    flowerIds: request.flowerIds,
    ...sizeMade(settings, request.milliliters),
    ...visit,
    ...(name ? { name } : {}),
  });
  const { sessionId } = visit;
  const item = request.replaces
    ? await replaceOwnElixir(deps, { sessionId, itemId: request.replaces }, elixir.id)
    : await addOwnElixir(deps, sessionId, elixir.id);
  return { elixir, cart: { id: item.cartId }, item };
}
