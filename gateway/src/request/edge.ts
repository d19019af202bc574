import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { dropCookies } from '@shop/service-kit/api-token/bearer';
import { answerError, pathOf } from '@shop/http/answer';
import { refuseChange } from './change.ts';
import { setIdentity } from './identity.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { refuseTarget } from './target.ts';

type EdgeOptions = {
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
