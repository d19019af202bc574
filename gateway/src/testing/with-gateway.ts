import type { Running } from '@shop/service-kit/run';
import { readGatewayConfig } from '../config.ts';
import { startGateway } from '../start.ts';
import { makeBuilds, type Builds } from './builds.ts';
import { answering, startUpstream, type Answering, type TestUpstream } from './upstream.ts';

const SERVICES = ['catalog', 'cart-orders', 'content-media', 'auth', 'sandbox'] as const;
type Name = (typeof SERVICES)[number];
const VARIABLE: Record<Name, string> = {
  catalog: 'CATALOG_URL',
  'cart-orders': 'CART_ORDERS_URL',
  'content-media': 'CONTENT_MEDIA_URL',
  auth: 'AUTH_URL',
  sandbox: 'SANDBOX_URL',
};

/** Unless a test says otherwise no other test's services are heard of. */
const NO_REDIS = 'redis://127.0.0.1:9';

export type TestGateway = {
  url: string;
  /** Where the figures are told, when METRICS_PORT is set. */
  metricsUrl: string | undefined;
  services: Record<Name, TestUpstream>;
  builds: Builds;
  /** A request as a page of the shop itself sends it; redirects are not followed. */
  call: (path: string, init?: RequestInit) => Promise<TestAnswer>;
};
/** An answer that was read to its end, so that its connection is free again. */
export type TestAnswer = { status: number; headers: Headers; text: string; json: () => unknown };
type Setup = Partial<Record<Name, Answering>> & {
  env?: Record<string, string | undefined>;
  more?: Parameters<typeof startGateway>[1];
  /** Adds files to the builds before the gateway starts. */
  prepare?: (builds: Builds) => Promise<void>;
};

/** Runs a test against a gateway with real servers behind it; each answers with its own name unless told otherwise. */
export async function withGateway(
  test: (gateway: TestGateway) => Promise<void>,
  { env = {}, more = {}, prepare, ...answers }: Setup = {},
): Promise<void> {
  const builds = await makeBuilds();
  await prepare?.(builds);
  const started = await Promise.all(SERVICES.map((name) => startUpstream(answers[name] ?? answering(name))));
  const services = Object.fromEntries(
    SERVICES.map((name, i) => [name, started[i]!]),
  ) as TestGateway['services'];
  const config = readGatewayConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_BASE_URL: 'http://localhost:8080',
    REDIS_URL: NO_REDIS,
    ...Object.fromEntries(SERVICES.map((name) => [VARIABLE[name], services[name].url])),
    SHELL_SOURCE: builds.folder('shell'),
    STOREFRONT_SOURCE: builds.folder('storefront'),
    CHECKOUT_SOURCE: builds.folder('checkout'),
    ADMIN_SOURCE: builds.folder('admin'),
    ...env,
  });
  let running: Running | undefined;
  try {
    ({ running } = await startGateway(config, more));
    const url = `http://127.0.0.1:${running.port}`;
    const call: TestGateway['call'] = async (path, init = {}) => {
      const headers = { origin: 'http://localhost:8080', ...(init.headers as Record<string, string>) };
      return readAnswer(await fetch(url + path, { redirect: 'manual', ...init, headers }));
    };
    const metricsUrl = running.metricsPort && `http://127.0.0.1:${running.metricsPort}/metrics`;
    await test({ url, metricsUrl: metricsUrl || undefined, services, builds, call });
  } finally {
    await running?.close();
    await Promise.all(started.map((upstream) => upstream.close()));
    await builds.remove();
  }
}

export async function readAnswer(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as unknown,
  };
}

/** A JSON body with its content type, for `call`. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
