import { randomId } from '@shop/contracts/common';
import { ordersDelivered, ordersShipment } from '@shop/contracts/shipment';
import { tracking } from '@shop/contracts/tracking';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import type { Log } from '@shop/service-kit/log';
import { conflict, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router } from 'express';
import { toChosenOrders, type FindOrders, type FoundOrder } from '../order/chosen-orders.ts';
import { administratorOf } from '../order/order.routes.ts';
import { findOrder, type StatusDeps } from '../order/order.ts';
import { staffOrder } from '../order/order.view.ts';
import { giveTracking } from './give-tracking.ts';
import { markDelivered, takeBackDelivered } from './mark-delivered.ts';
import { shipOrders } from './ship-orders.ts';

/** The shipping desk below /api/orders: sending, tracking numbers and delivery marks. */
export function shippingRoutes(deps: StatusDeps & { log: Log; findOrders: FindOrders }): Router {
  const router = Router();

  router.post('/shipments', async (req, res) => {
    res.json(await shipOrders(deps, parseBody(ordersShipment, req), administratorOf(req)));
  });
  router.patch('/delivered', async (req, res) => {
    const { delivered, ...chosen } = parseBody(ordersDelivered, req);
    const who = administratorOf(req);
    const act = async (id: string, found?: FoundOrder) => {
      // Undoing a change of a whole list must only undo that change, so earlier deliveries are refused here.
      if (delivered && found?.deliveredAt) throw conflict('Ya estaba entregado.');
      return delivered ? markDelivered(deps, id, { who }) : takeBackDelivered(deps, id, who);
    };
    res.json(await toChosenOrders(deps, chosen, act));
  });
  router.put('/:orderId/tracking', async (req, res) => {
    const id = parseParam(randomId, req, 'orderId');
    const given = { tracking: parseBody(tracking, req), who: administratorOf(req) };
    addAuditFacts(res, { before: staffOrder(await findOrder(deps, id)) });
    res.json(staffOrder(await giveTracking(deps, id, given)));
  });
  return router;
}
