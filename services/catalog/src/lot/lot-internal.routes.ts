import { parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import { elixirIdsQuery } from '../elixir/elixir-internal.routes.ts';
import type { LotStore } from './lot.store.ts';
import { toLot } from './lot.view.ts';

/** /internal/lots?ids=1,2: the lots in use for these products, newest first. */
export function lotInternalRoutes({ lots }: { lots: LotStore }): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    res.json((await lots.activeOf(parseQuery(elixirIdsQuery, req).ids)).map(toLot));
  });
  return router;
}
