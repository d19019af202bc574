import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Own headers of the payment provider's webhooks; its signature covers both. */
const OF_WEBHOOKS = new Set(['x-signature', 'x-request-id']);
const HOP_BY_HOP = ['te', 'trailer', 'upgrade', 'keep-alive', 'expect', 'forwarded'];
/** The gateway begins each trace: else anybody could write into others', or have all of theirs kept. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];

export type Client = {
  /** Address of the client, from the connection or from a trusted proxy. */
  ip: string;
  isWebhook: boolean;
};

/**
 * Replaces everything that a client could say about itself (x-user-id, x-internal-token, x-forwarded-*, …) by what
 * this gateway knows; all names of the shop's own headers begin with 'x-', so none of those passes.
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
  // Browsers reach the shop by this scheme whatever ends TLS in front of this process.
  headers['x-forwarded-proto'] = publicBaseUrl.protocol.slice(0, -1);
}
