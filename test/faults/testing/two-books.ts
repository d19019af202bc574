import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startSandbox } from '../../../embedded/src/mercadopago/server.ts';
import { startMongo } from '../../../embedded/src/mongo/server.ts';
import { startRedis } from '../../../embedded/src/redis/server.ts';
import type { Access } from '../invariants/books.ts';

const KEYS = { accessToken: 'TEST-token', publicKey: 'TEST-public', webhookSecret: 'webhook-secret' };

/** A database, a Redis and a provider of their own, and the strings behind the provider's stage. */
export type TwoBooks = {
  access: Access;
  db: Db;
  catalog: Db;
  /** Pays `pesos` for a checkout; the holder decides what becomes of it. Answers the payment's id. */
  pay: (checkoutId: string, pesos: number, holder?: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function openTwoBooks(): Promise<TwoBooks> {
  const folder = mkdtempSync(join(tmpdir(), 'two-books-'));
  const [mongo, redis, sandbox] = await Promise.all([
    startMongo({ dataDir: join(folder, 'mongo') }),
    startRedis({ dataDir: join(folder, 'redis'), password: 'secret' }),
    startSandbox({ dataDir: join(folder, 'mercadopago'), ...KEYS }),
  ]);
  const client = await new MongoClient(mongo.uri).connect();
  const database = `books_${randomBytes(4).toString('hex')}`;
  const catalogDatabase = `${database}_catalog`;
  const { accessToken } = KEYS;
  return {
    access: {
      mongoUri: mongo.uri,
      database,
      catalogDatabase,
      redisUrl: redis.url,
      providerUrl: sandbox.url,
      accessToken,
    },
    db: client.db(database),
    catalog: client.db(catalogDatabase),
    pay: (checkoutId, pesos, holder = 'APRO') => pay(sandbox.url, { checkoutId, pesos, holder }),
    close: async () => {
      await client.close();
      await Promise.all([mongo.close(), redis.close(), sandbox.close()]);
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
