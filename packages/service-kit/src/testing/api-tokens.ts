import { randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@shop/contracts/api-token';
import { Redis } from 'ioredis';
import { hashOfToken, recordKey, type TokenRecord } from '../api-token/token-record.ts';
import type { Backing } from './backing.ts';
import { callsBy, testClient, type TestClient } from './client.ts';

/** Makes a token, and writes its record as the auth service would. */
export async function makeApiToken(
  env: Pick<Backing, 'REDIS_URL'>,
  scopes: string[],
  over: Partial<TokenRecord> = {},
): Promise<string> {
  const redis = new Redis(env.REDIS_URL);
  try {
    const token = API_TOKEN_PREFIX + randomBytes(32).toString('base64url');
    await redis.set(recordKey(hashOfToken(token)), JSON.stringify({ name: 'Bodega', scopes, ...over }));
    return token;
  } finally {
    redis.disconnect();
  }
}

/** An integration: it sends its token with every call. */
export function withToken(url: string, token: string): TestClient {
  const client = testClient(url);
  const request: TestClient['request'] = (method, path, body, headers) =>
    client.request(method, path, body, { authorization: `Bearer ${token}`, ...headers });
  return { cookies: client.cookies, ...callsBy(request) };
}
