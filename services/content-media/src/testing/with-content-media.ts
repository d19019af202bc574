import { fileURLToPath } from 'node:url';
import { backing, signIn, type Backing } from '@shop/service-kit/testing/backing';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import { untilReady } from '@shop/service-kit/testing/until-ready';
import mongoose from 'mongoose';
import { readContentMediaConfig } from '../config.ts';
import { createBucket, type Bucket } from '../media/bucket.ts';
import { startContentMedia } from '../start.ts';

/** The environment that fills empty pages and an empty bucket with the sample content. */
export const SEEDED = {
  SEED: '1',
  SEED_DIR: fileURLToPath(new URL('../../../../seed/', import.meta.url)),
};

export type TestContentMedia = {
  env: Backing;
  url: string;
  shopper: TestClient;
  admin: TestClient;
  db: mongoose.Connection;
  /** The service's bucket, behind its back. */
  bucket: Bucket;
};

/** Runs a test against a service of its own: a real process's worth of it, on a database and a bucket that are dropped afterwards. */
export async function withContentMedia(
  test: (service: TestContentMedia) => Promise<void>,
  over: Record<string, string> = {},
): Promise<void> {
  const env = { ...backing(), ...over };
  const config = readContentMediaConfig(env);
  const { running } = await startContentMedia(config);
  const db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
  const bucket = createBucket(config);
  const url = `http://127.0.0.1:${running.port}`;
  try {
    await untilReady(url);
    const admin = await signIn(testClient(url), env);
    await test({ env, url, shopper: testClient(url), admin, db, bucket });
  } finally {
    await db.dropDatabase();
    await db.close();
    bucket.close();
    await running.close();
  }
}
