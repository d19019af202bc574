import { manualOrderRequest, manualPreviewRequest } from '@shop/contracts/manual-order';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import { administratorOf } from '../order/order.routes.ts';
import { fullOrder } from '../order/order.view.ts';
import { makeManualOrder, type ManualDeps } from './manual-order.ts';
import { previewManual } from './manual-price.ts';

/** /api/orders: what an administrator sells at a fair or by phone. */
export function manualOrderRoutes(deps: ManualDeps): Router {
  const router = Router();
  router.post('/', async (req, res) => {
    const request = parseBody(manualOrderRequest, req);
    res.status(201).json(fullOrder(await makeManualOrder(deps, { request, who: administratorOf(req) })));
  });
  router.post('/preview', async (req, res) => {
    res.json(await previewManual(deps, parseBody(manualPreviewRequest, req)));
  });
  return router;
}
