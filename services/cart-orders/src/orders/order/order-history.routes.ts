import { randomId } from '@shop/contracts/common';
import type { OrderHistory } from '@shop/contracts/order-history';
import { parse } from '@shop/service-kit/validate';
import { Router, type RequestHandler } from 'express';
import type { OrderEvent } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import { findOrder } from './order.ts';

type Deps = {
  orders: OrderStore;
  /** What was given back of the order's payment, as steps of its history. */
  refundsOf: (order: OrderRow) => Promise<OrderEvent[]>;
  admin: RequestHandler;
};

/** GET /api/orders/{orderId}/history: who moved the order and who gave money back, for administrators. */
export function orderHistoryRoutes({ orders, refundsOf, admin }: Deps): Router {
  const router = Router();
  router.get('/:orderId/history', admin, async (req, res) => {
    const id = parse(randomId, req.params['orderId'], 'El identificador del pedido no es válido.');
    const order = await findOrder({ orders }, id);
    const events = [...order.history, ...(await refundsOf(order))];
    const answer: OrderHistory = events
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ at, who, from, to, note }) => ({
        ...{ at: at.toISOString(), who, to },
        ...(from && { from }),
        ...(note && { note }),
      }));
    res.json(answer);
  });
  return router;
}
