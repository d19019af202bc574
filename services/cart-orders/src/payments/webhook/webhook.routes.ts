import { unauthorized } from '@shop/service-kit/errors';
import type { Metrics } from '@shop/service-kit/metrics';
import { Router, type Request } from 'express';
import * as z from 'zod';
import { receiveEvent, type ReceiveDeps } from './receive-event.ts';
import { genuineSignature } from './webhook.signature.ts';

type WebhookDeps = ReceiveDeps & {
  /** The provider signs with it. */
  secret: string;
  metrics: Metrics;
};

const paymentId = z.string().regex(/^\d{1,20}$/);

/** POST /api/webhooks/mercadopago: proves, stores and queues a notification; the payment itself is always asked for. */
export function webhookRoutes(deps: WebhookDeps): Router {
  const router = Router();
  const rejected = deps.metrics.counter('webhook_rejected_total', 'Notifications with a wrong signature');

  router.post('/mercadopago', async (req, res) => {
    const dataId = one(req.query['data.id']);
    // Other topics, and the old unsigned notifications, tell of changes that the sweep finds within a minute.
    if (one(req.query['type']) !== 'payment' || !dataId) return void res.json({ received: true });
    const signature = signatureOf(deps, req, dataId);
    if (!signature) {
      rejected.inc();
      throw unauthorized('La firma de la notificación no es válida.');
    }
    // The body is not signed: whoever replays a notification can write into it what they like.
    const id = `${dataId}-${signature.slice(0, 32)}`;
    if (paymentId.safeParse(dataId).success) await receiveEvent(deps, id, dataId);
    res.json({ received: true });
  });
  return router;
}

const one = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const signatureOf = (deps: WebhookDeps, req: Request, dataId: string): string | undefined =>
  genuineSignature({
    signature: req.get('x-signature') ?? '',
    requestId: req.get('x-request-id') ?? '',
    dataId,
    secret: deps.secret,
  });
