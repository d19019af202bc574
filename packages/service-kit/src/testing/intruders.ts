import { createHmac, randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Signing } from './backing.ts';

/** A cookie value as express-session signs it. */
const signed = (id: string, secret: string): string => {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`s:${id}.${signature}`);
};

async function store(env: Signing, prefix: string, data: object): Promise<string> {
  const redis = new Redis(env.REDIS_URL);
  try {
    const id = randomBytes(18).toString('base64url');
    const cookie = { originalMaxAge: 1_800_000, httpOnly: true, path: '/' };
    await redis.set(prefix + id, JSON.stringify({ cookie, ...data }), 'EX', 1_800);
    return id;
  } finally {
    redis.disconnect();
  }
}

/**
 * Cookie headers that must not open an administrator's call, by name: none at all, a shopper's session (in
 * its own cookie and in the administrators'), a session past its 12 hours, a wrong signature, and a deleted session.
 */
export async function intruderCookies(env: Signing): Promise<Record<string, string>> {
  const admin = { id: 1, username: 'admin', role: 'admin' };
  const shopper = await store(env, 'sess:shop:', { startedAt: Date.now() });
  const old = await store(env, 'sess:admin:', { admin, signedInAt: Date.now() - 12 * 3_600_000 - 1_000 });
  const live = await store(env, 'sess:admin:', { admin, signedInAt: Date.now() });
  return {
    none: '',
    shopper: `sid=${signed(shopper, env.SESSION_SECRET)}`,
    "shopper's id as admin": `admin_sid=${signed(shopper, env.SESSION_SECRET)}`,
    expired: `admin_sid=${signed(old, env.SESSION_SECRET)}`,
    forged: `admin_sid=${signed(live, 'another-secret-of-someone')}`,
    unsigned: `admin_sid=${live}`,
    gone: `admin_sid=${signed(randomBytes(18).toString('base64url'), env.SESSION_SECRET)}`,
  };
}
