import { unauthorized } from '@shop/service-kit/errors';
import type { Metrics } from '@shop/service-kit/metrics';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import { readOtherNews } from './other-news.ts';
import { receiveEvent, type ReceiveDeps } from './receive-event.ts';
import { genuineSignature } from './webhook.signature.ts';

type WebhookDeps = ReceiveDeps & {
  payments: Pick<PaymentStore, 'find'>;
  queue: Pick<PaymentQueue, 'check'>;
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
    if (one(req.query['type']) !== 'payment' || !dataId) {
      await receiveOther(deps, req);
      return void res.json({ received: true });
    }
    const signature = signatureOf(deps, req, dataId);
    if (!signature) {
      rejected.inc();
      throw unauthorized('La firma de la notificación no es válida.');
    }
    // The body is not signed: whoever replays a notification can write into it what they like.
    const id = `${dataId}-${signature.slice(0, 32)}`;
    if (paymentId.safeParse(dataId).success) await receiveEvent(deps, { id, paymentId: dataId });
    res.json({ received: true });
  });
  return router;
}

/**
 * Other topics and the old unsigned form. One that is signed counts once, however often and with whatever body it is
 * repeated. Else anybody may have sent it: a payment that is known is asked for, and a change of any other is found by the
 * sweep within a minute.
 */
async function receiveOther(deps: WebhookDeps, req: Request): Promise<void> {
  const news = readOtherNews(req);
  if (!news) return;
  const signature = signatureOf(deps, req, one(req.query['data.id']) ?? '');
  if (signature) return receiveEvent(deps, { ...news, id: `other-${signature.slice(0, 32)}` });
  if (!(await deps.payments.find(news.paymentId))) return;
  await deps.queue
    .check(news.paymentId)
    .catch((error: unknown) =>
      deps.log.warn({ err: error, ...news }, 'an unsigned notification is left out'),
    );
}

const one = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const signatureOf = (deps: WebhookDeps, req: Request, dataId: string): string | undefined =>
  genuineSignature({
    signature: req.get('x-signature') ?? '',
    requestId: req.get('x-request-id') ?? '',
    dataId,
    secret: deps.secret,
  });
