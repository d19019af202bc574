import { unauthorized } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { genuineSignature } from './webhook.signature.ts';

const paymentId = z.string().regex(/^\d{1,20}$/);

/** POST /api/webhooks/mercadopago: proves, stores and queues a notification; the payment itself is always asked for. */
export function webhookRoutes(deps: Deps): Router {
  const router = Router();
  const rejected = deps.metrics.counter('webhook_rejected_total', 'Notifications with a wrong signature');

  router.post('/mercadopago', async (req, res) => {
    const dataId = one(req.query['data.id']);
    // Other topics, and the old unsigned notifications, carry nothing that the signed ones do not.
    if (one(req.query['type']) !== 'payment' || !dataId) return void res.json({ received: true });
    const signature = signatureOf(deps, req, dataId);
    if (!signature) {
      rejected.inc();
      throw unauthorized('La firma de la notificación no es válida.');
    }
    if (paymentId.safeParse(dataId).success) await receive(deps, dataId, signature);
    res.json({ received: true });
  });
  return router;
}

const one = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const signatureOf = (deps: Deps, req: Request, dataId: string): string | undefined =>
  genuineSignature({
    signature: req.get('x-signature') ?? '',
    requestId: req.get('x-request-id') ?? '',
    dataId,
    secret: deps.config.MERCADOPAGO_WEBHOOK_SECRET,
  });

async function receive(deps: Deps, dataId: string, signature: string): Promise<void> {
  // The body is not signed: whoever replays a notification can write into it what they like.
  const id = `${dataId}-${signature.slice(0, 32)}`;
  if (!(await deps.notices.add(id, dataId))) return;
  try {
    await deps.queue.settle(dataId, id);
    await deps.notices.queued(id);
  } catch (error) {
    // It is stored: reconciliation queues it when Redis is back.
    deps.log.warn({ err: error, paymentId: dataId }, 'a notification waits for the queue');
  }
}
