import { randomId } from '@shop/contracts/common';
import { labelNotBought, labelPurchase, ratesRequest, type LabelDesk } from '@shop/contracts/label';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { findOrder } from '../../orders/order/order.ts';
import { administratorOf } from '../../orders/order/order.routes.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { createWeigh, type WeightNeeds } from '../../orders/order/parcel-weight.ts';
import { askCarrier, assertMayShip } from './ask-carriers.ts';
import { buyLabel, noteNotBought, type BuyDeps } from './buy-label.ts';
import { cancelLabel } from './cancel-label.ts';
import { accountView, labelView, ratesView } from './label.view.ts';
import { parcelOf, placeDigest, problemsOf, shipmentOf } from './shipment-of.ts';

type Deps = BuyDeps & WeightNeeds & { orders: OrderStore };

/** /api/orders/{orderId}/label: offers of carriers for a parcel, and its label, for the orders' desk. */
export function labelRoutes(deps: Deps): Router {
  const router = Router();
  const { carriers, settings } = deps;
  const orderOf = (req: Request) => findOrder(deps, parseParam(randomId, req, 'orderId'));

  router.get('/:orderId/label', async (req, res) => {
    const order = await orderOf(req);
    const said = await settings.read();
    const provider = carriers();
    const desk: LabelDesk = {
      ...(provider && { account: accountView(provider) }),
      problems: problemsOf(said, order),
      parcel: await parcelOf(said, order, await createWeigh(deps)),
      ...(order.label && { label: labelView(order.label) }),
      ...(hasOldAddress(order) && { hasOldAddress: true }),
    };
    res.json(desk);
  });
  router.get('/:orderId/label.pdf', async (req, res) => {
    const { number, label } = await orderOf(req);
    const url = label?.pdfUrl;
    if (!url) throw notFound('Este pedido no tiene una guía que imprimir.');
    const pdf = await askCarrier(deps, (provider) => provider.readPdf(url));
    res
      .set({
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `inline; filename="guia-${number}.pdf"`,
      })
      .type('application/pdf')
      .send(pdf);
  });
  router.post('/:orderId/label/rates', async (req, res) => {
    const order = await orderOf(req);
    const { parcel } = parseBody(ratesRequest, req);
    await assertMayShip(deps, order);
    const shipment = shipmentOf(await settings.read(), order, parcel);
    res.json(ratesView(await askCarrier(deps, (provider) => provider.quote(shipment))));
  });
  router.post('/:orderId/label', async (req, res) => {
    const order = await orderOf(req);
    const wanted = parseBody(labelPurchase, req);
    addAuditFacts(res, { name: order.number });
    const { label } = await buyLabel(deps, order, { ...wanted, who: administratorOf(req) });
    res.json(labelView(label));
  });
  router.post('/:orderId/label/not-bought', async (req, res) => {
    const order = await orderOf(req);
    const { id } = parseBody(labelNotBought, req);
    addAuditFacts(res, { name: order.number });
    res.json(labelView((await noteNotBought(deps, order, { id, who: administratorOf(req) })).label));
  });
  router.delete('/:orderId/label', async (req, res) => {
    const order = await orderOf(req);
    addAuditFacts(res, { name: order.number });
    res.json(labelView((await cancelLabel(deps, order, administratorOf(req))).label));
  });
  return router;
}

const hasOldAddress = (order: OrderRow): boolean =>
  order.label?.placeDigest !== undefined && order.label.placeDigest !== placeDigest(order);
