import { unauthorized } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { isGenuine } from './webhook.signature.ts';

const paymentNotice = z.object({
  id: z.union([z.string().regex(/^[\w-]{1,64}$/), z.number().int().nonnegative()]).transform(String),
});
const paymentId = z.string().regex(/^\d{1,20}$/);

/** POST /api/webhooks/mercadopago: proves, stores and queues a notification; the payment itself is always asked for. */
export function webhookRoutes(deps: Deps): Router {
  const router = Router();
  const rejected = deps.metrics.counter('webhook_rejected_total', 'Notifications with a wrong signature');

  router.post('/mercadopago', async (req, res) => {
    const dataId = one(req.query['data.id']);
    // Other topics, and the old unsigned notifications, carry nothing that the signed ones do not.
    if (one(req.query['type']) !== 'payment' || !dataId) return void res.json({ received: true });
    if (!isSigned(deps, req, dataId)) {
      rejected.inc();
      throw unauthorized('La firma de la notificación no es válida.');
    }
    if (paymentId.safeParse(dataId).success) await receive(deps, req, dataId);
    res.json({ received: true });
  });
  return router;
}

const one = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const isSigned = (deps: Deps, req: Request, dataId: string): boolean =>
  isGenuine({
    signature: req.get('x-signature') ?? '',
    requestId: req.get('x-request-id') ?? '',
    dataId,
    secret: deps.config.MERCADOPAGO_WEBHOOK_SECRET,
  });

async function receive(deps: Deps, req: Request, dataId: string): Promise<void> {
  const notice = paymentNotice.safeParse(req.body);
  const delivery = (req.get('x-request-id') ?? '').replace(/[^\w-]/g, '').slice(0, 64);
  const id = `${dataId}-${notice.success ? notice.data.id : delivery}`;
  if (!(await deps.notices.add(id, dataId))) return;
  try {
    await deps.queue.settle(dataId, id);
    await deps.notices.queued(id);
  } catch (error) {
    // It is stored: reconciliation queues it when Redis is back.
    deps.log.warn({ err: error, paymentId: dataId }, 'a notification waits for the queue');
  }
}
