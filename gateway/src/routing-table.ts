import type { GatewayConfig } from './config.ts';

export type ServiceName = 'catalog' | 'cart-orders' | 'content-media' | 'auth' | 'sandbox';

/** The one routing table: which service answers a path. The longest prefix wins; what stands nowhere is a page or a file. */
const TABLE: Record<string, ServiceName> = {
  '/api/elixirs': 'catalog',
  '/api/flowers': 'catalog',
  '/api/custom-elixirs': 'cart-orders',
  '/api/cart': 'cart-orders',
  '/api/checkout': 'cart-orders',
  '/api/orders': 'cart-orders',
  '/api/webhooks': 'cart-orders',
  '/api/content': 'content-media',
  '/api/contact': 'content-media',
  '/api/admin/content': 'content-media',
  '/api/admin/upload-image': 'content-media',
  '/api/admin/list-images': 'content-media',
  '/api/admin/images': 'content-media',
  '/api/admin/messages': 'content-media',
  '/api/admin/reports': 'cart-orders',
  '/api/admin/reviews': 'cart-orders',
  '/api/admin/mails': 'cart-orders',
  '/api/admin': 'auth',
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
export const addressesOf = (config: GatewayConfig): Record<ServiceName, string | undefined> => ({
  catalog: config.CATALOG_URL,
  'cart-orders': config.CART_ORDERS_URL,
  'content-media': config.CONTENT_MEDIA_URL,
  auth: config.AUTH_URL,
  sandbox: config.SANDBOX_URL,
});

/** True for what a browser calls from a script, and therefore gets JSON for every error. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
