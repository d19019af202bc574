import { preferenceRequest } from '@shop/contracts/checkout';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { parseBody } from '@shop/service-kit/validate';
import { Router } from 'express';
import type { Deps } from '../../deps.ts';
import { createPreference } from './create-preference.ts';

/** POST /api/checkout/create-preference: from the cart to the provider's payment page. */
export function checkoutRoutes(deps: Deps): Router {
  const router = Router();
  const max = deps.config.CHECKOUT_LIMIT_PER_MINUTE;
  const limit = limitByAddress({ redis: deps.redis, name: 'checkout', max, windowMs: 60_000 });

  router.post('/create-preference', limit, async (req, res) => {
    res.json(await createPreference(deps, req.sessionID, parseBody(preferenceRequest, req)));
  });
  return router;
}
