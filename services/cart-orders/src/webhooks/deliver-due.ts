import { PeopleUnknown } from '@shop/service-kit/people-copy';
import { workOff } from '@shop/service-kit/lease-queue/work-off';
import type { Log } from '@shop/service-kit/log';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRow, DeliveryStore, DeliveryOutcome } from './delivery.store.ts';
import type { EndpointRow, EndpointStore } from './endpoint.store.ts';
import { RefusedAddress, type Message, type Post } from './post.ts';

export type DeliverDeps = {
  endpoints: EndpointStore;
  deliveries: DeliveryStore;
  /** The browser that a push goes to. @throws while it is unknown who may receive it */
  pushTarget: (delivery: DeliveryRow) => Promise<Target | undefined>;
  post: Post;
  log: Log;
  /** Tells the owner that the shop has stopped sending to this address. */
  tellGivenUp: (endpoint: EndpointRow, failingSince: Date) => Promise<unknown>;
  now?: () => number;
};

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
/** Waits between eight attempts; the last attempt is a little more than a day after the first. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
const GIVE_UP_MS = 5 * DAY;
const AT_ONCE = 8;
export const POST_TIMEOUT_MS = 10_000;
/** The message of a worker that dies while sending is free for others after this time. */
const LEASE_MS = 3 * POST_TIMEOUT_MS;

/** Sends everything that is due. @throws the store's error, after running deliveries have ended */
export async function deliverDue(deps: DeliverDeps, signal: AbortSignal): Promise<void> {
  const claim = () => deps.deliveries.claim(LEASE_MS);
  await workOff({ claim, work: (delivery) => deliver(deps, delivery), atOnce: AT_ONCE }, signal);
}

async function deliver(deps: DeliverDeps, delivery: DeliveryRow): Promise<'next'> {
  const { deliveries, log } = deps;
  const target = await targetOf(deps, delivery);
  if (!target) {
    await deliveries.giveUp(delivery, { failure: 'El webhook está apagado.' });
    return 'next';
  }
  const tried = await send(deps, target);
  const { attempts: attempt, type, endpointId: webhook, to } = delivery;
  // Logs neither the address, which may contain a password, nor the body.
  const about = { webhook, to, delivery: delivery._id, type, attempt, answer: tried.answer };
  if (tried.failure === undefined) {
    await deliveries.delivered(delivery, tried);
    await target.arrived?.();
    log.info(about, 'webhook delivered');
    return 'next';
  }
  const wait = (await target.failed(tried)) ? WAITS_MS[attempt - 1] : undefined;
  await (wait === undefined ? deliveries.giveUp(delivery, tried) : deliveries.retry(delivery, wait, tried));
  log.warn({ ...about, isFinal: wait === undefined }, 'a webhook was not delivered');
  return 'next';
}

/** The receiver of a delivery. */
export type Target = {
  /** @throws Refusal when there is no key or secret to send it with */
  message: () => Message;
  arrived?: () => Promise<unknown>;
  /** Called after every failure. @returns whether another attempt is useful */
  failed: (tried: DeliveryOutcome) => Promise<boolean>;
};
/** A reason, for people, why nothing could be sent. */
class Refusal extends Error {}

/** @returns undefined when the receiver does not exist any more */
async function targetOf(deps: DeliverDeps, delivery: DeliveryRow): Promise<Target | undefined> {
  if (delivery.to === 'push')
    return deps.pushTarget(delivery).catch((error: unknown) => {
      const isUnknown = error instanceof PeopleUnknown;
      if (!isUnknown) deps.log.error({ err: error }, 'it could not be read whom a push goes to');
      return { message: refusing(isUnknown ? UNKNOWN : UNREAD), failed: async () => true };
    });
  const endpoint = await deps.endpoints.find(delivery.endpointId);
  if (!endpoint?.isEnabled) return undefined;
  return {
    message: () => signed(deps, endpoint, delivery),
    arrived: async () => endpoint.failingSince && deps.endpoints.arrived(endpoint._id),
    failed: async () => {
      await noteFailure(deps, endpoint);
      return true;
    },
  };
}

const UNKNOWN = 'Todavía no se sabe quién está en el equipo.';
const UNREAD = 'No se pudo leer a quién va.';
const refusing = (why: string) => (): never => {
  throw new Refusal(why);
};

function signed({ endpoints, now = Date.now }: DeliverDeps, to: EndpointRow, what: DeliveryRow): Message {
  const { eventId, body } = what;
  const secret = endpoints.secretOf(to);
  if (!secret) throw new Refusal('Su secreto ya no se puede leer: haz otro.');
  const at = new Date(now());
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'shop-webhooks/1',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
    'webhook-signature': new Webhook(secret).sign(eventId, at, body),
  };
  return { url: to.url, headers, body };
}

async function send({ post }: DeliverDeps, { message }: Target): Promise<DeliveryOutcome> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const answer = await post(message());
    const arrived = answer >= 200 && answer < 300;
    return { answer, took: took(), ...(!arrived && { failure: `Contestó ${answer}.` }) };
  } catch (error) {
    return { took: took(), failure: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddress || error instanceof Refusal) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'No contestó en 10 segundos.';
  return `No se pudo conectar${code ? ` (${code})` : ''}.`;
}

/** The mail comes before disabling: a crash in between repeats both, and the mail exists once. */
async function noteFailure({ endpoints, tellGivenUp, now = Date.now }: DeliverDeps, endpoint: EndpointRow) {
  const { _id, failingSince } = endpoint;
  if (!failingSince) return endpoints.failed(_id, new Date(now()));
  if (now() - failingSince.getTime() < GIVE_UP_MS) return undefined;
  await tellGivenUp(endpoint, failingSince);
  return endpoints.giveUp(_id, new Date(now()));
}
