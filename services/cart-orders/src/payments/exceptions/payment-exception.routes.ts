import {
  paymentExceptionListQuery,
  paymentExceptionResolution,
  type PaymentException,
} from '@shop/contracts/payment-exception';
import { toPesos } from '@shop/contracts/money';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, notFound, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import type { Metrics } from '@shop/service-kit/metrics';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router, type Request } from 'express';
import * as z from 'zod';
import { pressOf } from '../refund/refund.routes.ts';
import { requestRefund, type RequestRefundDeps } from '../refund/refund.ts';
import type { PaymentExceptionRow } from './payment-exception.model.ts';
import type { PaymentExceptionStore } from './payment-exception.store.ts';
import { paymentExceptionViews, type ViewDeps } from './payment-exception.view.ts';

type ExceptionDeps = RequestRefundDeps & ViewDeps & { exceptions: PaymentExceptionStore; metrics: Metrics };

/** A payment's id, of up to 70 characters, its kind, and what tells it from others of the kind. */
const exceptionId = z.string().regex(/^[\w-]{3,200}$/);

/** /api/admin/reviews: payments that a person has to look at, and the actions on them. */
export function paymentExceptionRoutes(deps: ExceptionDeps): Router {
  const router = Router();
  deps.metrics.gauge('reviews_open', 'Payments that wait for a person', deps.exceptions.countOpen);

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await deps.exceptions.list(parseQuery(paymentExceptionListQuery, req));
    tellCount(res, counted).json(await paymentExceptionViews(deps, rows));
  });
  router.post('/:id/resolve', async (req, res) => {
    const { _id } = await findException(deps, req);
    const { note } = parseBody(paymentExceptionResolution, req);
    const who = req.session.admin?.username ?? 'admin';
    const resolved = await deps.exceptions.resolve(_id, { who, note });
    if (!resolved) throw conflict('Este pago ya estaba resuelto.');
    res.json(await viewOf(deps, resolved));
  });
  router.post('/:id/refunds', async (req, res) => {
    const { paymentId } = await findException(deps, req);
    const { lines, ...press } = pressOf(req);
    if (lines ?? press.part) throw conflict('Este pago no es de un pedido: devuélvelo por su importe.');
    const refund = await requestRefund(deps, { ...press, paymentId });
    addAuditFacts(res, { amount: toPesos(refund.amountCents) });
    res.status(refund.status === 'done' ? 201 : 202).json(await viewOf(deps, await findException(deps, req)));
  });
  return router;
}

/** @throws AppError 404 */
async function findException(
  { exceptions }: Pick<ExceptionDeps, 'exceptions'>,
  req: Request,
): Promise<PaymentExceptionRow> {
  const found = await exceptions.find(parseParam(exceptionId, req, 'id'));
  if (!found) throw notFound('No encontramos ese pago por revisar.');
  return found;
}

async function viewOf(deps: ViewDeps, row: PaymentExceptionRow): Promise<PaymentException> {
  const [view] = await paymentExceptionViews(deps, [row]);
  return view!;
}
