import { workOff } from '@shop/service-kit/lease-queue/work-off';
import type { Log } from '@shop/service-kit/log';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRow, DeliveryStore, Tried } from './delivery.store.ts';
import type { EndpointRow, EndpointStore } from './endpoint.store.ts';
import { RefusedAddress, type Post } from './post.ts';

export type DeliverDeps = {
  endpoints: EndpointStore;
  deliveries: DeliveryStore;
  post: Post;
  log: Log;
  /** Tells the owner that the shop sends nothing there any more. */
  tellGivenUp: (endpoint: EndpointRow, failingSince: Date) => Promise<unknown>;
  now?: () => number;
};

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
/** Waits between eight tries; the last one is made a little more than a day after the first. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
const GIVE_UP_MS = 5 * DAY;
const AT_ONCE = 8;
export const POST_TIMEOUT_MS = 10_000;
/** Whoever dies while sending leaves the message to others after this time. */
const LEASE_MS = 3 * POST_TIMEOUT_MS;

/** Sends everything that is due. @throws the store's error, when nothing is under way any more */
export async function deliverDue(deps: DeliverDeps, signal: AbortSignal): Promise<void> {
  const claim = () => deps.deliveries.claim(LEASE_MS);
  await workOff({ claim, work: (delivery) => deliver(deps, delivery), atOnce: AT_ONCE }, signal);
}

async function deliver(deps: DeliverDeps, delivery: DeliveryRow): Promise<'next'> {
  const { endpoints, deliveries, log } = deps;
  const endpoint = await endpoints.find(delivery.endpointId);
  if (!endpoint?.isEnabled) {
    await deliveries.giveUp(delivery, { failure: 'El webhook está apagado.' });
    return 'next';
  }
  const tried = await send(deps, endpoint, delivery);
  const { attempts: attempt, type } = delivery;
  // Neither the address, which may hold a password, nor what was sent.
  const about = { webhook: endpoint._id, delivery: delivery._id, type, attempt, answer: tried.answer };
  if (tried.failure === undefined) {
    await deliveries.delivered(delivery, tried);
    if (endpoint.failingSince) await endpoints.arrived(endpoint._id);
    log.info(about, 'webhook delivered');
    return 'next';
  }
  const wait = WAITS_MS[attempt - 1];
  await (wait === undefined ? deliveries.giveUp(delivery, tried) : deliveries.retry(delivery, wait, tried));
  log.warn({ ...about, isFinal: wait === undefined }, 'a webhook was not delivered');
  await noteFailure(deps, endpoint);
  return 'next';
}

async function send(deps: DeliverDeps, to: EndpointRow, what: DeliveryRow): Promise<Tried> {
  const { endpoints, post, now = Date.now } = deps;
  const { eventId, body } = what;
  const secret = endpoints.secretOf(to);
  if (!secret) return { failure: 'Su secreto ya no se puede leer: haz otro.' };
  const at = new Date(now());
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'shop-webhooks/1',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
    'webhook-signature': new Webhook(secret).sign(eventId, at, body),
  };
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const answer = await post({ url: to.url, headers, body });
    const arrived = answer >= 200 && answer < 300;
    return { answer, took: took(), ...(!arrived && { failure: `Contestó ${answer}.` }) };
  } catch (error) {
    return { took: took(), failure: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'No contestó en 10 segundos.';
  return `No se pudo conectar${code ? ` (${code})` : ''}.`;
}

/** Told before it is disabled: a crash between the two repeats this, and the mail exists once. */
async function noteFailure({ endpoints, tellGivenUp, now = Date.now }: DeliverDeps, endpoint: EndpointRow) {
  const { _id, failingSince } = endpoint;
  if (!failingSince) return endpoints.failed(_id, new Date(now()));
  if (now() - failingSince.getTime() < GIVE_UP_MS) return undefined;
  await tellGivenUp(endpoint, failingSince);
  return endpoints.giveUp(_id, new Date(now()));
}
