import { randomId } from '@shop/contracts/common';
import { orderListQuery, orderStatusChange } from '@shop/contracts/order';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { adminBeside, adminSession, requireAdmin, shopperSession } from '@shop/service-kit/session';
import { parse, parseBody, parseQuery } from '@shop/service-kit/validate';
import { Router, type Request, type Response } from 'express';
import { sessionOptions, type Deps } from '../../deps.ts';
import { addressLink as linkToAddress, isBuyer } from './order-access.ts';
import { changeStatus, findOrder } from './order.ts';
import { fullOrder, orderItems, orderResponse } from './order.view.ts';

export function orderRoutes(deps: Deps): Router {
  const router = Router();
  const { pictures } = deps;
  const session = sessionOptions(deps);
  const admin = [adminSession(session), requireAdmin];
  const max = deps.config.ORDER_LIMIT_PER_MINUTE;
  const limit = limitByAddress({ redis: deps.redis, name: 'order', max, windowMs: 60_000 });

  router.get('/', admin, async (req: Request, res: Response) => {
    const { orders, total, isMore } = await deps.listOrders(parseQuery(orderListQuery, req));
    if (isMore) res.set('X-Total-More', 'true');
    res.set('X-Total-Count', String(total)).json(orders.map(fullOrder));
  });
  router.get('/:orderId/items', admin, async (req: Request, res: Response) => {
    res.json(orderItems(await findOrder(deps, orderIdOf(req)), deps.pictures));
  });
  router.patch('/:orderId/status', admin, async (req: Request, res: Response) => {
    const { status: to, confirmUnpaid } = parseBody(orderStatusChange, req);
    const who = req.session.admin?.username ?? 'admin';
    res.json(fullOrder(await changeStatus(deps, orderIdOf(req), { to, who, confirmUnpaid })));
  });
  router.get('/:orderId', limit, shopperSession(session), adminBeside(session), async (req, res) => {
    const order = await findOrder(deps, orderIdOf(req));
    const isFull = Boolean(res.locals['admin']) || isBuyer(deps, req, order);
    const addressLink = isFull && order.needsAddress ? linkToAddress(deps, order._id) : undefined;
    res
      .set('Cache-Control', 'private, no-store')
      .json(orderResponse(order, { isFull, pictures, addressLink }));
  });
  return router;
}

/** What cannot be an order's id is simply not there. */
function orderIdOf(req: Request): string {
  return parse(randomId, req.params['orderId'], 'El identificador del pedido no es válido.');
}
