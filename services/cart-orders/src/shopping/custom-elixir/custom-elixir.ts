import type { CartItem } from '@shop/contracts/cart';
import type { CustomElixirRequest, CustomElixirResponse } from '@shop/contracts/custom-elixir';
import { conflict } from '@shop/service-kit/errors';
import type { CartRow } from '../cart/cart.model.ts';
import { withPieces } from '../cart/cart-rules.ts';
import { refuseLine, type CartDeps, type Line } from '../cart/cart.ts';
import { toWire } from '../cart/cart.view.ts';
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

/** Adds an elixir that was just made for this session; repeating it changes nothing. */
async function addOwnElixir(deps: CartDeps, sessionId: string, elixirId: number): Promise<CartItem> {
  const pieces = { elixirId, quantity: 1 };
  let isFirst = false;
  const cart = await deps.carts.change(sessionId, async ({ items }) => {
    isFirst = items.length === 0;
    const isThere = items.some((item) => item.elixirId === elixirId);
    return isThere ? undefined : { items: await withPieces(items, pieces, deps.carts.nextLineId) };
  });
  if (isFirst) deps.funnel.count('carts');
  return lineOf(cart, elixirId);
}

/**
 * Replaces an own elixir in the cart by one that the shopper just made, with the same quantity; repeating it changes
 * nothing. Open checkouts keep the earlier elixir: they are frozen.
 * @throws AppError 404 when the line is not in the session's cart, or is no own elixir; 503 no catalog
 */
async function replaceOwnElixir(
  deps: CartDeps,
  { sessionId, itemId }: Line,
  elixirId: number,
): Promise<CartItem> {
  const cart = await deps.carts.change(sessionId, async ({ _id, items }) => {
    const line = items.find(({ id }) => id === itemId) ?? refuseLine();
    if (line.elixirId === elixirId) return undefined;
    const before = (await deps.catalog.elixirs([line.elixirId], _id)).get(line.elixirId);
    if (!before?.isCustom) return refuseLine();
    const updatedAt = new Date();
    return { items: items.map((item) => (item === line ? { ...item, elixirId, updatedAt } : item)) };
  });
  return lineOf(cart, elixirId);
}

const lineOf = ({ _id, items }: CartRow, elixirId: number): CartItem =>
  toWire(
    _id,
    items.find((item) => item.elixirId === elixirId)!,
  );
