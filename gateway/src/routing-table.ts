import { ENDPOINTS_OF, SERVICE_NAMES, type ServiceName as OwnService } from '@shop/contracts/endpoints';
import { urlVariable } from '@shop/service-kit/config';
import type { GatewayConfig } from './config.ts';

export type ServiceName = OwnService | 'sandbox';

/** `/api/cart` of `/api/cart/items`, `/api/admin/content` of `/api/admin/content/{id}`. */
const RESOURCE = /^\/api\/(?:admin\/)?[^/]+/;

/** A resource of the API belongs to one service, with everything below it. */
function servicesByResource(): Record<string, ServiceName> {
  const table: Record<string, ServiceName> = {};
  for (const [service, endpoints] of Object.entries(ENDPOINTS_OF))
    for (const route of Object.keys(endpoints)) {
      const [resource] = RESOURCE.exec(route.slice(route.indexOf(' ') + 1)) ?? [];
      if (resource === undefined) continue;
      if ((table[resource] ?? service) !== service) throw new Error(`${resource} has two services`);
      table[resource] = service as OwnService;
    }
  return table;
}

/** Which service answers a path. The longest prefix wins; what stands nowhere is a page or a file. */
const TABLE: Record<string, ServiceName> = {
  ...servicesByResource(),
  '/media': 'content-media',
  '/sandbox': 'sandbox',
};

/** The service of a path without its query, or undefined. Prefixes end at a slash: '/api/cartoon' is nobody's. */
export function serviceOf(path: string): ServiceName | undefined {
  for (let prefix = path; prefix; prefix = prefix.slice(0, prefix.lastIndexOf('/')))
    if (Object.hasOwn(TABLE, prefix)) return TABLE[prefix];
  return undefined;
}

/** Where the services are; no address means that the service is not routed. */
export const addressesOf = (config: GatewayConfig): Partial<Record<ServiceName, string>> =>
  Object.fromEntries([...SERVICE_NAMES, 'sandbox' as const].map((name) => [name, config[urlVariable(name)]]));

/** True for what a browser calls from a script, and therefore gets JSON for every error. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
