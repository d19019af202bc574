import { randomBytes } from 'node:crypto';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { createAccessLinkStore } from '../access/access-link.store.ts';
import { createAdminUserStore } from '../admin-user/admin-user.store.ts';
import { openDatabase } from '../database.ts';
import { createTeamStore } from '../team/team.store.ts';

/** The service's stores on their own database, without the service; `close` ends it. */
export async function authStores() {
  const { MONGODB_URI, MONGODB_DB, REDIS_URL } = backing();
  const db = await openDatabase({ MONGODB_URI, MONGODB_DB });
  const redis = new Redis(REDIS_URL);
  const users = createAdminUserStore(db);
  return {
    db,
    redis,
    users,
    team: createTeamStore(db, users),
    links: (now?: () => number) => createAccessLinkStore(db, now),
    /** A user with a unique name. */
    addUser: async (role: 'owner' | 'staff' = 'owner', passwordHash = 'hash') =>
      (await users.add({ username: `Eva ${randomBytes(4).toString('hex')}`, passwordHash, role }))!,
    close: async () => {
      redis.disconnect();
      await db.dropDatabase();
      await db.close();
    },
  };
}
