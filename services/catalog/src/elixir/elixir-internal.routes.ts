import type { InternalElixir } from '@shop/contracts/elixir';
import { parseQuery } from '@shop/service-kit/validate';
import { Router } from 'express';
import * as z from 'zod';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { reservedOf } from '../stock/stock-hold.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { ElixirStore } from './elixir.store.ts';
import { toSoldElixir } from './elixir.view.ts';

const MAX_IDS = 200;
const ids = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'Identificador inválido')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((list) => list.length <= MAX_IDS, `Máximo ${MAX_IDS} identificadores`);
export const elixirIdsQuery = z.object({ ids });
const query = elixirIdsQuery.extend({ cart: z.string().max(64).optional() });

type Deps = { elixirs: ElixirStore; media: MediaUrls };

/** What a cart may sell: the free pieces and those that it has reserved itself. */
function inStockFor({ stock, holds = [] }: ElixirRow, cart: string | undefined): number | undefined {
  if (typeof stock !== 'number') return undefined;
  const own = holds.filter(({ cartId, paymentId }) => cartId === cart && !paymentId);
  return stock + reservedOf(own);
}

/** /internal/elixirs?ids=1,2&cart=…: what carts and checkouts must know. Deleted ones are there, not available (H32). */
export function elixirInternalRoutes({ elixirs, media }: Deps): Router {
  const router = Router();
  const view = (row: ElixirRow, inStock: number | undefined): InternalElixir => ({
    ...toSoldElixir(row, media),
    isAvailable: row.isAvailable && !row.isDeleted && inStock !== 0,
    ...(inStock !== undefined && { inStock }),
    ...(row.sessionId !== undefined && { sessionId: row.sessionId }),
  });
  router.get('/', async (req, res) => {
    const { ids: wanted, cart } = parseQuery(query, req);
    const rows = await elixirs.findByIds(wanted);
    res.json(rows.map((row) => view(row, inStockFor(row, cart))));
  });
  return router;
}
