import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ServiceName } from '@shop/contracts/endpoints';
import type { Backing } from '@shop/service-kit/testing/backing';
import { testedProvider } from '../../../services/cart-orders/src/testing/tested-provider.ts';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import type { Part } from '../../../scripts/launch/child.ts';
import { FRONT_ENDS } from '../../../scripts/launch/front-ends.ts';
import { readOptions } from '../../../scripts/launch/options.ts';
import { planParts, type Ports } from '../../../scripts/launch/parts.ts';
import { portsFor } from '../../../scripts/launch/ports.ts';
import { waitUntilReady } from '../../../scripts/launch/ready.ts';
import { PROGRAMS } from '../../../scripts/services.ts';
import type { Access } from '../invariants/books.ts';
import { openBacking, type BackingProcess } from './backing-process.ts';
import { leadContent, leadStores, openLinks, type Links } from './links.ts';
import { partsOf } from './parts-of.ts';
import { readyAgain, startProcesses, type Processes } from './processes.ts';
import { newTraffic, watched, type Traffic } from './traffic.ts';

type FrontEndName = 'shell' | 'web-server';
export type ProcessName =
  | FrontEndName
  | ('catalog' | 'cart-orders' | 'payment-worker' | 'gateway' | 'second-worker');

/** A whole shop of real processes, made to be broken. */
export type FaultShop = {
  url: string;
  /** Where the stores are now; they move when everything is started again. */
  env: () => Backing;
  access: () => Access;
  traffic: Traffic;
  visitor: () => TestClient;
  /** A service by its own address, past the gateway. */
  service: (name: ProcessName | ServiceName) => TestClient;
  kill: (name: ProcessName) => Promise<void>;
  /** Starts a part that was killed and answers after how many milliseconds it was ready. */
  revive: (name: ProcessName | ServiceName, env?: Record<string, string>) => Promise<number>;
  signal: Processes['signal'];
  /** The ways to the stores and to one service, each of which can be broken. */
  links: Links;
  /** SIGTERM, as a deployment does it: with what code it ended, after how many milliseconds. */
  end: (name: ProcessName | ServiceName) => ReturnType<Processes['end']>;
  /** Memory of a part in MB. */
  memory: (name: ProcessName | ServiceName) => number;
  /** Who may sign in with a name and a password. */
  owner: { username: string; password: string };
  /** Where the parts write their logs. */
  logs: string;
  killEverything: () => Promise<void>;
  reviveEverything: () => Promise<void>;
  crashes: () => string[];
  stop: () => Promise<void>;
};
/** `metrics`: the port where a part reports its metrics, by its name. */
export type FaultShopOptions = {
  dataDir: string;
  env?: Record<string, string>;
  metrics?: Record<string, number>;
};

const DATABASE = 'cart_orders';
const NAMES = [...Object.keys(PROGRAMS), ...FRONT_ENDS, 'gateway', 'second-worker'];
/** Pages play no part in most scenarios: nobody has to build them first. Who wants them starts their parts. */
const WANTED = ['catalog', 'content-media', 'cart-orders', 'payment-worker', 'auth'];

export async function startFaultShop({
  dataDir,
  env = {},
  metrics = {},
}: FaultShopOptions): Promise<FaultShop> {
  const ports = (await portsFor(NAMES)) as Ports;
  const port = ports['gateway']!;
  const url = `http://localhost:${port}`;
  const secrets = {
    sessionSecret: secret(),
    internalToken: secret(),
    keysSecret: secret(),
    adminPassword: secret(),
    shown: true,
  };
  const processes = startProcesses(dataDir);
  const links = await openLinks();
  const traffic = newTraffic();
  const lost: string[] = [];
  let backing: BackingProcess;
  let parts: Map<string, { part: Part; url: string }>;

  async function startEverything(): Promise<void> {
    backing = await openBacking(dataDir, url, () => lost.push('the backing services died'));
    const options = readOptions({ PORT: String(port), DATA_DIR: dataDir, PUBLIC_BASE_URL: url }, []);
    const plan = planParts(options, secrets, leadStores(links, backing.env), ports);
    parts = partsOf(plan, {
      env: { ...leadContent(links, ports), PAYMENT_PROVIDER: testedProvider(), ...env },
      metrics,
      gateway: url,
      secondWorker: ports['second-worker']!,
    });
    for (const name of [...WANTED, 'gateway']) processes.start(get(name).part);
    await waitUntilReady(Object.fromEntries([...WANTED, 'gateway'].map((n) => [n, get(n).url])), 60_000);
  }
  const get = (name: string) => {
    const found = parts.get(name);
    if (!found) throw new Error(`no part ${name}`);
    return found;
  };

  await startEverything();
  return {
    url,
    traffic,
    env: () => backingEnv(backing.env, { url, ...secrets }),
    access: () => accessOf(backing.env),
    visitor: () => watched(testClient(url), traffic, url),
    service: (name) => watched(testClient(get(name).url), traffic, url),
    kill: processes.kill,
    revive: (name, over = {}) => {
      const { part } = get(name);
      processes.start({ ...part, env: { ...part.env, ...over } });
      return readyAgain(name, get(name).url);
    },
    signal: processes.signal,
    links,
    end: processes.end,
    memory: processes.memory,
    owner: { username: 'admin', password: secrets.adminPassword },
    logs: join(dataDir, 'logs'),
    killEverything: async () => void (await Promise.all([processes.killAll(), backing.kill()])),
    reviveEverything: startEverything,
    crashes: () => [...processes.crashes, ...lost],
    stop: async () => {
      await processes.stopAll();
      await backing.stop();
      for (const link of Object.values(links)) link.close();
    },
  };
}

const secret = () => randomBytes(24).toString('base64url');

const accessOf = (env: Record<string, string>): Access => ({
  mongoUri: env['MONGODB_URI'] ?? '',
  database: DATABASE,
  catalogDatabase: 'catalog',
  redisUrl: env['REDIS_URL'] ?? '',
  providerUrl: env['MERCADOPAGO_BASE_URL'] ?? '',
  accessToken: env['MERCADOPAGO_ACCESS_TOKEN'] ?? '',
});

type Own = { url: string; sessionSecret: string; internalToken: string };

/** The environment in the form that the services' test helpers take. */
const backingEnv = (env: Record<string, string>, { url, sessionSecret, internalToken }: Own): Backing =>
  ({
    ...env,
    MONGODB_DB: DATABASE,
    SESSION_SECRET: sessionSecret,
    INTERNAL_TOKEN: internalToken,
    PUBLIC_BASE_URL: url,
  }) as Backing;
