import { preferenceRequest } from '@shop/contracts/checkout';
import { parseBody } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import { createPreference, type CheckoutDeps } from './create-preference.ts';

/** POST /api/checkout/create-preference: makes the provider's payment page for the cart. */
export function checkoutRoutes(deps: CheckoutDeps & { limit: RequestHandler }): Router {
  const router = Router();
  router.post('/create-preference', deps.limit, async (req, res) => {
    res.json(await createPreference(deps, req.sessionID, parseBody(preferenceRequest, req)));
  });
  return router;
}
