import { randomId } from '@shop/contracts/common';
import { toPesos } from '@shop/contracts/money';
import { ownPaymentMark, type OwnPayment } from '@shop/contracts/own-pay';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { findOrder } from '../../orders/order/order.ts';
import { administratorOf } from '../../orders/order/order.routes.ts';
import { findOwn, markPaid, type MarkDeps } from './mark-paid.ts';
import type { OwnPaymentRow } from './own-payment.model.ts';
import { receivedCents } from './own-payments.ts';

type Deps = MarkDeps & { orders: OrderStore };

/** /api/orders/{orderId}/own-payment: what an order paid to the shop itself still awaits, and marking it as paid. */
export function ownWaysRoutes(deps: Deps): Router {
  const router = Router();
  const orderOf = (req: Request) => findOrder(deps, parseParam(randomId, req, 'orderId'));

  router.get('/:orderId/own-payment', async (req, res) => {
    res.json(viewOf(await findOwn(deps, await orderOf(req))));
  });
  router.post('/:orderId/own-payment', async (req, res) => {
    const order = await orderOf(req);
    const mark = parseBody(ownPaymentMark, req);
    addAuditFacts(res, { name: order.number, amount: mark.amount });
    await markPaid(deps, { order, mark, who: administratorOf(req) });
    res.json(viewOf(await findOwn(deps, order)));
  });
  return router;
}

const viewOf = (row: OwnPaymentRow): OwnPayment => ({
  way: row.way,
  due: toPesos(row.dueCents),
  received: toPesos(receivedCents(row)),
  payBefore: row.payBefore.toISOString(),
  isOver: row.endedAt !== undefined,
  ...(row.reference && { reference: row.reference }),
  receipts: row.receipts.map(({ cents, means, paidOn, who, at, note }) => ({
    amount: toPesos(cents),
    means,
    paidOn,
    who,
    at: at.toISOString(),
    ...(note && { note }),
  })),
});
