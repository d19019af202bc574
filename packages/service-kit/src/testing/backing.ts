import { createHmac, randomBytes } from 'node:crypto';
import { RedisStore } from 'connect-redis';
import session from 'express-session';
import { Redis } from 'ioredis';
import { PROOF_MS } from '../session.ts';
import type { TestClient } from './client.ts';

/** The backing services that the test run started (or was given); every test file gets its own databases. */
export type Backing = {
  MONGODB_URI: string;
  MONGODB_DB: string;
  REDIS_URL: string;
  S3_ENDPOINT: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_BUCKET: string;
  S3_REGION: string;
  MERCADOPAGO_ACCESS_TOKEN: string;
  MERCADOPAGO_PUBLIC_KEY: string;
  MERCADOPAGO_WEBHOOK_SECRET: string;
  MERCADOPAGO_BASE_URL: string;
  SANDBOX_URL: string;
  SESSION_SECRET: string;
  INTERNAL_TOKEN: string;
  PUBLIC_BASE_URL: string;
  AUDIT_QUEUE: string;
  LOG_LEVEL: string;
  HOST: string;
  PORT: string;
};

const need = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run the tests with npm test, which starts the backing services`);
  return value;
};

/** An environment for one service under test, with its own database and bucket. */
export function backing(): Backing {
  const id = randomBytes(5).toString('hex');
  return {
    MONGODB_URI: need('MONGODB_URI'),
    MONGODB_DB: `test_${id}`,
    REDIS_URL: need('REDIS_URL'),
    S3_ENDPOINT: need('S3_ENDPOINT'),
    S3_ACCESS_KEY: need('S3_ACCESS_KEY'),
    S3_SECRET_KEY: need('S3_SECRET_KEY'),
    S3_BUCKET: `test-${id}`,
    S3_REGION: 'us-east-1',
    MERCADOPAGO_ACCESS_TOKEN: need('MERCADOPAGO_ACCESS_TOKEN'),
    MERCADOPAGO_PUBLIC_KEY: need('MERCADOPAGO_PUBLIC_KEY'),
    MERCADOPAGO_WEBHOOK_SECRET: need('MERCADOPAGO_WEBHOOK_SECRET'),
    MERCADOPAGO_BASE_URL: need('MERCADOPAGO_BASE_URL'),
    SANDBOX_URL: need('SANDBOX_URL'),
    SESSION_SECRET: `session-secret-${id}`,
    INTERNAL_TOKEN: `internal-token-${id}`,
    PUBLIC_BASE_URL: 'http://localhost:8080',
    AUDIT_QUEUE: `audit-${id}`,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
  };
}

/** The settings that write a session. */
export type Signing = Pick<Backing, 'REDIS_URL' | 'SESSION_SECRET'>;

/** Signs an administrator in by writing the session that the auth service would; returns the cookie header. */
export async function signInAdmin(
  env: Signing,
  role = 'admin',
  { username = role, signedInAt = Date.now() } = {},
): Promise<string> {
  const redis = new Redis(env.REDIS_URL);
  try {
    const id = randomBytes(18).toString('base64url');
    const store = new RedisStore({ client: redis, prefix: 'sess:admin:' });
    const cookie = new session.Cookie() as session.Cookie & { originalMaxAge: number };
    cookie.originalMaxAge = 1_800_000;
    const data = { cookie, admin: { id: 1, username, role }, signedInAt };
    await store.set(id, data as unknown as session.SessionData);
    // The signature that express-session checks: HMAC-SHA256 in base64 without padding.
    const signature = createHmac('sha256', env.SESSION_SECRET).update(id).digest('base64').replace(/=+$/, '');
    return `admin_sid=${encodeURIComponent(`s:${id}.${signature}`)}`;
  } finally {
    redis.disconnect();
  }
}

/** Signs a client in with a role, and uses the role as the username too; returns the client. */
export async function signIn(client: TestClient, env: Signing, role = 'admin'): Promise<TestClient> {
  return withCookie(client, await signInAdmin(env, role));
}

/** All test files share one Redis. A test of every call ends other sessions of its username, so it has its own. */
export async function signInApart(client: TestClient, env: Signing, role: string): Promise<TestClient> {
  return withCookie(client, await signInAdmin(env, role, { username: nameApart(role) }));
}

/** The same for a member whose sign-in is too old to be a proof, though the session still lasts. */
export async function signInLongAgo(client: TestClient, env: Signing, role: string): Promise<TestClient> {
  const signedInAt = Date.now() - PROOF_MS;
  return withCookie(client, await signInAdmin(env, role, { username: nameApart(role), signedInAt }));
}

const nameApart = (role: string) => `${role} ${randomBytes(5).toString('hex')}`;

function withCookie(client: TestClient, cookie: string): TestClient {
  const [name = '', value = ''] = cookie.split('=');
  client.cookies.set(name, value);
  return client;
}
