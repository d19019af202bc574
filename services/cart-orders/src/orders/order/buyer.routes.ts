import { randomId } from '@shop/contracts/common';
import { invoiceRequest } from '@shop/contracts/invoice';
import type { PaymentLink } from '@shop/contracts/order';
import { addressWrite } from '@shop/contracts/address';
import { AppError, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { CartDeps } from '../../shopping/cart/cart.ts';
import { keepSession } from '../../shopping/keep-session.ts';
import type { PictureKeys } from '../../shopping/pictures/picture-keys.ts';
import { askInvoice, type InvoiceDeps } from './ask-invoice.ts';
import { cancelUnpaid, type CancelDeps } from './cancel-unpaid.ts';
import { completeAddress } from './complete-address.ts';
import { isBuyer } from './order-access.ts';
import type { OrderRow } from './order.model.ts';
import { findOrder } from './order.ts';
import { orderResponse } from './order.view.ts';
import { reorder } from './reorder.ts';
import { reopenPayment, type ReopenDeps } from './reopen-payment.ts';

const NOT_YOURS =
  'Sólo quien hizo la compra puede hacer esto. Ábrelo en el dispositivo donde compraste o con el enlace que te enviamos.';

type Deps = CancelDeps &
  CartDeps &
  ReopenDeps &
  Pick<InvoiceDeps, 'planInvoice'> & {
    pictures: PictureKeys;
    /** Signs the links to orders. */
    secret: string;
    shopper: RequestHandler;
    limit: RequestHandler;
  };

/** What a buyer may still do with an order. */
export function buyerRoutes(deps: Deps): Router {
  const router = Router();
  const { pictures } = deps;
  const buyer = [deps.shopper, deps.limit];

  router.put('/:orderId/shipping', buyer, async (req: Request, res: Response) => {
    const order = await ownOrder(deps, req);
    const done = await completeAddress(deps, order, parseBody(addressWrite, req));
    res.set('Cache-Control', 'private, no-store').json(orderResponse(done, { isFull: true, pictures }));
  });
  router.put('/:orderId/invoice', buyer, async (req: Request, res: Response) => {
    const updated = await askInvoice(deps, await ownOrder(deps, req), parseBody(invoiceRequest, req));
    res.set('Cache-Control', 'private, no-store').json(orderResponse(updated, { isFull: true, pictures }));
  });
  router.post('/:orderId/payment', buyer, async (req: Request, res: Response) => {
    const answer: PaymentLink = { initPoint: await reopenPayment(deps, await ownOrder(deps, req)) };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });
  router.post('/:orderId/cancel', buyer, async (req: Request, res: Response) => {
    const cancelled = await cancelUnpaid(deps, await ownOrder(deps, req));
    res.set('Cache-Control', 'private, no-store').json(orderResponse(cancelled, { isFull: true, pictures }));
  });
  router.post('/:orderId/reorder', buyer, async (req: Request, res: Response) => {
    const answer = await reorder(deps, req.sessionID, await ownOrder(deps, req));
    await keepSession(req);
    res.set('Cache-Control', 'private, no-store').json(answer);
  });
  return router;
}

/** @throws AppError 404, 403 when the order is another buyer's */
async function ownOrder({ orders, secret }: Deps, req: Request): Promise<OrderRow> {
  const id = parseParam(randomId, req, 'orderId');
  const order = await findOrder({ orders }, id);
  const visitor = { sessionId: req.sessionID, token: req.query['t'] };
  if (!isBuyer(order, visitor, secret)) throw new AppError(403, NOT_YOURS);
  return order;
}
