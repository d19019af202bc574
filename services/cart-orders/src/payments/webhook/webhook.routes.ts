import { unauthorized } from '@shop/service-kit/errors';
import type { Metrics } from '@shop/service-kit/metrics';
import { Router, type RequestHandler } from 'express';
import { isInHouse } from '../provider/in-house.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import { receiveEvent, type ReceiveDeps } from './receive-event.ts';

type WebhookDeps = ReceiveDeps & {
  payments: Pick<PaymentStore, 'find'>;
  queue: Pick<PaymentQueue, 'check' | 'look'>;
  provider: Pick<PaymentPort, 'names' | 'readNotification'>;
  metrics: Metrics;
};

/** POST /api/webhooks/{provider}: stores and queues notifications; the worker always asks about the payment itself. */
export function webhookRoutes(deps: WebhookDeps): Router {
  const router = Router();
  const rejected = deps.metrics.counter('webhook_rejected_total', 'Notifications with a wrong signature');

  const receive =
    (provider: string): RequestHandler =>
    async ({ headers, query, body }, res) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const news = deps.provider.readNotification(provider, { headers, query, rawBody });
      if (!news) {
        rejected.inc();
        throw unauthorized('La firma de la notificación no es válida.');
      }
      for (const one of news.proven) await receiveEvent(deps, one);
      for (const paymentId of news.hinted) await checkKnown(deps, paymentId);
      if (news.isOther) await look(deps);
      res.json({ received: true });
    };

  for (const name of deps.provider.names.filter((one) => !isInHouse(one)))
    router.post(`/${name}`, receive(name));
  return router;
}

/** The notification names no payment, so a search looks for what changed. The hourly look would find it too. */
const look = (deps: WebhookDeps) =>
  deps.queue
    .look()
    .catch((error: unknown) => deps.log.warn({ err: error }, 'a notification without a payment is left out'));

/** Anybody may have sent it: a known payment is checked, and the sweep finds changes of any other within a minute. */
async function checkKnown(deps: WebhookDeps, paymentId: string): Promise<void> {
  if (!(await deps.payments.find(paymentId))) return;
  await deps.queue
    .check(paymentId)
    .catch((error: unknown) =>
      deps.log.warn({ err: error, paymentId }, 'an unsigned notification is left out'),
    );
}
