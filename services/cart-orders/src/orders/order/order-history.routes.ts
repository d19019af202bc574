import { randomId } from '@shop/contracts/common';
import type { OrderHistory } from '@shop/contracts/order-history';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import { parse } from '@shop/service-kit/validate';
import { Router, type Request, type Response } from 'express';
import { sessionOptions, type Deps } from '../../deps.ts';
import { refundEvents } from '../../payments/refund/refund.wire.ts';
import { findOrder } from './order.ts';

/** GET /api/orders/{orderId}/history: who moved the order and who gave money back, for administrators. */
export function orderHistoryRoutes(deps: Deps): Router {
  const router = Router();
  const admin = [adminSession(sessionOptions(deps)), requireAdmin];
  router.get('/:orderId/history', admin, async (req: Request, res: Response) => {
    const id = parse(randomId, req.params['orderId'], 'El identificador del pedido no es válido.');
    const { history, status, paymentIntentId } = await findOrder(deps, id);
    const refunds = refundEvents(await deps.refunds.find(paymentIntentId), status);
    const events = [...history, ...refunds].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const answer: OrderHistory = events.map(({ at, who, from, to, note }) => ({
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
