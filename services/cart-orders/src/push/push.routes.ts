import { PUSH_CALLS } from '@shop/contracts/push-calls';
import { pushWrite, type PushKind, type PushState } from '@shop/contracts/push';
import { mayCall } from '@shop/contracts/may-call';
import { roleOf } from '@shop/contracts/roles';
import { refusesServer } from '@shop/mail/probe-mail';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { CartOrdersConfig } from '../config.ts';
import type { SubscriptionRow, SubscriptionStore } from './subscription.store.ts';
import type { Vapid } from './vapid.store.ts';

type Deps = {
  subscriptions: SubscriptionStore;
  vapid: Vapid;
  config: Pick<CartOrdersConfig, 'WEBHOOK_PRIVATE_ADDRESSES'>;
};

const REFUSED = 'Tu navegador dio una dirección a la que no se pueden enviar avisos.';
const subscriptionId = z.string().regex(/^[0-9a-f]{64}$/);

/** /api/admin/push: a member's push notifications on their devices. */
export function pushRoutes({ subscriptions, vapid, config }: Deps): Router {
  const router = Router();
  const stateOf = async (req: Request): Promise<PushState> => ({
    publicKey: vapid.publicKey,
    devices: (await subscriptions.list(self(req).id)).map(toDevice),
  });

  router.get('/', async (req, res) => {
    res.json(await stateOf(req));
  });
  router.put('/', async (req, res) => {
    const { kinds, ...given } = parseBody(pushWrite, req);
    if (await isRefused(given.endpoint, config)) throw badRequest(REFUSED);
    const { id: userId, role } = self(req);
    const { device = 'Dispositivo desconocido', browser } = req.session;
    const heard = kinds.filter((kind) => mayHear(role, kind));
    if (heard.length === 0) throw badRequest('Tu rol no puede ver eso.');
    addAuditFacts(res, { name: device });
    await subscriptions.keep({ ...given, kinds: heard, userId, device, browser, publicKey: vapid.publicKey });
    res.json(await stateOf(req));
  });
  router.delete('/:id', async (req, res) => {
    const gone = await subscriptions.removeOf(self(req).id, parseParam(subscriptionId, req, 'id'));
    if (gone) addAuditFacts(res, { name: gone.device });
    res.json(await stateOf(req));
  });
  return router;
}

/** A first check of the address; each push checks again where its name leads. */
async function isRefused(endpoint: string, config: Deps['config']): Promise<boolean> {
  const { protocol, hostname } = new URL(endpoint);
  const allowsPlain = config.WEBHOOK_PRIVATE_ADDRESSES === 'allow';
  return (!allowsPlain && protocol !== 'https:') || (await refusesServer(config, hostname)) !== undefined;
}

const self = (req: Request) => req.session.admin!;
const mayHear = (role: string, kind: PushKind) => mayCall(roleOf(role), PUSH_CALLS[kind]);

const toDevice = ({ _id: id, device, kinds, createdAt }: SubscriptionRow): PushState['devices'][number] => ({
  id,
  device,
  kinds,
  createdAt: createdAt.toISOString(),
});
