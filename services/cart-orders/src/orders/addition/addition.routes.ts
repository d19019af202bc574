import { randomId } from '@shop/contracts/common';
import { orderAdditionRequest } from '@shop/contracts/order-addition';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { parseBody, parseParam } from '@shop/service-kit/errors';
import { Router } from 'express';
import { administratorOf } from '../order/order.routes.ts';
import { staffOrder } from '../order/order.view.ts';
import { addLines, removeAddition, type AdditionDeps } from './add-lines.ts';

/** /api/orders/{orderId}/addition, for administrators: more pieces for an order that has not left. */
export function additionRoutes(deps: AdditionDeps): Router {
  const router = Router();
  router.post('/:orderId/addition', async (req, res) => {
    const id = parseParam(randomId, req, 'orderId');
    const request = parseBody(orderAdditionRequest, req);
    const order = await addLines(deps, id, { request, who: administratorOf(req) });
    addAuditFacts(res, { name: order.number });
    res.status(201).json(staffOrder(order));
  });
  router.delete('/:orderId/addition', async (req, res) => {
    const order = await removeAddition(deps, parseParam(randomId, req, 'orderId'), administratorOf(req));
    addAuditFacts(res, { name: order.number });
    res.json(staffOrder(order));
  });
  return router;
}
