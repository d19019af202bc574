import { randomBytes } from 'node:crypto';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { backing, type Backing } from '@shop/service-kit/testing/backing';
import { callsBy, testClient, type TestClient } from '@shop/service-kit/testing/client';
import { untilReady } from '@shop/service-kit/testing/until-ready';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { auth } from '../service.ts';

export type TestAuth = {
  env: Backing;
  url: string;
  /** The only administrator, with a unique name, because all tests count attempts in one Redis. */
  owner: { username: string; password: string };
  /** A new browser, at a new address unless one is given. */
  browser: (address?: string) => TestClient;
  db: mongoose.Connection;
  redis: Redis;
};

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** A browser with this address in the gateway's header. */
function browserAt(url: string, address: string): TestClient {
  const client = testClient(url);
  const calls = callsBy((method, path, body, headers) =>
    client.request(method, path, body, { 'x-forwarded-for': address, ...headers }),
  );
  return { cookies: client.cookies, ...calls };
}

/** Runs a test against an auth service of its own, on a database that is dropped afterwards. */
export async function withAuth(
  test: (running: TestAuth) => Promise<void>,
  over: Record<string, string> = {},
): Promise<void> {
  const env = backing();
  const owner = { username: `Dueña ${hex(4)}`, password: 'abejas-y-flores-26' };
  const admin = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };
  const { running } = await auth.start({ ...env, ...admin, ...over });
  const db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
  const redis = new Redis(env.REDIS_URL);
  const url = `http://127.0.0.1:${running.port}`;
  try {
    if (!over['REDIS_URL']) await untilReady(url);
    await test({ env, url, owner, db, redis, browser: (at = anAddress()) => browserAt(url, at) });
  } finally {
    redis.disconnect();
    await db.dropDatabase();
    await db.close();
    await running.close();
  }
}
