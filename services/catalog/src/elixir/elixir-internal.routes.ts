import type { InternalElixir } from '@shop/contracts/elixir';
import { parseQuery } from '@shop/service-kit/validate';
import { Router } from 'express';
import * as z from 'zod';
import type { MediaUrls } from '@shop/service-kit/media-urls';
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

type Deps = { elixirs: ElixirStore; media: MediaUrls };

/** /internal/elixirs?ids=1,2: what carts and checkouts must know. Deleted ones are there, not available (H32). */
export function elixirInternalRoutes({ elixirs, media }: Deps): Router {
  const router = Router();
  const view = (row: ElixirRow): InternalElixir => ({
    ...toSoldElixir(row, media),
    isAvailable: row.isAvailable && !row.isDeleted,
    ...(row.sessionId !== undefined && { sessionId: row.sessionId }),
  });
  router.get('/', async (req, res) => {
    const rows = await elixirs.findByIds(parseQuery(elixirIdsQuery, req).ids);
    res.json(rows.map(view));
  });
  return router;
}
