import { ENDPOINTS_OF, type ServiceName as OwnService } from '@shop/contracts/endpoints';
import { createRouteMatcher } from '@shop/contracts/route-matcher';

export type ServiceName = OwnService | 'sandbox';

/** `/api/cart` of 'GET /api/cart/items', `/api/admin/content` of 'PUT /api/admin/content/{id}'. */
const RESOURCE = / (\/api\/(?:admin\/)?[^/]+)/;

/** Each resource of the API with its service, once for each of its endpoints. */
export const RESOURCES = Object.entries(ENDPOINTS_OF).flatMap(([service, endpoints]) =>
  Object.keys(endpoints).flatMap((route) => {
    const resource = RESOURCE.exec(route)?.[1];
    return resource ? [[resource, service as OwnService] as const] : [];
  }),
);

/** The service for each path. The longest prefix wins; a path that is not here is a page or a file. */
const TABLE: Record<string, ServiceName> = {
  ...Object.fromEntries(RESOURCES),
  '/media': 'content-media',
  '/sandbox': 'sandbox',
};

/** The service of a path without its query, or undefined. Prefixes end at a slash: '/api/cartoon' has no service. */
export function serviceOf(path: string): ServiceName | undefined {
  for (let prefix = path; prefix; prefix = prefix.slice(0, prefix.lastIndexOf('/')))
    if (Object.hasOwn(TABLE, prefix)) return TABLE[prefix];
  return undefined;
}

/** True for calls by a browser's script, which get JSON for every error. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Names the API call of a request; pages and files are 'other'. */
export function createRouteNames(): (req: { method: string; path: string }) => string {
  const match = createRouteMatcher(
    Object.values(ENDPOINTS_OF).flatMap((endpoints) => Object.keys(endpoints)),
  );
  return ({ method, path }) => match(method, path)?.replace(/^\w+ /, '') ?? 'other';
}
