import { apiError } from './common.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { cartOrdersEndpoints } from './endpoints/cart-orders.ts';
import { catalogEndpoints } from './endpoints/catalog.ts';
import { contentMediaEndpoints } from './endpoints/content-media.ts';
import type { Endpoints } from './endpoints/endpoint.ts';
import { WEBHOOK_MESSAGES } from './webhook.ts';

const OWNED = {
  catalog: catalogEndpoints,
  'cart-orders': cartOrdersEndpoints,
  'content-media': contentMediaEndpoints,
  auth: authEndpoints,
} satisfies Record<string, Endpoints>;
export type ServiceName = keyof typeof OWNED;

/**
 * Every address of the shop, by the service that owns it. The gateway's routing table and its cache, and what
 * services purge from that, are derived from this.
 */
export const ENDPOINTS_OF: Record<ServiceName, Endpoints> = OWNED;
export const SERVICE_NAMES = Object.keys(ENDPOINTS_OF) as ServiceName[];

/**
 * Every address with a contract, by method and path. Deployables are replaced one by one, so an old client meets
 * a new service: `npm run contracts:check` compares this with the last release.
 */
export const endpoints = Object.assign(
  { 'any error': { who: 'everyone', response: apiError } },
  // Messages that the shop sends; programs of others read them.
  ...Object.entries(WEBHOOK_MESSAGES).map(([type, response]) => ({
    [`webhook ${type}`]: { who: 'everyone', response },
  })),
  ...Object.values<Endpoints>(ENDPOINTS_OF),
) as Endpoints;

type Keys<Manifest> = Manifest extends unknown ? keyof Manifest & string : never;
type At<Manifest, R> = Manifest extends unknown ? (R extends keyof Manifest ? Manifest[R] : never) : never;
type Owned = (typeof OWNED)[ServiceName];
/** 'GET /api/lots/{code}' and all other calls. */
export type Route = Keys<Owned>;
/** The contract of a call with its own schemas, for the typed client. */
export type EndpointOf<R extends Route> = At<Owned, R>;
/** The calls that require a role of the team. */
export type BackOfficeCall = { [R in Route]: EndpointOf<R> extends { roles: unknown } ? R : never }[Route];
