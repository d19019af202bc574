import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { WORKER, WORKER_OFF } from '@shop/contracts/offline';
import { notFound } from '@shop/service-kit/errors';
import { dropCookies } from '@shop/service-kit/api-token/bearer';
import { answerError, pathOf } from '@shop/http/answer';
import { sendElsewhere } from '../front-ends/answer-page.ts';
import { singleSlashed } from '../front-ends/plain-path.ts';
import { refuseChange } from './change.ts';
import { setIdentity } from './identity.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { refuseTarget } from './target.ts';

type EdgeOptions = {
  publicBaseUrl: URL;
  /** The client's address: the connection's, or the one that a trusted proxy names. */
  clientOf: (req: IncomingMessage) => string;
  /** False when the shop wants no service worker; any page's response tells this to existing workers. */
  hasWorker: boolean;
};

/** All checks and headers before a request reaches the routing table. */
export function guardEdge(
  inner: RequestListener,
  { publicBaseUrl, clientOf, hasWorker }: EdgeOptions,
): RequestListener {
  const https = publicBaseUrl.protocol === 'https:';
  return (req, res) => {
    const path = pathOf(req.url ?? '');
    dropCookies(req);
    setSecurityHeaders(res, path, https);
    if (!hasWorker) res.setHeader(WORKER_OFF.header, WORKER_OFF.value);
    if (!hasWorker && path === WORKER) return answerError(res, 404, notFound().message);
    const refusal = refuseTarget(req) ?? refuseChange(req, path, publicBaseUrl);
    const single = refusal && isRead(req) ? singleSlashed(req.url ?? '') : undefined;
    if (single && !refuseTarget(req, single)) return sendElsewhere(res, 301, single);
    if (refusal) return answerError(res, refusal.status, refusal.message);
    const isWebhook = path === '/api/webhooks' || path.startsWith('/api/webhooks/');
    setIdentity(req, { ip: clientOf(req), isWebhook }, publicBaseUrl);
    setRequestId(req, res);
    inner(req, res);
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const setRequestId = (req: IncomingMessage, res: ServerResponse) =>
  res.setHeader('X-Request-Id', String(req.headers['x-request-id']));
