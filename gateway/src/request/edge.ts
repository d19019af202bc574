import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bearerOf, dropCookies } from '@shop/service-kit/api-token/bearer';
import { answerError, pathOf } from '@shop/http/answer';
import { isUnsafe, isOwnChange } from './csrf.ts';
import { refuseBody, type Refusal } from './body.ts';
import { setIdentity } from './identity.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { refuseTarget } from './target.ts';
import { isApi } from '../routing-table.ts';

export type EdgeOptions = {
  publicBaseUrl: URL;
  /** Address of the client: the connection's, or what a trusted proxy says. */
  clientOf: (req: IncomingMessage) => string;
};

/** Everything that is checked and set before a request reaches the routing table. */
export function guardEdge(inner: RequestListener, { publicBaseUrl, clientOf }: EdgeOptions): RequestListener {
  const https = publicBaseUrl.protocol === 'https:';
  return (req, res) => {
    const path = pathOf(req.url ?? '');
    dropCookies(req);
    setSecurityHeaders(res, path, https);
    const refusal = refuseTarget(req) ?? refuseChange(req, path, publicBaseUrl);
    if (refusal) return answerError(res, refusal.status, refusal.message);
    const isWebhook = path === '/api/webhooks' || path.startsWith('/api/webhooks/');
    setIdentity(req, { ip: clientOf(req), isWebhook }, publicBaseUrl);
    setRequestId(req, res);
    inner(req, res);
  };
}

const setRequestId = (req: IncomingMessage, res: ServerResponse) =>
  res.setHeader('X-Request-Id', String(req.headers['x-request-id']));

/**
 * Webhooks prove themselves by a signature, and the sandbox's own pages send forms. Nobody can borrow an API token as
 * browsers lend cookies to other sites, which do not count beside it. Everything else is our own pages.
 */
function refuseChange(req: IncomingMessage, path: string, publicBaseUrl: URL): Refusal | undefined {
  if (!isUnsafe(req) || path.startsWith('/api/webhooks/')) return undefined;
  if (bearerOf(req) === undefined && !isOwnChange(req, publicBaseUrl))
    return { status: 403, message: 'La solicitud no viene de una página de la tienda.' };
  return isApi(path) ? refuseBody(req, path) : undefined;
}
