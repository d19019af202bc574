import { createServer, type AddressInfo } from 'node:net';
import { anElixirCreate, aFlowerCreate } from '@shop/contracts/testing/builders';
import type { Elixir, ElixirCreate } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import type { FullSettings } from '@shop/contracts/settings';
import { CHANNEL } from '@shop/service-kit/cache-tags/wire';
import { readConfig } from '@shop/service-kit/config';
import { backing, signIn, type Backing } from '@shop/service-kit/testing/backing';
import type { RunningServer } from '@shop/service-kit/run';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import { createLog } from '@shop/service-kit/log';
import { openRedis } from '@shop/service-kit/redis';
import { untilReady } from '@shop/service-kit/testing/until-ready';
import { catalog as catalogService } from '../../../catalog/src/service.ts';
import { cartOrdersConfig, databaseName, type CartOrdersConfig } from '../config.ts';
import { createPaymentQueue } from '../payments/queue/payment.queue.ts';
import { cartOrders, paymentWorker } from '../service.ts';
import { eventually } from './eventually.ts';
import { ownSandbox } from './own-sandbox.ts';
import { testedProvider } from './tested-provider.ts';
import { settingsServer } from '@shop/service-kit/testing/settings-server';

export type RunningShop = {
  env: Backing;
  /** The environment of the service, and the configuration read from it. */
  settings: Record<string, string>;
  config: CartOrdersConfig;
  /** A new visitor. */
  visitor: () => TestClient;
  /** The metrics of the HTTP process. */
  metrics: () => Promise<string>;
  /** The metrics of the catalogue. */
  catalogMetrics: () => Promise<string>;
  /** An administrator of this service. */
  admin: () => Promise<TestClient>;
  /** An administrator of the catalogue. */
  catalogAdmin: () => Promise<TestClient>;
  addElixir: (over?: Partial<ElixirCreate>) => Promise<Elixir>;
  changeElixir: (id: number, change: Partial<ElixirCreate>) => Promise<void>;
  deleteElixir: (id: number) => Promise<void>;
  addFlower: (name: string) => Promise<Flower>;
  /** The owner changes settings, and the services are told. */
  decide: (over: Partial<FullSettings>) => Promise<void>;
  /** Waits up to five seconds until the worker has handled all news so far; news of a payment may come twice. */
  atRest: () => Promise<void>;
  stopCatalog: () => Promise<void>;
  stop: () => Promise<void>;
};
/** `said`: the settings that the owner wrote in 'Tienda'. */
export type ShopOptions = {
  worker?: boolean;
  env?: Record<string, string>;
  said?: Partial<FullSettings>;
};

/** The real service with a real catalogue, its worker, and the backing services of the test run. */
export async function runningShop(options: ShopOptions = {}): Promise<RunningShop> {
  const given = backing();
  const provider = await ownSandbox(given);
  const env = { ...given, MERCADOPAGO_BASE_URL: provider.url, SANDBOX_URL: provider.url };
  const catalog = await catalogService.start({
    ...env,
    MONGODB_DB: `${env.MONGODB_DB}_catalog`,
    METRICS_PORT: '0',
  });
  const contentMedia = await settingsServer({
    ownerEmail: options.env?.['OWNER_EMAIL'] ?? '',
    ...options.said,
  });
  const catalogUrl = `http://127.0.0.1:${catalog.running.port}`;
  // The sandbox notifies the public address, which here is the service itself.
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...env,
    ...LOOSE,
    METRICS_PORT: '0',
    PORT: port,
    PUBLIC_BASE_URL: url,
    PAYMENT_PROVIDER: testedProvider(),
    CATALOG_URL: catalogUrl,
    CONTENT_MEDIA_URL: contentMedia.url,
    ...options.env,
  };
  const config = readConfig(cartOrdersConfig, settings);
  const redis = openRedis(given.REDIS_URL, { retryStrategy: () => null });
  const queue = createPaymentQueue({
    redis,
    database: databaseName(config),
    log: createLog('test', 'silent'),
  });
  const isAtRest = async () => {
    const { waiting = 0, prioritized = 0, active = 0 } = await queue.depth();
    return waiting + prioritized + active === 0;
  };
  const http = await cartOrders.start(settings);
  if (!options.env?.['REDIS_URL']) await untilReady(url);
  const worker = options.worker === false ? undefined : await paymentWorker.start({ ...settings, PORT: '0' });
  let isCatalogUp = true;
  const stopCatalog = async () => {
    if (isCatalogUp) await catalog.running.close();
    isCatalogUp = false;
  };
  const shop = catalogHands(catalogUrl, env);
  return {
    env,
    settings,
    config,
    visitor: () => testClient(url),
    metrics: () => metricsOf(http.running),
    catalogMetrics: () => metricsOf(catalog.running),
    admin: () => signIn(testClient(url), env),
    ...shop,
    decide: async (over) => {
      contentMedia.settings = { ...contentMedia.settings!, ...over };
      await redis.publish(CHANNEL, 'settings');
    },
    atRest: () =>
      eventually(isAtRest, 5_000).then(
        () => undefined,
        () => undefined,
      ),
    stopCatalog,
    stop: async () => {
      await queue.close();
      await Promise.all([http.running.close(), worker?.running.close(), stopCatalog()]);
      await Promise.all([provider.close(), contentMedia.close()]);
      redis.disconnect();
    },
  };
}

export const metricsOf = async ({ metricsPort }: RunningServer): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

const LOOSE = {
  CART_LIMIT_PER_MINUTE: '100000',
  CUSTOM_ELIXIR_LIMIT_PER_MINUTE: '100000',
  CHECKOUT_LIMIT_PER_MINUTE: '100000',
  ORDER_LIMIT_PER_MINUTE: '100000',
  PAYMENT_IDS_PER_ADDRESS: '100000',
};

function catalogHands(url: string, env: Backing) {
  let signedIn: Promise<TestClient> | undefined;
  const admin = () => (signedIn ??= signIn(testClient(url), env));
  return {
    catalogAdmin: admin,
    addElixir: async (over: Partial<ElixirCreate> = {}) =>
      (await (await admin()).post<Elixir>('/api/elixirs', anElixirCreate(over))).body,
    changeElixir: async (id: number, change: Partial<ElixirCreate>) =>
      void (await (await admin()).patch(`/api/elixirs/${id}`, change)),
    deleteElixir: async (id: number) => void (await (await admin()).delete(`/api/elixirs/${id}`)),
    addFlower: async (name: string) =>
      (await (await admin()).post<Flower>('/api/flowers', aFlowerCreate({ name }))).body,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
