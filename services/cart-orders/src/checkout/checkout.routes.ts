import { paymentRequest, preferenceRequest } from '@shop/contracts/checkout';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { parseBody } from '@shop/service-kit/validate';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { HttpDeps } from '../deps.ts';
import { resolveReturn } from './checkout-return.ts';
import { createPreference } from './create-preference.ts';
import { processPayment } from './process-payment.ts';

const checkoutId = z.string().regex(/^[\w-]{16,64}$/);
const paymentId = z.string().regex(/^\d{1,20}$/);

export function checkoutRoutes(deps: HttpDeps): Router {
  const router = Router();
  const max = deps.config.CHECKOUT_LIMIT_PER_MINUTE;
  const limit = limitByAddress({ redis: deps.redis, name: 'checkout', max, windowMs: 60_000 });

  router.post('/create-preference', limit, async (req, res) => {
    res.json(await createPreference(deps, req.sessionID, parseBody(preferenceRequest, req)));
  });
  router.post('/process-payment', limit, async (req, res) => {
    res.json(await processPayment(deps, req.sessionID, parseBody(paymentRequest, req)));
  });
  router.get('/return', limit, async (req, res) => {
    const paid = paymentId.safeParse(req.query['payment_id'] ?? req.query['collection_id']);
    const page = await resolveReturn(deps, {
      checkoutId: checkoutOf(req),
      ...(paid.success ? { paymentId: paid.data } : {}),
    });
    res.set('Cache-Control', 'no-store').redirect(303, page);
  });
  return router;
}

/** An address that was tampered with leads nowhere, not to an error page. */
const checkoutOf = (req: Request): string => checkoutId.safeParse(req.query['c']).data ?? '';
