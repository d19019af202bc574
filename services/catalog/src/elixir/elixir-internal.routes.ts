import type { InternalElixir } from '@shop/contracts/elixir';
import { ownId } from '@shop/contracts/common';
import { MAX_LINES } from '@shop/contracts/constants';
import { FACTS } from '@shop/contracts/elixir-facts';
import { MOST_PARTS } from '@shop/contracts/kit';
import { parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import * as z from 'zod';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { saidOf } from '../facts.ts';
import { reservedOf } from '../stock/stock-hold.ts';
import type { ElixirRow } from './elixir.model.ts';
import { costOf, freeOf, isOffered, kitPieces, takenFrom } from './kits.ts';
import type { ElixirStore } from './elixir.store.ts';
import { toSoldElixir } from './elixir.view.ts';

/** An order's products, and those in its kits. */
const MAX_IDS = MAX_LINES * MOST_PARTS;
/** Facts that carts show, and those that orders need for delivery and figures. */
const SOLD_FACTS = {
  compareAt: FACTS.compareAt,
  weight: FACTS.weight,
  cost: FACTS.cost,
  iva: FACTS.iva,
};
const ids = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'Identificador inválido')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((list) => list.length <= MAX_IDS, `Máximo ${MAX_IDS} identificadores`);
export const elixirIdsQuery = z.object({ ids });
const query = elixirIdsQuery.extend({ cart: z.optional(ownId) });

type Deps = { elixirs: ElixirStore; media: MediaUrls };

/** Pieces that carts have reserved but not paid for, by cart. */
function reservedByCart({ holds = [] }: ElixirRow): Record<string, number> {
  const unpaid = Map.groupBy(
    holds.filter(({ paymentId }) => !paymentId),
    ({ cartId }) => cartId,
  );
  const counted = [...unpaid].map(([cartId, own]) => [cartId, reservedOf(own)] as const);
  return Object.fromEntries(counted.filter(([, pieces]) => pieces > 0));
}

/** What a cart may buy: the free pieces and its own reserved ones. */
function stockFor(row: ElixirRow, cart: string | undefined): Pick<InternalElixir, 'inStock' | 'reservedBy'> {
  const free = freeOf(row);
  if (free === undefined) return {};
  const reserved = new Map(takenFrom(row).map((product) => [product, reservedByCart(product)]));
  const mayHave = (cartId: string) =>
    kitPieces(row, (product) =>
      typeof product.stock === 'number' ? product.stock + (reserved.get(product)![cartId] ?? 0) : undefined,
    )!;
  if (cart !== undefined) return { inStock: mayHave(cart) };
  const carts = new Set([...reserved.values()].flatMap(Object.keys));
  const more = [...carts].map((cartId) => [cartId, mayHave(cartId) - free] as const);
  return { inStock: free, reservedBy: Object.fromEntries(more.filter(([, pieces]) => pieces > 0)) };
}

/** /internal/elixirs?ids=1,2&cart=…: for carts and checkouts. Deleted ones are included as unavailable (H32). */
export function elixirInternalRoutes({ elixirs, media }: Deps): Router {
  const router = Router();
  const view = (row: ElixirRow, { inStock, reservedBy }: ReturnType<typeof stockFor>): InternalElixir => {
    const isOnSale = isOffered(row) && !row.isDeleted;
    return {
      ...toSoldElixir(row, media),
      ...saidOf({ ...row, cost: costOf(row) }, SOLD_FACTS),
      isAvailable: isOnSale && inStock !== 0,
      ...(inStock !== undefined && { inStock }),
      // A product that is off sale cannot be bought, even when a cart has reserved it.
      ...(isOnSale && reservedBy && { reservedBy }),
      ...(row.sessionId !== undefined && { sessionId: row.sessionId }),
    };
  };
  router.get('/', async (req, res) => {
    const { ids: wanted, cart } = parseQuery(query, req);
    const rows = await elixirs.findByIds(wanted);
    res.json(rows.map((row) => view(row, stockFor(row, cart))));
  });
  return router;
}
