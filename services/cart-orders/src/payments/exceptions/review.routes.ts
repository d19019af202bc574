import { reviewListQuery, reviewResolution, type Review } from '@shop/contracts/review';
import { refundRequest } from '@shop/contracts/refund';
import { conflict, notFound } from '@shop/service-kit/errors';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import { parseBody, parseParam, parseQuery } from '@shop/service-kit/validate';
import { Router, type Request } from 'express';
import * as z from 'zod';
import { sessionOptions, type Deps, type HttpDeps } from '../../deps.ts';
import { wishOf } from '../refund/refund.routes.ts';
import { requestRefund } from '../refund/refund.ts';
import type { ReviewDoc } from './review.model.ts';
import { reviewViews } from './review.wire.ts';

const reviewId = z.string().regex(/^[\w-]{3,90}$/);

/** /api/admin/reviews: payments that need a person, and what can be done with them. */
export function reviewRoutes(deps: HttpDeps): Router {
  const router = Router();
  router.use(adminSession(sessionOptions(deps)), requireAdmin);
  deps.metrics.gauge('reviews_open', 'Payments that wait for a person', deps.reviews.countOpen);

  router.get('/', async (req, res) => {
    const { rows, total } = await deps.reviews.list(parseQuery(reviewListQuery, req));
    res.set('X-Total-Count', String(total)).json(await reviewViews(deps, rows));
  });
  router.post('/:id/resolve', async (req, res) => {
    const { note } = parseBody(reviewResolution, req);
    const { _id } = await findReview(deps, req);
    const who = req.session.admin?.username ?? 'admin';
    const resolved = await deps.reviews.resolve(_id, { who, note });
    if (!resolved) throw conflict('Este pago ya estaba resuelto.');
    res.json(await viewOf(deps, resolved));
  });
  router.post('/:id/refunds', async (req, res) => {
    parseBody(refundRequest, req);
    const { paymentId } = await findReview(deps, req);
    const refund = await requestRefund(deps, wishOf(req, paymentId));
    res.status(refund.status === 'done' ? 201 : 202).json(await viewOf(deps, await findReview(deps, req)));
  });
  return router;
}

/** @throws AppError 404 */
async function findReview(deps: Deps, req: Request): Promise<ReviewDoc> {
  const found = await deps.reviews.find(parseParam(reviewId, req, 'id'));
  if (!found) throw notFound('No encontramos ese pago por revisar.');
  return found;
}

async function viewOf(deps: Deps, row: ReviewDoc): Promise<Review> {
  const [view] = await reviewViews(deps, [row]);
  return view!;
}
