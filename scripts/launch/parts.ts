import { join } from 'node:path';
import type { Part } from './child.ts';
import { planFrontEnds, type FrontEndPorts } from './front-ends.ts';
import { ROOT, type Options } from './options.ts';
import type { Secrets } from './secrets.ts';
import { V8_FLAGS } from './warm-cache.ts';

export type Plan = { services: Part[]; gateway: Part; probes: Record<string, string> };
export type Ports = {
  catalog: number;
  cartOrders: number;
  contentMedia: number;
  auth: number;
  worker: number;
};

const url = (port: number) => `http://127.0.0.1:${port}`;
const GUARD = [...V8_FLAGS, '--import', './scripts/launch/stop-with-parent.mjs'];

/** Every process of the shop with its environment; the addresses of the stores come from the backing services. */
export function planParts(
  options: Options,
  secrets: Secrets,
  backing: Record<string, string>,
  ports: Ports & FrontEndPorts,
): Plan {
  const watch = options.dev ? ['--watch'] : [];
  const common = {
    ...backing,
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    NODE_ENV: options.dev ? 'development' : 'production',
    PUBLIC_BASE_URL: options.publicBaseUrl,
    SESSION_SECRET: process.env['SESSION_SECRET'] ?? secrets.sessionSecret,
    INTERNAL_TOKEN: process.env['INTERNAL_TOKEN'] ?? secrets.internalToken,
    S3_BUCKET: process.env['S3_BUCKET'] ?? 'elixir-shop',
    SEED: process.env['SEED'] ?? '1',
    SEED_DIR: process.env['SEED_DIR'] ?? join(ROOT, 'seed'),
    CATALOG_URL: url(ports.catalog),
    MERCADOPAGO_SDK_URL: sdkUrl(options, backing),
  };
  const part = (name: string, main: string, port: number, env: Record<string, string> = {}): Part => ({
    name,
    args: [...GUARD, ...watch, main],
    env: { ...common, PORT: String(port), ...env },
  });
  const admin = {
    ADMIN_USERNAME: options.adminUsername,
    ADMIN_PASSWORD: options.adminPassword ?? secrets.adminPassword,
  };
  const services = [
    part('catalog', 'services/catalog/src/main.ts', ports.catalog),
    part('cart-orders', 'services/cart-orders/src/main.ts', ports.cartOrders),
    part('payment-worker', 'services/cart-orders/src/worker.ts', ports.worker),
    part('content-media', 'services/content-media/src/main.ts', ports.contentMedia),
    part('auth', 'services/auth/src/main.ts', ports.auth, admin),
  ];
  const probes = {
    catalog: url(ports.catalog),
    'cart-orders': url(ports.cartOrders),
    'payment-worker': url(ports.worker),
    'content-media': url(ports.contentMedia),
    auth: url(ports.auth),
  };
  const frontEnds = planFrontEnds(options, GUARD, ports);
  const gateway = part('gateway', 'gateway/src/main.ts', options.port, {
    HOST: process.env['HOST'] ?? '0.0.0.0',
    CART_ORDERS_URL: probes['cart-orders'],
    CONTENT_MEDIA_URL: probes['content-media'],
    AUTH_URL: probes['auth'],
    ...frontEnds.urls,
  });
  return { services: [...services, ...frontEnds.parts], gateway, probes: { ...probes, ...frontEnds.probes } };
}

/** With the built-in sandbox the browser script comes from it, through the gateway. */
const sdkUrl = (options: Options, backing: Record<string, string>): string =>
  process.env['MERCADOPAGO_SDK_URL'] ??
  (backing['SANDBOX_URL']
    ? `${options.publicBaseUrl}/sandbox/sdk/js/v2`
    : 'https://sdk.mercadopago.com/js/v2');
