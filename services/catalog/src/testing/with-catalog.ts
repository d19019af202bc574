import { fileURLToPath } from 'node:url';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import { anElixirCreate, aFlowerCreate } from '@shop/contracts/testing/builders';
import { backing, signIn, type Backing } from '@shop/service-kit/testing/backing';
import { testClient, type TestAnswer, type TestClient } from '@shop/service-kit/testing/client';
import { untilReady } from '@shop/service-kit/testing/until-ready';
import mongoose from 'mongoose';
import { readCatalogConfig } from '../config.ts';
import { startCatalog } from '../start.ts';

/** The environment that fills an empty catalogue with the sample content. */
export const SEEDED = {
  SEED: '1',
  SEED_DIR: fileURLToPath(new URL('../../../../seed/', import.meta.url)),
};

export type TestCatalog = {
  env: Backing;
  url: string;
  shopper: TestClient;
  admin: TestClient;
  /** A call of another service of the shop. */
  internal: <T = unknown>(method: string, path: string, body?: unknown) => Promise<TestAnswer<T>>;
  db: mongoose.Connection;
  addElixir: (over?: Parameters<typeof anElixirCreate>[0]) => Promise<Elixir>;
  addFlower: (over?: Parameters<typeof aFlowerCreate>[0]) => Promise<Flower>;
};

/** Runs a test against a catalogue of its own: a real process's worth of it, on a database that is dropped afterwards. */
export async function withCatalog(
  test: (catalog: TestCatalog) => Promise<void>,
  over: Record<string, string> = {},
): Promise<void> {
  const env = backing();
  const { running } = await startCatalog(readCatalogConfig({ ...env, ...over }));
  const db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
  const url = `http://127.0.0.1:${running.port}`;
  try {
    await untilReady(url);
    await test(await clientsOf(env, url, db));
  } finally {
    await db.dropDatabase();
    await db.close();
    await running.close();
  }
}

async function clientsOf(env: Backing, url: string, db: mongoose.Connection): Promise<TestCatalog> {
  const shopper = testClient(url);
  const admin = await signIn(testClient(url), env);
  return {
    env,
    url,
    shopper,
    admin,
    db,
    internal: (method, path, body) =>
      shopper.request(method, path, body, { 'x-internal-token': env.INTERNAL_TOKEN }),
    addElixir: async (fields) => (await admin.post<Elixir>('/api/elixirs', anElixirCreate(fields))).body,
    addFlower: async (fields) => (await admin.post<Flower>('/api/flowers', aFlowerCreate(fields))).body,
  };
}
