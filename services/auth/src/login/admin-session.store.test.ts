import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { createAdminSessionStore, type AdminSessionStore, type SessionOwner } from './admin-session.store.ts';

let redis: Redis;
let sessions: AdminSessionStore;
beforeAll(() => {
  redis = new Redis(backing().REDIS_URL);
  sessions = createAdminSessionStore(redis);
});
afterAll(() => redis.disconnect());

const somebody = (id = 7): SessionOwner => ({ id, username: randomUUID() });

/** Opens sessions of an administrator; returns their ids. */
async function open(admin: SessionOwner | undefined, count = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await redis.set(`sess:admin:${id}`, JSON.stringify({ admin, device: id }), 'EX', 600);
  return ids;
}
const devices = async (admin: SessionOwner, own = '') =>
  (await sessions.list(admin, own)).map(({ data }) => data.device).toSorted();

test('when sessions are listed then they are those of the one who asks, without the secret of any', async () => {
  const eva = somebody();
  const [mine = '', other = ''] = await open(eva, 2);
  // The same name or the same number again, as after a removal and a new member.
  await open({ ...eva, id: 8 });
  await open(somebody());
  await open(undefined);
  await redis.set(`nothing of a session:${randomUUID()}`, 'no JSON', 'EX', 600);

  const listed = await sessions.list(eva, mine);

  expect(listed.map(({ data, isThis }) => [data.device, isThis]).toSorted()).toEqual(
    [
      [mine, true],
      [other, false],
    ].toSorted(),
  );
  for (const { id, ttlS } of listed) {
    expect(id).toMatch(/^[\da-f]{24}$/);
    expect(ttlS).toBeGreaterThan(500);
    expect(ttlS).toBeLessThanOrEqual(600);
  }
  expect(new Set(listed.map(({ id }) => id)).size).toBe(2);
});

test('when one session is ended then the others go on, and it cannot be ended again', async () => {
  const eva = somebody();
  const [, kept = ''] = await open(eva, 2);
  const ended = (await sessions.list(eva, '')).find(({ data }) => data.device !== kept)!;

  expect(await sessions.end(somebody(), ended.id)).toBe(false);
  expect(await sessions.end(eva, ended.id)).toBe(true);
  expect(await sessions.end(eva, ended.id)).toBe(false);
  expect(await devices(eva)).toEqual([kept]);
});

test('when the others are ended then the one that asks goes on', async () => {
  const eva = somebody();
  const [own = ''] = await open(eva, 3);

  expect(await sessions.endOthers(eva, own)).toBe(2);
  expect(await devices(eva)).toEqual([own]);
});

test('when all are ended then how many is told, and nobody else is signed out', async () => {
  const [eva, ana] = [somebody(), somebody()];
  await open(eva, 3);
  const anas = await open(ana, 2);

  expect(await sessions.endAll(eva)).toBe(3);
  expect(await sessions.endAll(eva)).toBe(0);
  expect(await devices(ana)).toEqual(anas.toSorted());
});

test('when a scan gives nothing, one twice, or one that ended meanwhile then each open one is told once', async () => {
  const eva = somebody();
  const key = `sess:admin:${randomUUID()}`;
  const scanned = {
    scanStream: async function* () {
      yield [];
      yield [key, key];
      yield [key, 'sess:admin:gone'];
    },
    mget: async (keys: string[]) => {
      if (keys.length === 0) throw new Error('ERR wrong number of arguments');
      return keys.map((one) => (one === key ? JSON.stringify({ admin: eva }) : null));
    },
    ttl: async () => 600,
  } as unknown as Redis;

  expect((await createAdminSessionStore(scanned).list(eva, '')).map((one) => one.key)).toEqual([key]);
});
