import { baseEnv, envUrl } from '@shop/service-kit/config';
import * as z from 'zod';

/** A front end's files: a directory that the gateway serves itself, or the address of who serves them. */
const source = z.string().min(1);

export const configSchema = z.object({
  ...baseEnv,
  PUBLIC_BASE_URL: envUrl,
  CATALOG_URL: envUrl,
  CART_ORDERS_URL: envUrl,
  CONTENT_MEDIA_URL: envUrl,
  AUTH_URL: envUrl,
  /** Only with the built-in payment sandbox. */
  SANDBOX_URL: envUrl.optional(),
  SHELL_SOURCE: source,
  STOREFRONT_SOURCE: source,
  CHECKOUT_SOURCE: source,
  ADMIN_SOURCE: source,
});
export type Config = z.output<typeof configSchema>;
