import { cartOrdersEndpoints } from '@shop/contracts/endpoints/cart-orders';
import { randomId } from '@shop/contracts/common';
import {
  addressCorrection,
  contactCorrection,
  ordersStatusChange,
  orderStatusChange,
  type OrderStatus,
} from '@shop/contracts/order';
import { orderListQuery } from '@shop/contracts/order-list';
import { isPermitted, roleOf } from '@shop/contracts/roles';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import type { Log } from '@shop/service-kit/log';
import { forbidden, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { SessionData } from 'express-session';
import type { PictureKeys } from '../../shopping/pictures/picture-keys.ts';
import { toChosenOrders, type FindOrders, type FoundOrder } from './chosen-orders.ts';
import { correctAddress, correctContact } from './correct-address.ts';
import { isBuyer } from './order-access.ts';
import type { OrderLinks } from './order-links.ts';
import type { OrderList } from './order-list.ts';
import { changeStatus, findOrder, type StatusDeps } from './order.ts';
import { listedOrder, staffOrder, orderItems, orderResponse } from './order.view.ts';

type Deps = StatusDeps & {
  log: Log;
  listOrders: OrderList;
  findOrders: FindOrders;
  links: OrderLinks;
  pictures: PictureKeys;
  /** Signs the links to orders. */
  secret: string;
  /** Reads the shopper's session and, if there is one, the administrator's. */
  visitor: RequestHandler;
  limit: RequestHandler;
};

export function orderRoutes(deps: Deps): Router {
  const router = Router();
  const { orders, listOrders, links, pictures, secret, visitor, limit } = deps;

  const tellBefore = async (req: Request, res: Response) =>
    addAuditFacts(res, { before: staffOrder(await findOrder({ orders }, orderIdOf(req))) });

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await listOrders(parseQuery(orderListQuery, req));
    tellCount(res, counted).json(rows.map(listedOrder));
  });
  router.get('/:orderId/items', async (req, res) => {
    res.json(orderItems(await findOrder({ orders }, orderIdOf(req)), pictures));
  });
  router.patch('/status', async (req, res) => {
    const { status: to, lots: preferredLots, ...chosen } = parseBody(ordersStatusChange, req);
    const change = { to, who: administratorOf(req), preferredLots };
    const act = (id: string, found?: FoundOrder) => changeStatus(deps, id, { ...change, found });
    res.json(await toChosenOrders(deps, chosen, act));
  });
  router.patch('/:orderId/status', async (req, res) => {
    const id = orderIdOf(req);
    const { status: to, ...change } = parseBody(orderStatusChange, req);
    if (req.session.scopes && !isShipping(to, change)) throw forbidden(SHIPS_ONLY);
    await tellBefore(req, res);
    const moved = await changeStatus(deps, id, { ...change, to, who: administratorOf(req) });
    res.json(staffOrder(moved));
  });
  router.put('/:orderId/address', async (req, res) => {
    const id = orderIdOf(req);
    const { seen, ...address } = parseBody(addressCorrection, req);
    const correction = { address, seen, who: administratorOf(req) };
    await tellBefore(req, res);
    res.json(staffOrder(await correctAddress(deps, id, correction)));
  });
  router.put('/:orderId/contact', async (req, res) => {
    const id = orderIdOf(req);
    const { seen, ...contact } = parseBody(contactCorrection, req);
    await tellBefore(req, res);
    res.json(staffOrder(await correctContact(deps, id, { contact, seen, who: administratorOf(req) })));
  });
  router.delete('/:orderId/links', async (req, res) => {
    const order = await findOrder({ orders }, orderIdOf(req));
    addAuditFacts(res, { name: order.number });
    res.json(staffOrder((await orders.revokeLinks(order, administratorOf(req))) ?? order));
  });
  router.get('/:orderId', visitor, limit, async (req, res) => {
    const order = await findOrder({ orders }, orderIdOf(req));
    const asks = { sessionId: req.sessionID, token: req.query['t'] };
    const isStaff = Boolean(res.locals['admin']);
    const isFull = isStaff || isBuyer(order, asks, secret);
    const addressLink =
      isFull && order.needsAddress && mayGiveAddress(res) ? links.address(order) : undefined;
    res
      .set('Cache-Control', 'private, no-store')
      .json(orderResponse(order, { isFull, isStaff, pictures, addressLink }));
  });
  return router;
}

const SHIPS_ONLY = 'Con un token un pedido pagado se procesa o se completa; lo demás se hace a mano.';
/** Integrations may only send parcels. Refunds, and sending unpaid orders, are decided by people. */
const isShipping = (to: OrderStatus, { confirmUnpaid }: { confirmUnpaid?: boolean | undefined }): boolean =>
  (to === 'processing' || to === 'completed') && !confirmUnpaid;

const { 'PUT /api/orders/{orderId}/address': ADDRESS } = cartOrdersEndpoints;
/** The link can change the order, so only team members who may change addresses get it. */
const mayGiveAddress = (res: Response): boolean => {
  const admin = res.locals['admin'] as SessionData['admin'];
  return !admin || isPermitted(roleOf(admin.role), ADDRESS.roles);
};

/** The name for the history. */
export const administratorOf = (req: Request): string => req.session.admin?.username ?? 'admin';

/** @throws AppError 404 for a malformed order id */
const orderIdOf = (req: Request): string => parseParam(randomId, req, 'orderId');
