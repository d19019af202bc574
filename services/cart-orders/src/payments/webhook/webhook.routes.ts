import { unauthorized } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { WebhookEventStore } from './webhook-event.store.ts';
import { genuineSignature } from './webhook.signature.ts';

type WebhookDeps = {
  webhookEvents: WebhookEventStore;
  queue: Pick<PaymentQueue, 'settle'>;
  /** The provider signs with it. */
  secret: string;
  log: Pick<Log, 'warn'>;
  metrics: Metrics;
};

const paymentId = z.string().regex(/^\d{1,20}$/);

/** POST /api/webhooks/mercadopago: proves, stores and queues a notification; the payment itself is always asked for. */
export function webhookRoutes(deps: WebhookDeps): Router {
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

const signatureOf = (deps: WebhookDeps, req: Request, dataId: string): string | undefined =>
  genuineSignature({
    signature: req.get('x-signature') ?? '',
    requestId: req.get('x-request-id') ?? '',
    dataId,
    secret: deps.secret,
  });

async function receive(deps: WebhookDeps, dataId: string, signature: string): Promise<void> {
  // The body is not signed: whoever replays a notification can write into it what they like.
  const id = `${dataId}-${signature.slice(0, 32)}`;
  if (!(await deps.webhookEvents.add(id, dataId))) return;
  try {
    await deps.queue.settle(dataId, id);
    await deps.webhookEvents.queued(id);
  } catch (error) {
    // It is stored: reconciliation queues it when Redis is back.
    deps.log.warn({ err: error, paymentId: dataId }, 'a notification waits for the queue');
  }
}
