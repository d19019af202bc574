import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { mailServer } from '@shop/mail/testing/mail-server';
import { callsBy, testClient, type TestClient } from '@shop/service-kit/testing/client';
import { traceCollector } from '@shop/service-kit/testing/trace-collector';
import { waitUntilReady } from '../../../../scripts/launch/ready.ts';
import { sandbox } from './sandbox.ts';
import { freePort, runningShop } from './running-shop.ts';
import { end } from './spawn.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const NOBODY = 'http://127.0.0.1:9';
const PIECES = {
  catalog: 'services/catalog/src/main.ts',
  'cart-orders': 'services/cart-orders/src/main.ts',
  'payment-worker': 'services/cart-orders/src/worker.ts',
  gateway: 'gateway/src/main.ts',
};
type Piece = keyof typeof PIECES;

/**
 * Gateway, catalog, cart-orders and its worker as separate processes, which send all traces to a collector. The
 * provider's notifications are lost, so that always the paying browser reports the payment first.
 */
export async function tracedShop(over: Record<string, string> = {}) {
  const collector = await traceCollector();
  const mails = await mailServer();
  // Gives the processes a provider and settings, and the test a way to fill the catalogue.
  const base = await runningShop({ worker: false });
  await sandbox(base.env).webhooks('lost', 10_000);
  const ports = await portsOf(Object.keys(PIECES) as Piece[]);
  const env = { ...process.env, ...addresses(base, ports), ...over };
  const sending = { SMTP_URL: mails.url, MAIL_FROM: 'hola@example.com', MAIL_EVERY_MS: '100' };
  const database = { catalog: { MONGODB_DB: `${base.env.MONGODB_DB}_catalog` } };
  const logs: string[] = [];
  const children = (Object.keys(PIECES) as Piece[]).map((piece) =>
    start(PIECES[piece], logs, {
      ...env,
      ...sending,
      ...(piece === 'catalog' && database.catalog),
      PORT: String(ports[piece]),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    }),
  );
  const urls = Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]);
  await waitUntilReady(Object.fromEntries(urls), 60_000);

  /** Ends the processes, which then send their remaining traces. */
  const finish = async () => {
    await Promise.all(children.map((child) => end(child)));
  };
  return {
    base,
    collector,
    mails,
    logs,
    visitor: () => browserAt(`http://127.0.0.1:${ports.gateway}`),
    finish,
    stop: async () => {
      await finish();
      await Promise.all([base.stop(), mails.shut(), collector.close()]);
    },
  };
}

/** The gateway accepts changes only from its own pages. */
function browserAt(origin: string): TestClient {
  const { cookies, request: send } = testClient(origin);
  const request: TestClient['request'] = (method, path, body) => send(method, path, body, { origin });
  return { cookies, ...callsBy(request) };
}

const portsOf = async (pieces: Piece[]) =>
  Object.fromEntries(await Promise.all(pieces.map(async (piece) => [piece, await freePort()]))) as Record<
    Piece,
    number
  >;

function addresses({ env, config }: Awaited<ReturnType<typeof runningShop>>, ports: Record<Piece, number>) {
  const settings = Object.entries(config).map(([name, value]) => [name, String(value)]);
  return {
    ...env,
    ...(Object.fromEntries(settings) as Record<string, string>),
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    PUBLIC_BASE_URL: `http://127.0.0.1:${ports.gateway}`,
    CATALOG_URL: `http://127.0.0.1:${ports.catalog}`,
    CART_ORDERS_URL: `http://127.0.0.1:${ports['cart-orders']}`,
    AUTH_URL: NOBODY,
    SHELL_URL: NOBODY,
    STOREFRONT_URL: NOBODY,
    CHECKOUT_URL: NOBODY,
    ADMIN_URL: NOBODY,
  };
}

function start(program: string, logs: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [program], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout!.on('data', (chunk: Buffer) => logs.push(chunk.toString()));
  return child;
}
