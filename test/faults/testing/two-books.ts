import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { MongoClient, type Db } from 'mongodb';
import { startSandbox } from '../../../embedded/src/mercadopago/server.ts';
import { startMongo } from '../../../embedded/src/mongo/server.ts';
import { startRedis } from '../../../embedded/src/redis/server.ts';
import { makeTestFolder } from '../../test-folder.ts';
import type { Access } from '../invariants/books.ts';

const KEYS = { accessToken: 'TEST-token', publicKey: 'TEST-public', webhookSecret: 'webhook-secret' };

/** Databases of their own, an empty Redis and a provider, and the strings behind the provider's stage. */
export type TwoBooks = {
  access: Access;
  db: Db;
  catalog: Db;
  /** Pays `pesos` for a checkout; the holder decides what becomes of it. Answers the payment's id. */
  pay: (checkoutId: string, pesos: number, holder?: string) => Promise<string>;
  close: () => Promise<void>;
};

/** A database server and a Redis, which the books of a file's tests share one after the other. */
export async function startStores() {
  const folder = makeTestFolder('two-books-');
  const [mongo, redis] = await Promise.all([
    startMongo({ dataDir: join(folder, 'mongo') }),
    startRedis({ dataDir: join(folder, 'redis'), password: 'secret' }),
  ]);
  const client = await new MongoClient(mongo.uri).connect();
  return {
    client,
    mongoUri: mongo.uri,
    redisUrl: redis.url,
    close: async () => {
      await client.close();
      await Promise.all([mongo.close(), redis.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Stores = Awaited<ReturnType<typeof startStores>>;

export async function openTwoBooks({ client, mongoUri, redisUrl }: Stores): Promise<TwoBooks> {
  const folder = makeTestFolder('two-books-');
  const sandbox = await startSandbox({ dataDir: join(folder, 'mercadopago'), ...KEYS });
  const redis = new Redis(redisUrl);
  await redis.flushall();
  redis.disconnect();
  const database = `books_${randomBytes(4).toString('hex')}`;
  const catalogDatabase = `${database}_catalog`;
  const { accessToken } = KEYS;
  return {
    access: { mongoUri, database, catalogDatabase, redisUrl, providerUrl: sandbox.url, accessToken },
    db: client.db(database),
    catalog: client.db(catalogDatabase),
    pay: (checkoutId, pesos, holder = 'APRO') => pay(sandbox.url, { checkoutId, pesos, holder }),
    close: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Payment = { checkoutId: string; pesos: number; holder: string };

async function pay(url: string, { checkoutId, pesos, holder }: Payment): Promise<string> {
  const items = [{ title: 'Elixir', quantity: 1, unit_price: pesos, currency_id: 'MXN' }];
  const preference = await post<{ id: string }>(`${url}/checkout/preferences`, {
    items,
    external_reference: checkoutId,
  });
  const path = `${url}/control/preferences/${preference.id}/pay`;
  return String((await post<{ id: number }>(path, { holder })).id);
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
