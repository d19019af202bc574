import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { randomId } from '@shop/contracts/common';
import { isByHand } from '@shop/contracts/is-by-hand';
import { toCentavos, toPesos } from '@shop/contracts/money';
import {
  refundPreviewRequest,
  refundRequest,
  type RefundOverview,
  type RefundResponse,
} from '@shop/contracts/refund';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request, type Response } from 'express';
import { refundSold, type RefundSoldDeps } from '../../gift-cards/refund-sold.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { findOrder } from '../../orders/order/order.ts';
import { booksOf, giftLeftOf, paidOf, refundOrder, type RefundOrderDeps } from './refund-order.ts';
import { deliveryLeft, piecesLeft, pricePieces, type RefundInput } from './refund-part.ts';
import { overviewOf, refundView } from './refund.view.ts';

type RefundDeps = RefundOrderDeps & RefundSoldDeps & { orders: OrderStore };

const BY_HAND = `Este pedido se cobró fuera de ${PROVIDER_LABEL}: devuelve el dinero tú y cancela el pedido.`;

/** /api/orders/{orderId}/refunds: lists and makes refunds of an order; for administrators. */
export function refundRoutes(deps: RefundDeps): Router {
  const router = Router();

  router.get('/:orderId/refunds', async (req: Request, res: Response) => {
    res.json(await orderOverview(deps, orderIdOf(req)));
  });
  router.post('/:orderId/refunds', async (req: Request, res: Response) => {
    const order = await findOrder(deps, orderIdOf(req));
    if (isByHand(order)) throw conflict(BY_HAND);
    addAuditFacts(res, { name: order.number });
    const press = pressOf(req);
    const books = () => booksOf(deps, order);
    const refund = await refundSold(deps, order, { ...press, books }, () => refundOrder(deps, order, press));
    addAuditFacts(res, { amount: toPesos(refund.amountCents) });
    const overview = await orderOverview(deps, orderIdOf(req));
    const answer: RefundResponse = { refund: refundView(refund), overview };
    res.status(refund.status === 'done' ? 201 : 202).json(answer);
  });
  router.post('/:orderId/refunds/preview', async (req: Request, res: Response) => {
    const order = await findOrder(deps, orderIdOf(req));
    const { lines } = parseBody(refundPreviewRequest, req);
    const pieces = pricePieces(order, [await booksOf(deps, order)], lines);
    res.json({ amount: toPesos(pieces.reduce((sum, { cents }) => sum + cents, 0)) });
  });
  return router;
}

/** The request's refund, in the name of the administrator who sent it. @throws AppError 400 */
export function pressOf(req: Request): RefundInput {
  const { requestId, amount, part, lines, note, seen } = parseBody(refundRequest, req);
  const who = req.session.admin?.username ?? 'admin';
  return {
    requestId,
    who,
    ...(amount === undefined ? {} : { amountCents: toCentavos(amount) }),
    ...(part && { part }),
    ...(lines && { lines }),
    ...(note && { note }),
    ...(seen && { seenLeftCents: toCentavos(seen.left) }),
  };
}

async function orderOverview(deps: RefundDeps, orderId: string): Promise<RefundOverview> {
  const order = await findOrder(deps, orderId);
  const books = await booksOf(deps, order);
  const back = piecesLeft(order, [books]);
  const giftLeft = await giftLeftOf(deps, order);
  return {
    ...overviewOf(paidOf(order), books),
    ...(giftLeft !== undefined && { giftLeft: toPesos(giftLeft) }),
    delivery: toPesos(deliveryLeft(order, [books])),
    pieces: order.items.map(({ id, elixirName: name }) => ({ id, name, ...back.get(id)! })),
  };
}

const orderIdOf = (req: Request): string => parseParam(randomId, req, 'orderId');
