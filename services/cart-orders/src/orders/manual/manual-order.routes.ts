import { manualOrderRequest } from '@shop/contracts/manual-order';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import { administratorOf } from '../order/order.routes.ts';
import { fullOrder } from '../order/order.view.ts';
import { makeManualOrder, type ManualDeps } from './manual-order.ts';

/** POST /api/orders: what an administrator sells at a fair or by phone. */
export function manualOrderRoutes(deps: ManualDeps): Router {
  const router = Router();
  router.post('/', async (req, res) => {
    const request = parseBody(manualOrderRequest, req);
    res.status(201).json(fullOrder(await makeManualOrder(deps, { request, who: administratorOf(req) })));
  });
  return router;
}
