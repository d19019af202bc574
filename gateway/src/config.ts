import { baseEnv, envUrl, readConfig, redisEnv } from '@shop/service-kit/config';
import * as z from 'zod';

/**
 * A front end: a build folder on disk, 'mirror:' and the address of a web server whose releases are copied, or the
 * http address of a development server.
 */
const source = z.string().min(1);

const schema = z.object({
  ...baseEnv,
  /** Where browsers reach the shop; https here turns on HSTS and secure cookies. */
  PUBLIC_BASE_URL: envUrl.transform((value) => value.replace(/\/+$/, '')),
  CATALOG_URL: envUrl,
  CART_ORDERS_URL: envUrl,
  CONTENT_MEDIA_URL: envUrl,
  AUTH_URL: envUrl,
  /** Where services tell what they changed; a gateway that cannot reach it keeps answers for seconds only. */
  ...redisEnv,
  /** The payment provider's sandbox; without it /sandbox is not routed. */
  SANDBOX_URL: envUrl.optional(),
  SHELL_SOURCE: source,
  STOREFRONT_SOURCE: source,
  CHECKOUT_SOURCE: source,
  ADMIN_SOURCE: source,
  /** Which version of each remote pages load (pages/registry.ts); without it the current ones. */
  REMOTES_FILE: z.string().optional(),
  /** The provider's browser script: pages of /checkout may load it from there. */
  MERCADOPAGO_SDK_URL: envUrl.default('https://sdk.mercadopago.com/js/v2'),
  /** Proxies in front of this gateway that may say who the client is: addresses or 'loopback', 'uniquelocal', by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Pages per minute and address; 0 switches the limit off. Requests of this machine itself are not counted. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).default(300),
  /** How long requests wait for a service that nobody answers for, counted from when it was first missed; 0: not at all. */
  SERVICE_WAIT_MS: z.coerce.number().int().min(0).max(30_000).default(10_000),
  /** How long a visitor waits for a page that is being drawn ahead, before the browser draws it itself. */
  DRAWING_WAIT_MS: z.coerce.number().int().positive().default(800),
});
export type GatewayConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readGatewayConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig =>
  readConfig(schema, env);
