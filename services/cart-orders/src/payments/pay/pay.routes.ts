import { paymentRequest } from '@shop/contracts/checkout';
import { addressOf } from '@shop/service-kit/rate-limit/rate-limit';
import { parseBody } from '@shop/service-kit/errors';
import { Router, type Request, type RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { CartOrdersConfig } from '../../config.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import { placeOwn, type PlaceDeps } from '../own-ways/place-own.ts';
import { placeGiftCard, type PlaceGiftDeps } from './place-gift-card.ts';
import { resolveReturn, type ReturnDeps } from './checkout-return.ts';
import { limitPaymentIds } from './payment-ids.ts';
import { processPayment, type ProcessPaymentDeps } from './process-payment.ts';

type LimitDeps = {
  redis: Redis;
  config: Pick<CartOrdersConfig, 'PAYMENT_IDS_PER_SESSION' | 'PAYMENT_IDS_PER_ADDRESS'>;
};
type PayDeps = ProcessPaymentDeps &
  ReturnDeps &
  PlaceDeps &
  PlaceGiftDeps &
  LimitDeps & { provider: Pick<PaymentPort, 'readReturn'>; limit: RequestHandler };

const checkoutId = z.string().regex(/^[\w-]{16,64}$/);

/** /api/checkout/process-payment, where a browser reports a payment, and the return from the provider's page. */
export function payRoutes(deps: PayDeps): Router {
  const router = Router();
  const { limit } = deps;

  router.post('/process-payment', limit, async (req, res) => {
    const request = parseBody(paymentRequest, req);
    await limitIds(deps, req, { session: req.sessionID, paymentId: String(request.paymentId) });
    res.json(await processPayment(deps, req.sessionID, request));
  });
  router.get('/return', limit, async (req, res) => {
    const checkoutId = checkoutOf(req);
    const checkout = await deps.checkouts.find(checkoutId);
    const isPlaced = checkout && (await placeOwn(deps, checkout)) && (await placeGiftCard(deps, checkout));
    const paymentId = isPlaced ? deps.provider.readReturn(checkout, req.query) : undefined;
    // A returning payer may have lost the session, so the checkout identifies them.
    if (paymentId) await limitIds(deps, req, { session: checkoutId, paymentId });
    const page = await resolveReturn(deps, { checkoutId, ...(paymentId ? { paymentId } : {}) });
    res.set('Cache-Control', 'no-store').redirect(303, page);
  });
  return router;
}

type PaymentRequest = { session: string; paymentId: string };

/** @throws AppError 429 */
async function limitIds(
  { redis, config }: LimitDeps,
  req: Request,
  { session, paymentId }: PaymentRequest,
): Promise<void> {
  const max = config.PAYMENT_IDS_PER_SESSION;
  await limitPaymentIds(redis, { who: session, paymentId, max });
  const who = addressOf(req);
  await limitPaymentIds(redis, { who, paymentId, max: config.PAYMENT_IDS_PER_ADDRESS });
}

/** An address that was tampered with is treated as one without a checkout, not as an error. */
const checkoutOf = (req: Request): string => checkoutId.safeParse(req.query['c']).data ?? '';
