import { zipParam, type ColoniaList } from '@shop/contracts/address';
import { parseParam } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { Colonias } from './colonias.ts';

/** GET /api/colonias/{zip} */
export function coloniaRoutes({ colonias, limit }: { colonias: Colonias; limit: RequestHandler }): Router {
  const router = Router();
  router.get('/:zip', limit, async (req, res) => {
    const answer: ColoniaList = await colonias(parseParam(zipParam, req, 'zip'));
    res.set('Cache-Control', 'private, max-age=600').json(answer);
  });
  return router;
}
