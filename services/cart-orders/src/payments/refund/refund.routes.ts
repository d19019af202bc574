import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { randomId } from '@shop/contracts/common';
import { toCentavos } from '@shop/contracts/money';
import { refundRequest, type RefundOverview, type RefundResponse } from '@shop/contracts/refund';
import { conflict, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request, type Response } from 'express';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { findOrder } from '../../orders/order/order.ts';
import type { RefundCommand } from './refund.ts';
import { booksOf, refundOrder, type RefundOrderDeps } from './refund-order.ts';
import { overviewOf, refundView } from './refund.view.ts';

type RefundDeps = RefundOrderDeps & { orders: OrderStore };

const BY_HAND = `Este pedido se cobró fuera de ${PROVIDER_LABEL}: devuelve el dinero tú y cancela el pedido.`;

/** /api/orders/{orderId}/refunds: what of an order's payment went back, and giving it back; for administrators. */
export function refundRoutes(deps: RefundDeps): Router {
  const router = Router();

  router.get('/:orderId/refunds', async (req: Request, res: Response) => {
    res.json(await orderOverview(deps, orderIdOf(req)));
  });
  router.post('/:orderId/refunds', async (req: Request, res: Response) => {
    const order = await findOrder(deps, orderIdOf(req));
    if (order.manual && order.manual.payment !== 'link') throw conflict(BY_HAND);
    const command = refundCommandOf(req, order.paymentIntentId);
    const refund = await refundOrder(deps, order, await priced(deps, order, command));
    const overview = await orderOverview(deps, orderIdOf(req));
    const answer: RefundResponse = { refund: refundView(refund), overview };
    res.status(refund.status === 'done' ? 201 : 202).json(answer);
  });
  return router;
}

/** What the request asks for, in the name of the administrator who sent it. @throws AppError 400 */
export function refundCommandOf(req: Request, paymentId: string): RefundCommand {
  const { requestId, amount, part } = parseBody(refundRequest, req);
  const who = req.session.admin?.username ?? 'admin';
  return {
    paymentId,
    requestId,
    who,
    ...(amount === undefined ? {} : { amountCents: toCentavos(amount) }),
    ...(part && { part }),
  };
}

/** The delivery goes back for what it cost, once. @throws AppError 409 when it was free or has gone back */
async function priced(deps: RefundDeps, order: OrderRow, command: RefundCommand): Promise<RefundCommand> {
  if (!command.part) return command;
  const { refunds } = await booksOf(deps, order);
  const isGone = refunds.some(
    ({ part, status, requestId }) => part && status !== 'failed' && requestId !== command.requestId,
  );
  if (!order.shippingCents) throw conflict('El envío de este pedido no costó nada.');
  if (isGone) throw conflict('Ya se pidió el reembolso del envío.');
  return { ...command, amountCents: order.shippingCents };
}

async function orderOverview(deps: RefundDeps, orderId: string): Promise<RefundOverview> {
  const order = await findOrder(deps, orderId);
  const { totalCents, refundedCents = 0, paymentStatus } = order;
  return overviewOf({ paidCents: totalCents, refundedCents, paymentStatus }, await booksOf(deps, order));
}

const orderIdOf = (req: Request): string => parseParam(randomId, req, 'orderId');
