import { SERVICE_NAMES, type ServiceName } from '@shop/contracts/endpoints';
import {
  FIRST_PROVIDER,
  PAYMENT_BROWSERS,
  PAYMENT_PROVIDERS,
  type PaymentBrowser,
  type PaymentProviderName,
} from '@shop/contracts/payment-browsers';
import { baseEnv, envUrl, publicUrl, readConfig, redisEnv, waitEnv } from '@shop/service-kit/config';
import { urlVariable, type UrlVariable } from '@shop/service-kit/url-variable';
import * as z from 'zod';

/** The address of each service. */
const serviceUrls = Object.fromEntries(SERVICE_NAMES.map((name) => [urlVariable(name), envUrl])) as Record<
  UrlVariable<ServiceName>,
  typeof envUrl
>;

/** The address of a payment provider's browser script, when it is not the provider's own: MERCADOPAGO_SDK_URL. */
const scriptVariable = <Name extends string>(provider: Name) =>
  `${provider.toUpperCase() as Uppercase<Name>}_SDK_URL` as const;
/** MERCADOPAGO_TRIAL: that address is a stand-in's, and the owner may set keys of a real account at any moment. */
const trialVariable = <Name extends string>(provider: Name) =>
  `${provider.toUpperCase() as Uppercase<Name>}_TRIAL` as const;
const optionalUrl = envUrl.optional();
const flag = z.enum(['0', '1']).optional();
const trials = Object.fromEntries(PAYMENT_PROVIDERS.map((name) => [trialVariable(name), flag])) as Record<
  `${Uppercase<PaymentProviderName>}_TRIAL`,
  typeof flag
>;
const scriptUrls = Object.fromEntries(
  PAYMENT_PROVIDERS.map((name) => [scriptVariable(name), optionalUrl]),
) as Record<`${Uppercase<PaymentProviderName>}_SDK_URL`, typeof optionalUrl>;

const schema = z.object({
  ...baseEnv,
  /** In 'development' pages come from webpack's server, and are not cached. */
  NODE_ENV: z.string().default('production'),
  /** Where browsers reach the shop; https here turns on HSTS and secure cookies. */
  PUBLIC_BASE_URL: publicUrl,
  ...serviceUrls,
  /** Where services publish changes; a gateway that cannot reach it caches responses only for seconds. */
  ...redisEnv,
  /** The payment provider's sandbox; without it /sandbox is not routed. */
  SANDBOX_URL: envUrl.optional(),
  /** The shell's server, and the web servers of the micro-frontends. */
  SHELL_URL: envUrl,
  STOREFRONT_URL: envUrl,
  CHECKOUT_URL: envUrl,
  ADMIN_URL: envUrl,
  ...scriptUrls,
  ...trials,
  /** The provider of the checkout's payment page, as cart-orders has it. */
  PAYMENT_PROVIDER: z.enum(PAYMENT_PROVIDERS).default(FIRST_PROVIDER),
  /** Proxies in front of this gateway that may name the client: addresses or 'loopback', 'uniquelocal', by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /**
   * Pages that one address may open in a minute; a whole office, a mobile carrier or a crawler may be one address. 0
   * turns the limit off. Requests of this machine itself are not counted.
   */
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).default(6_000),
  /** 'on' shows the API to everybody at /api/docs. */
  API_DOCS: z.enum(['on', 'off']).default('off'),
  /** 'on' lets developers load remotes of their own machine into pages (?remoto=). */
  REMOTE_OVERRIDES: z.enum(['on', 'off']).default('off'),
  /** 'off' removes the service worker, also from browsers that have it (docs/operations.md). */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  ...waitEnv,
  /** Concurrent requests to a service; four times as many for payments and the back office. One more is a 503. */
  SERVICE_REQUESTS: z.coerce.number().int().min(1).default(64),
});
export type GatewayConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readGatewayConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig =>
  readConfig(schema, env);

/**
 * The data of a payment provider for pages. A configured address of its script replaces only that provider's; a
 * stand-in's address is allowed in addition to the real one.
 */
export const paymentBrowsers = (
  provider: string,
  env: object,
  rows: Record<string, PaymentBrowser> = PAYMENT_BROWSERS,
): PaymentBrowser[] => {
  const given = env as Record<string, unknown>;
  const script = given[scriptVariable(provider)];
  const own = rows[provider]!;
  if (typeof script !== 'string') return [own];
  return [{ ...own, script }, ...(given[trialVariable(provider)] === '1' ? [own] : [])];
};
