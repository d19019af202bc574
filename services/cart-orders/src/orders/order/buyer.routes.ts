import { randomId } from '@shop/contracts/common';
import type { PaymentLink } from '@shop/contracts/order';
import { shippingDetails } from '@shop/contracts/shipping';
import { AppError } from '@shop/service-kit/errors';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { shopperSession } from '@shop/service-kit/session';
import { parse, parseBody } from '@shop/service-kit/validate';
import { Router, type Request, type Response } from 'express';
import { sessionOptions, type Deps } from '../../deps.ts';
import { completeAddress } from './complete-address.ts';
import { isBuyer } from './order-access.ts';
import type { OrderRow } from './order.model.ts';
import { findOrder } from './order.ts';
import { orderResponse } from './order.view.ts';
import { reopenPayment } from './reopen-payment.ts';

const NOT_YOURS =
  'Sólo quien hizo la compra puede hacer esto. Ábrelo en el dispositivo donde compraste o con el enlace que te enviamos.';

/** What the buyer of an order may still do to it. */
export function buyerRoutes(deps: Deps): Router {
  const router = Router();
  const max = deps.config.ORDER_LIMIT_PER_MINUTE;
  const limit = limitByAddress({ redis: deps.redis, name: 'buyer', max, windowMs: 60_000 });
  const buyer = [limit, shopperSession(sessionOptions(deps))];

  router.put('/:orderId/shipping', buyer, async (req: Request, res: Response) => {
    const order = await ownOrder(deps, req);
    const done = await completeAddress(deps, order, parseBody(shippingDetails, req));
    res
      .set('Cache-Control', 'private, no-store')
      .json(orderResponse(done, { isFull: true, pictures: deps.pictures }));
  });
  router.post('/:orderId/payment', buyer, async (req: Request, res: Response) => {
    const answer: PaymentLink = { initPoint: await reopenPayment(deps, await ownOrder(deps, req)) };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });
  return router;
}

/** @throws AppError 404, 403 when it is somebody else's */
async function ownOrder(deps: Deps, req: Request): Promise<OrderRow> {
  const id = parse(randomId, req.params['orderId'], 'El identificador del pedido no es válido.');
  const order = await findOrder(deps, id);
  if (!isBuyer(deps, req, order)) throw new AppError(403, NOT_YOURS);
  return order;
}
