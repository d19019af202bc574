import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Headers of the payment provider's webhooks; its signature covers both. */
const OF_WEBHOOKS = new Set(['x-signature', 'x-request-id']);
const HOP_BY_HOP = ['te', 'trailer', 'upgrade', 'keep-alive', 'expect', 'forwarded'];
/** The gateway begins each trace: otherwise clients could write into other traces, or have all of theirs stored. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];

export type Client = {
  /** The client's address, from the connection or from a trusted proxy. */
  ip: string;
  isWebhook: boolean;
};

/**
 * Replaces every header by which a client could describe itself (x-user-id, x-internal-token, x-forwarded-*, …) by
 * this gateway's own values; the shop's own headers all begin with 'x-', so a client cannot send them.
 */
export function setIdentity(req: IncomingMessage, { ip, isWebhook }: Client, publicBaseUrl: URL): void {
  const { headers } = req;
  for (const name of Object.keys(headers))
    if ((name.startsWith('x-') && !(isWebhook && OF_WEBHOOKS.has(name))) || name.startsWith('proxy-'))
      delete headers[name];
  for (const name of HOP_BY_HOP) delete headers[name];
  for (const name of OF_TRACES) delete headers[name];
  headers['x-request-id'] ??= randomUUID();
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-host'] = headers.host;
  // Browsers reach the shop by this scheme, whatever ends TLS in front of this process.
  headers['x-forwarded-proto'] = publicBaseUrl.protocol.slice(0, -1);
}
