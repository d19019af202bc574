import { createHash } from 'node:crypto';
import { ADMIN_SESSION_PREFIX } from '@shop/service-kit/session';
import type { SessionData } from 'express-session';
import type { Redis } from 'ioredis';

export type SessionOwner = { id: number; username: string };
type Stored = Partial<SessionData>;

/** The sessions of an administrator, by their keys. */
async function sessionsOf(redis: Redis, { id, username }: SessionOwner): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for await (const keys of redis.scanStream({ match: `${ADMIN_SESSION_PREFIX}*`, count: 500 }))
    for (const key of keys as string[]) {
      const stored = await redis.get(key);
      const data = stored === null ? {} : (JSON.parse(stored) as Stored);
      if (data.admin?.id === id && data.admin.username === username) found.set(key, data);
    }
  return found;
}

/** Signs an administrator out everywhere: whoever knew the old password is out as well. @returns how many sessions ended */
export async function endSessionsOf(redis: Redis, admin: SessionOwner): Promise<number> {
  let ended = 0;
  for (const key of (await sessionsOf(redis, admin)).keys()) ended += await redis.del(key);
  return ended;
}

export type OpenSession = { id: string; isThis: boolean; ttlS: number; data: Stored };

// The id of a session is as good as its cookie's secret: others get a digest of it.
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 24);
const keyOf = (sessionId: string) => ADMIN_SESSION_PREFIX + sessionId;

/** The open sessions of an administrator, the one that asks among them. */
export async function listSessions(redis: Redis, admin: SessionOwner, ownId: string): Promise<OpenSession[]> {
  const found = [...(await sessionsOf(redis, admin))];
  return Promise.all(
    found.map(async ([key, data]) => ({
      id: digestOf(key),
      isThis: key === keyOf(ownId),
      ttlS: await redis.ttl(key),
      data,
    })),
  );
}

/** Ends some of an administrator's sessions. @returns how many */
export async function endSessionsWhere(
  redis: Redis,
  admin: SessionOwner,
  isMeant: (session: { id: string; sessionKey: string }) => boolean,
): Promise<number> {
  let ended = 0;
  for (const key of (await sessionsOf(redis, admin)).keys())
    if (isMeant({ id: digestOf(key), sessionKey: key })) ended += await redis.del(key);
  return ended;
}
