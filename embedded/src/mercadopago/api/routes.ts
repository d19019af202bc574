import { timingSafeEqual } from 'node:crypto';
import { json, type Reply, type Request } from '../http.ts';
import { collectorId } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';
import { ApiError, notFound, unauthorized } from './api-error.ts';
import { searchChargebacks, searchClaims } from './cases.ts';
import { once } from './idempotency.ts';
import { getPayment, updatePayment } from './payments.ts';
import { createPreference, getPreference, updatePreference } from './preferences.ts';
import { cancelOrder, createOrder, getOrder, refundOrder, searchOrders } from '../orders/orders.routes.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { searchPayments } from './search.ts';

/** Handlers take the identifiers of the path in order. */
type Handler = (sandbox: Sandbox, request: Request, ids: string[]) => Reply;

const routes: [method: string, path: RegExp, handler: Handler][] = [
  ['GET', /^\/users\/me$/, tellSeller],
  ['POST', /^\/checkout\/preferences$/, createPreference],
  ['GET', /^\/checkout\/preferences\/([\w-]+)$/, getPreference],
  ['PUT', /^\/checkout\/preferences\/([\w-]+)$/, updatePreference],
  ['POST', /^\/v1\/orders$/, createOrder],
  ['GET', /^\/v1\/orders$/, searchOrders],
  ['GET', /^\/v1\/orders\/(\w+)$/, getOrder],
  ['POST', /^\/v1\/orders\/(\w+)\/cancel$/, cancelOrder],
  ['POST', /^\/v1\/orders\/(\w+)\/refund$/, refundOrder],
  ['GET', /^\/v1\/payments\/search$/, searchPayments],
  ['GET', /^\/v1\/payments\/(\d+)$/, getPayment],
  ['PUT', /^\/v1\/payments\/(\d+)$/, updatePayment],
  ['GET', /^\/v1\/chargebacks\/search$/, searchChargebacks],
  ['GET', /^\/post-purchase\/v1\/claims\/search$/, searchClaims],
  ['POST', /^\/v1\/payments\/(\d+)\/refunds$/, createRefund],
  ['GET', /^\/v1\/payments\/(\d+)\/refunds$/, listRefunds],
];

/** GET /users/me: the owner of the access token. */
function tellSeller(): Reply {
  return json(200, { id: collectorId, nickname: 'VENDEDOR DE PRUEBA', site_id: 'MLM', tags: ['test_user'] });
}

/** Answers a call to the provider's API, which always requires the seller's access token. */
export function answerApi(sandbox: Sandbox, request: Request): Reply {
  try {
    authorize(request, sandbox.options.accessToken);
    const path = request.path.replace(/(.)\/$/, '$1');
    const route = routes.find(([method, form]) => method === request.method && form.test(path));
    if (!route) throw notFound('Resource not found');
    const [method, form, handler] = route;
    const [, ...ids] = form.exec(path) ?? [];
    const work = () => handler(sandbox, request, ids);
    return method === 'GET' ? work() : once(sandbox, request, work);
  } catch (error) {
    if (error instanceof ApiError) return json(error.status, error);
    throw error;
  }
}

export function authorize({ headers }: Request, accessToken: string): void {
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${accessToken}`);
  if (!given.length) throw unauthorized('authorization value not present');
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw unauthorized('invalid access token');
  }
}
