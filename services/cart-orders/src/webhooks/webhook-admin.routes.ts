import { randomUUID } from 'node:crypto';
import { randomId } from '@shop/contracts/common';
import { WEBHOOK_TEST, webhookChange, webhookCreate, type WebhookMade } from '@shop/contracts/webhook';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, conflict, notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request, type RequestHandler } from 'express';
import type { CartOrdersConfig } from '../config.ts';
import { administratorOf } from '../orders/order/order.routes.ts';
import type { DeliveryStore } from './delivery.store.ts';
import type { EndpointRow, EndpointStore } from './endpoint.store.ts';
import { messageOf } from './publish.ts';
import { toDelivery, toEndpoint } from './webhook.view.ts';

type WebhookAdminDeps = {
  endpoints: EndpointStore;
  deliveries: DeliveryStore;
  config: Pick<CartOrdersConfig, 'WEBHOOK_PRIVATE_ADDRESSES'>;
};

/** /api/admin/webhooks: addresses, their events and their deliveries. The guard admits only owners. */
export function webhookAdminRoutes({ endpoints, deliveries, config }: WebhookAdminDeps): Router {
  const router = Router();
  /** Allows http, for development. */
  const allowsPlain = config.WEBHOOK_PRIVATE_ADDRESSES === 'allow';
  const idOf = (req: Request) => parseParam(randomId, req, 'id');
  const found = async (req: Request) => orNone(await endpoints.find(idOf(req)));
  /** The audit log names only the host, because the rest of the address may contain a password. */
  const named: RequestHandler = async (req, res, next) => {
    const endpoint = await endpoints.find(idOf(req));
    if (endpoint) addAuditFacts(res, { name: hostOf(endpoint.url) });
    next();
  };
  router.use('/:id', named);

  router.get('/', async (_req, res) => {
    res.json((await endpoints.list()).map(toEndpoint));
  });
  router.post('/', async (req, res) => {
    const { url, events, hasPeople } = parseBody(webhookCreate, req);
    if (!allowsPlain && !url.startsWith('https:'))
      throw badRequest('Revisa los datos enviados.', { url: 'Debe empezar con https://' });
    addAuditFacts(res, { name: hostOf(url) });
    const made = await endpoints.make({
      url,
      events: [...new Set(events)],
      ...(hasPeople && { hasPeople }),
      createdBy: administratorOf(req),
    });
    if (!made) throw conflict('Ya hay muchos webhooks. Borra uno que no uses.');
    res.status(201).json(toMade(made));
  });
  router.patch('/:id', async (req, res) => {
    const { isEnabled } = parseBody(webhookChange, req);
    res.json(toEndpoint(orNone(await endpoints.setEnabled(idOf(req), isEnabled))));
  });
  router.delete('/:id', async (req, res) => {
    const gone = orNone(await endpoints.remove(idOf(req)));
    await deliveries.removeOf(gone._id);
    res.json(toEndpoint(gone));
  });
  router.post('/:id/secret', async (req, res) => {
    const made = await endpoints.renewSecret(idOf(req));
    if (!made) throw notFound(NONE);
    res.json(toMade(made));
  });

  router.get('/:id/deliveries', async (req, res) => {
    res.json((await deliveries.latest((await found(req))._id)).map(toDelivery));
  });
  router.post('/:id/test', async (req, res) => {
    const { _id: endpointId } = enabled(await found(req));
    const event = { key: randomUUID(), type: WEBHOOK_TEST, at: new Date(), data: {} };
    res.json(toDelivery(await deliveries.add({ endpointId, ...messageOf(event) })));
  });
  router.post('/:id/deliveries/:deliveryId/resend', async (req, res) => {
    const { _id } = enabled(await found(req));
    const delivery = await deliveries.resend(_id, parseParam(randomId, req, 'deliveryId'));
    if (!delivery) throw notFound('Ese envío ya no está en la lista.');
    res.json(toDelivery(delivery));
  });
  return router;
}

const NONE = 'Ese webhook ya no existe.';
function orNone(row: EndpointRow | null): EndpointRow {
  if (!row) throw notFound(NONE);
  return row;
}

function enabled(row: EndpointRow): EndpointRow {
  if (!row.isEnabled) throw conflict('El webhook está apagado: enciéndelo primero.');
  return row;
}

const toMade = ({ row, secret }: { row: EndpointRow; secret: string }): WebhookMade => ({
  ...toEndpoint(row),
  secret,
});

const hostOf = (url: string): string => new URL(url).host;
