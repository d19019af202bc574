import { randomId } from '@shop/contracts/common';
import { orderAdditionRequest, orderExchangeRequest } from '@shop/contracts/order-addition';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request, type Response } from 'express';
import { administratorOf } from '../order/order.routes.ts';
import { staffOrder } from '../order/order.view.ts';
import { addLines, removeAddition, type AdditionDeps } from './add-lines.ts';

/** /api/orders/{orderId}/addition, for administrators: adds or exchanges pieces of an order that has not left. */
export function additionRoutes(deps: AdditionDeps): Router {
  const router = Router();
  const add =
    (request: typeof orderAdditionRequest | typeof orderExchangeRequest) =>
    async (req: Request, res: Response) => {
      const id = parseParam(randomId, req, 'orderId');
      const order = await addLines(deps, id, { request: parseBody(request, req), who: administratorOf(req) });
      addAuditFacts(res, { name: order.number });
      res.status(201).json(staffOrder(order));
    };
  router.post('/:orderId/addition', add(orderAdditionRequest));
  router.post('/:orderId/exchange', add(orderExchangeRequest));
  router.delete('/:orderId/addition', async (req, res) => {
    const order = await removeAddition(deps, parseParam(randomId, req, 'orderId'), administratorOf(req));
    addAuditFacts(res, { name: order.number });
    res.json(staffOrder(order));
  });
  return router;
}
