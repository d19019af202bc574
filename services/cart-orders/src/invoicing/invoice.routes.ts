import { randomUUID } from 'node:crypto';
import { randomId } from '@shop/contracts/common';
import {
  invoiceByHand,
  invoiceCancel,
  invoiceFileQuery,
  type OwnCancelMotive,
} from '@shop/contracts/invoice';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import {
  conflict,
  forbidden,
  notFound,
  parseBody,
  parseParam,
  parseQuery,
  unavailable,
} from '@shop/service-kit/errors';
import { tellWhile } from '@shop/service-kit/still-waiting';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { isBuyer } from '../orders/order/order-access.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { findOrder } from '../orders/order/order.ts';
import { administratorOf } from '../orders/order/order.routes.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { staffOrder } from '../orders/order/order.view.ts';
import { holdsMoney } from '../orders/order/payment.rank.ts';
import { countsNoMore } from './counts-no-more.ts';
import { fileIdOf, fileNameOf } from './invoice-files.ts';
import { InvoiceError, InvoiceRefusal, type InvoicePort } from './provider/invoice.port.ts';
import { isInvoiced, type UpdateDeps } from './update-invoice.ts';

type Deps = Pick<UpdateDeps, 'invoices' | 'cfdis'> & {
  orders: OrderStore;
  relay: (orderId: string) => void;
  /** Signs the links to orders. */
  secret: string;
  /** Reads the shopper's session and, if there is one, the administrator's. */
  visitor: RequestHandler;
  limit: RequestHandler;
};

const CHANGED = 'El pedido cambió mientras tanto. Ábrelo otra vez.';
const NONE = 'Este pedido no tiene factura.';

/** /api/orders/{orderId}/invoice…: the files of an order's invoice, and the team's actions on it. */
export function invoiceRoutes(deps: Deps): Router {
  const router = Router();
  const orderOf = (req: Request) => findOrder(deps, parseParam(randomId, req, 'orderId'));
  /** The order after a change, or a 409. */
  const answer = (res: Response, changed: OrderRow | null) => {
    if (!changed) throw conflict(CHANGED);
    res.json(staffOrder(changed));
  };

  for (const type of ['pdf', 'xml'] as const)
    router.get(`/:orderId/invoice.${type}`, deps.visitor, deps.limit, async (req: Request, res: Response) => {
      const order = await orderOf(req);
      const { credit } = parseQuery(invoiceFileQuery, req);
      const id = mayRead(deps, req, { order, res }) ? fileIdOf(order, credit) : undefined;
      if (!id) throw notFound(NONE);
      const file = await asked(deps, (port) => port.readFile(id, type));
      const disposition = type === 'pdf' ? 'inline' : 'attachment';
      res
        .set({
          'Cache-Control': 'private, no-store',
          'Content-Disposition': `${disposition}; filename="${fileNameOf(order, type, credit)}"`,
        })
        .type(type)
        .send(file);
    });
  router.post('/:orderId/invoice/retry', async (req, res) => {
    const order = await orderOf(req);
    addAuditFacts(res, { name: order.number });
    if (!isInvoiced(order) || order.cfdi.isByHand || order.cfdi.isGlobal) throw conflict(NONE);
    answer(res, await deps.cfdis.again(order, administratorOf(req)));
    deps.relay(order._id);
  });
  router.post('/:orderId/invoice/cancel', async (req, res) => {
    const order = await orderOf(req);
    const { motive } = parseBody(invoiceCancel, req);
    addAuditFacts(res, { name: order.number });
    answer(res, await tellWhile(cancelInvoice(deps, order, { motive, who: administratorOf(req) })));
  });
  router.post('/:orderId/invoice/by-hand', async (req, res) => {
    const order = await orderOf(req);
    const { uuid } = parseBody(invoiceByHand, req);
    addAuditFacts(res, { name: order.number });
    if (!holdsMoney(order.paymentStatus)) throw conflict('Sólo un pedido pagado se factura.');
    const cfdi = {
      id: randomUUID(),
      status: 'stamped' as const,
      at: new Date(),
      isByHand: true,
      ...(uuid && { uuid }),
    };
    answer(res, await deps.cfdis.byHand(order, cfdi, administratorOf(req)));
  });
  return router;
}

type Asks = { order: OrderRow; res: Response };
/** The team may read all invoices; a buyer only their own, not a global one. */
function mayRead({ secret }: Deps, req: Request, { order, res }: Asks): boolean {
  if (res.locals['admin']) return true;
  const visitor = { sessionId: req.sessionID, token: req.query['t'] };
  if (!isBuyer(order, visitor, secret)) throw forbidden('Sólo quien hizo la compra puede ver su factura.');
  return !order.cfdi?.isGlobal;
}

/** An invoice that was refused, made elsewhere or is void is only removed here, not at the provider. */
async function cancelInvoice(
  deps: Deps,
  order: OrderRow,
  { motive, who }: { motive: OwnCancelMotive; who: string },
) {
  if (!isInvoiced(order) || order.cfdi.isGlobal) throw conflict(NONE);
  const { providerId, status, uuid } = order.cfdi;
  if (status === 'asked') throw conflict('La factura se está timbrando. Espera a que esté lista.');
  if (providerId && !countsNoMore(order.cfdi, deps.invoices())) {
    const isDone = await asked(deps, (port) => port.cancel(providerId, motive));
    if (!isDone)
      throw conflict(
        'El SAT recibió la cancelación y falta que quien recibió la factura la acepte. Inténtalo más tarde.',
      );
  }
  const note = uuid ? `Canceló la factura (${uuid}, motivo ${motive})` : 'Quitó la factura';
  return deps.cfdis.dropped(order, { who, note });
}

/** @throws AppError 409 when the provider refuses, 503 when it does not answer, 404 without an account */
async function asked<T>({ invoices }: Deps, call: (port: InvoicePort) => Promise<T>): Promise<T> {
  const port = invoices();
  if (!port) throw notFound('La tienda no tiene cuenta para facturar.');
  return call(port).catch((error: unknown) => {
    if (error instanceof InvoiceRefusal)
      throw conflict(`El servicio de facturas respondió: «${error.reason}».`);
    if (error instanceof InvoiceError)
      throw unavailable('El servicio de facturas no contesta. Inténtalo en un momento.');
    throw error;
  });
}
