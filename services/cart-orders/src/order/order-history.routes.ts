import { randomId } from '@shop/contracts/common';
import type { OrderHistory } from '@shop/contracts/order-history';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import { parse } from '@shop/service-kit/validate';
import { Router, type Request, type Response } from 'express';
import { sessionOptions, type Deps } from '../deps.ts';
import { findOrder } from './order.ts';

/** GET /api/orders/{orderId}/history: who moved the order, for administrators. */
export function orderHistoryRoutes(deps: Deps): Router {
  const router = Router();
  const admin = [adminSession(sessionOptions(deps)), requireAdmin];
  router.get('/:orderId/history', admin, async (req: Request, res: Response) => {
    const id = parse(randomId, req.params['orderId'], 'El identificador del pedido no es válido.');
    const { history } = await findOrder(deps, id);
    const answer: OrderHistory = history.map(({ at, who, from, to, note }) => ({
      at: at.toISOString(),
      who,
      to,
      ...(from && { from }),
      ...(note && { note }),
    }));
    res.json(answer);
  });
  return router;
}
