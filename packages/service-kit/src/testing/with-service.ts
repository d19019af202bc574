import mongoose from 'mongoose';
import type { Service } from '../service/define-service.ts';
import { backing, signIn, type Backing } from './backing.ts';
import { testClient, type TestAnswer, type TestClient } from './client.ts';
import { untilReady } from './until-ready.ts';

export type TestService = {
  env: Backing;
  url: string;
  shopper: TestClient;
  admin: TestClient;
  /** Calls as another service of the shop. */
  internal: <T = unknown>(method: string, path: string, body?: unknown) => Promise<TestAnswer<T>>;
  db: mongoose.Connection;
};

/** Runs a test against its own service: all that a real process has, on a database that is dropped afterwards. */
export async function withService(
  service: Pick<Service<never>, 'start'>,
  test: (running: TestService) => Promise<void>,
  over: Record<string, string> = {},
): Promise<void> {
  const whole = backing();
  const env = { ...whole, ...over };
  const { running } = await service.start(env);
  const db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
  const url = `http://127.0.0.1:${running.port}`;
  try {
    await untilReady(url);
    const shopper = testClient(url);
    const internal: TestService['internal'] = (method, path, body) =>
      shopper.request(method, path, body, { 'x-internal-token': env.INTERNAL_TOKEN });
    // Signs in at the real Redis, even if the service was given another address.
    await test({ env, url, shopper, internal, db, admin: await signIn(testClient(url), whole) });
  } finally {
    await db.dropDatabase();
    await db.close();
    await running.close();
  }
}
