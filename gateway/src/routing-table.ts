import type { Config } from './config.ts';

export type ServiceName = 'catalog' | 'cart-orders' | 'content-media' | 'auth' | 'sandbox';

/** Who answers which paths; the longest prefix wins. /internal/* is in no row, so it is never reached from outside. */
const TABLE: [prefix: string, service: ServiceName][] = [
  ['/api/custom-elixirs', 'cart-orders'],
  ['/api/cart', 'cart-orders'],
  ['/api/checkout', 'cart-orders'],
  ['/api/orders', 'cart-orders'],
  ['/api/webhooks', 'cart-orders'],
  ['/api/elixirs', 'catalog'],
  ['/api/flowers', 'catalog'],
  ['/api/content', 'content-media'],
  ['/api/contact', 'content-media'],
  ['/api/admin/content', 'content-media'],
  ['/api/admin/upload-image', 'content-media'],
  ['/api/admin/list-images', 'content-media'],
  ['/api/admin/images', 'content-media'],
  ['/api/admin/messages', 'content-media'],
  ['/media', 'content-media'],
  ['/api/admin', 'auth'],
  ['/sandbox', 'sandbox'],
];
const ROWS = [...TABLE].sort(([a], [b]) => b.length - a.length);

/** The service that owns a path, or undefined. */
export const serviceOf = (path: string): ServiceName | undefined =>
  ROWS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];

export const addressOf = (config: Config, service: ServiceName): string | undefined =>
  ({
    catalog: config.CATALOG_URL,
    'cart-orders': config.CART_ORDERS_URL,
    'content-media': config.CONTENT_MEDIA_URL,
    auth: config.AUTH_URL,
    sandbox: config.SANDBOX_URL,
  })[service];
