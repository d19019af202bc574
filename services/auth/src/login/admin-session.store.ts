import { createHash } from 'node:crypto';
import { ADMIN_SESSION_PREFIX } from '@shop/service-kit/session';
import type { SessionData } from 'express-session';
import type { Redis } from 'ioredis';

export type SessionOwner = { id: number; username: string };
type AdminSessionRow = { key: string; id: string; data: Partial<SessionData> };
export type OpenSession = AdminSessionRow & { isThis: boolean; ttlS: number };
export type AdminSessionStore = ReturnType<typeof createAdminSessionStore>;

// A session's id is as powerful as its cookie, so only a digest of it is shown.
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 24);
const keyOf = (sessionId: string) => ADMIN_SESSION_PREFIX + sessionId;

/**
 * The sessions of administrators. express-session itself only knows the one of the current request.
 * @param wentOut called when somebody is signed out elsewhere, so that their push subscriptions end as well
 */
export function createAdminSessionStore(
  redis: Redis,
  wentOut: (admin: SessionOwner, browser?: string) => Promise<void> = async () => undefined,
) {
  async function find({ id, username }: SessionOwner): Promise<AdminSessionRow[]> {
    // A scan may return a key twice.
    const found = new Map<string, AdminSessionRow>();
    for await (const keys of redis.scanStream({ match: `${ADMIN_SESSION_PREFIX}*`, count: 500 }))
      for (const [key, data] of await read(keys as string[]))
        if (data.admin?.id === id && data.admin.username === username)
          found.set(key, { key, id: digestOf(key), data });
    return [...found.values()];
  }

  async function read(keys: string[]): Promise<[key: string, data: Partial<SessionData>][]> {
    const stored = keys.length > 0 ? await redis.mget(keys) : [];
    return keys.map((key, at) => [key, JSON.parse(stored[at] ?? '{}') as Partial<SessionData>]);
  }

  /** Ends the administrator's sessions that `isMeant` selects. @returns how many ended */
  async function endWhere(
    admin: SessionOwner,
    isMeant: (session: AdminSessionRow) => boolean,
  ): Promise<number> {
    const keys = (await find(admin)).filter(isMeant).map(({ key }) => key);
    return keys.length > 0 ? redis.del(keys) : 0;
  }
  /** Sessions end first, because they allow more than push notifications. */
  async function endAllWhere(admin: SessionOwner, isMeant: (session: AdminSessionRow) => boolean) {
    const ended = await endWhere(admin, isMeant);
    await wentOut(admin);
    return ended;
  }

  return {
    /** The open sessions of an administrator, including the current one. */
    list: async (admin: SessionOwner, ownId: string): Promise<OpenSession[]> =>
      Promise.all(
        (await find(admin)).map(async (session) => ({
          ...session,
          isThis: session.key === keyOf(ownId),
          ttlS: await redis.ttl(session.key),
        })),
      ),

    /** Signs an administrator out everywhere, and anyone with the old password. @returns how many sessions ended */
    endAll: (admin: SessionOwner): Promise<number> => endAllWhere(admin, () => true),

    endOthers: (admin: SessionOwner, ownId: string): Promise<number> =>
      endAllWhere(admin, ({ key }) => key !== keyOf(ownId)),

    /** @returns false when it had ended before */
    async end(admin: SessionOwner, id: string): Promise<boolean> {
      const meant = (await find(admin)).find((session) => session.id === id);
      if (!meant || (await redis.del(meant.key)) === 0) return false;
      if (meant.data.browser) await wentOut(admin, meant.data.browser);
      return true;
    },
  };
}
