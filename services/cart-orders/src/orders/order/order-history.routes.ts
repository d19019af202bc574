import { randomId } from '@shop/contracts/common';
import { orderNote } from '@shop/contracts/order';
import type { OrderHistory } from '@shop/contracts/order-history';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { OrderEvent } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { administratorOf } from './order.routes.ts';
import type { OrderStore } from './order.store.ts';
import { findOrder } from './order.ts';

type Deps = {
  orders: OrderStore;
  /** The refunds of the order, as events of its history. */
  refundsOf: (order: OrderRow) => Promise<OrderEvent[]>;
};

/** /api/orders/{orderId}/history and /notes, for administrators: the actions on an order, and the team's notes. */
export function orderHistoryRoutes({ orders, refundsOf }: Deps): Router {
  const router = Router();
  const orderOf = (req: Request) => findOrder({ orders }, parseParam(randomId, req, 'orderId'));
  const historyOf = async (order: OrderRow): Promise<OrderHistory> =>
    [...order.history, ...(await refundsOf(order))]
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(toWire);

  router.get('/:orderId/history', async (req, res) => {
    res.json(await historyOf(await orderOf(req)));
  });
  router.post('/:orderId/notes', async (req, res) => {
    const order = await orderOf(req);
    const { text } = parseBody(orderNote, req);
    addAuditFacts(res, { name: order.number });
    const noted = await orders.addNote(order, { text, who: administratorOf(req) });
    if (!noted) throw notFound('No encontramos ese pedido.');
    res.json(await historyOf(noted));
  });
  return router;
}

const toWire = ({ at, who, from, to, note }: OrderEvent): OrderHistory[number] => ({
  at: at.toISOString(),
  who,
  to,
  ...(from && { from }),
  ...(note && { note }),
});
