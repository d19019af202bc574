import { ADMIN_SESSION_PREFIX } from '@shop/service-kit/session';
import type { SessionData } from 'express-session';
import type { Redis } from 'ioredis';

export type SessionOwner = { id: number; username: string };

/** Signs an administrator out everywhere: whoever knew the old password is out as well. @returns how many sessions ended */
export async function endSessionsOf(redis: Redis, admin: SessionOwner): Promise<number> {
  let ended = 0;
  for await (const keys of redis.scanStream({ match: `${ADMIN_SESSION_PREFIX}*`, count: 500 }))
    for (const key of keys as string[]) if (await isOf(redis, key, admin)) ended += await redis.del(key);
  return ended;
}

async function isOf(redis: Redis, key: string, { id, username }: SessionOwner): Promise<boolean> {
  const stored = await redis.get(key);
  const admin = stored === null ? undefined : (JSON.parse(stored) as Partial<SessionData>).admin;
  return admin?.id === id && admin.username === username;
}
