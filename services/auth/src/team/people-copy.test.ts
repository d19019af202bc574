import { expect, test } from '@jest/globals';
import type { AccountSession } from '@shop/contracts/account';
import type { Team } from '@shop/contracts/team';
import { openRedis } from '@shop/service-kit/redis';
import { readPerson } from '@shop/service-kit/people-copy';
import { aName, colleague, signedIn, signIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

test('when somebody is signed out everywhere, loses their role or is removed then other services see it at once', () =>
  withAuth(async (auth) => {
    const redis = openRedis(auth.env.REDIS_URL, { retryStrategy: () => null });
    const office = await signedIn(auth);
    const username = aName();
    const page = await colleague(auth, office, username);
    const { members } = (await office.get<Team>('/api/admin/team')).body;
    const { id } = members.find((one) => one.username === username)!;
    const seen = () => readPerson(redis, auth.env.AUDIT_QUEUE ?? 'audit', id);

    await page.post('/api/admin/account/sessions/end-others', {});
    const first = (await seen())?.outAt ?? 0;
    const between = Date.now();
    await office.patch(`/api/admin/team/${id}`, { role: 'viewer' });
    const second = (await seen())?.outAt ?? 0;
    await office.delete(`/api/admin/team/${id}`);

    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThanOrEqual(between);
    expect(await seen()).toBeUndefined();
    redis.disconnect();
  }));

test('when somebody ends one of their sessions then that browser is out, alone, also where it signed in twice', () =>
  withAuth(async (auth) => {
    const redis = openRedis(auth.env.REDIS_URL, { retryStrategy: () => null });
    const office = await signedIn(auth);
    const phone = auth.browser();
    await signIn(phone, auth.owner);
    await signIn(phone, auth.owner);
    const SESSIONS = '/api/admin/account/sessions';
    const { body: open } = await office.get<AccountSession[]>(SESSIONS);
    const between = Date.now();

    await office.delete(`${SESSIONS}/${open.find(({ isThis }) => !isThis)!.id}`);

    const { id } = (await office.get<Team>('/api/admin/team')).body.members[0]!;
    const { outAt, browsers = {} } = (await readPerson(redis, auth.env.AUDIT_QUEUE ?? 'audit', id))!;
    expect([outAt, Object.keys(browsers).length]).toEqual([0, 1]);
    expect(Object.values(browsers)[0]).toBeGreaterThanOrEqual(between);
    redis.disconnect();
  }));
