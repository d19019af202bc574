import { expect, test } from '@jest/globals';
import type { AccountSession } from '@shop/contracts/account';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

const SESSIONS = '/api/admin/account/sessions';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

const signIn = async ({ browser, owner }: TestAuth, address?: string) => {
  const page = browser(address);
  const headers = { 'user-agent': ANDROID };
  expect(await page.request('POST', '/api/admin/login', owner, headers)).toMatchObject({ status: 200 });
  return page;
};

test('when somebody is signed in twice then each session sees both, and ends the other one', () =>
  withAuth(async (auth) => {
    const before = Date.now();
    const [here, there] = [await signIn(auth, '2001:db8::7'), await signIn(auth)];
    const secret = /^s%3A([\w-]+)/.exec(there.cookies.get('admin_sid') ?? '')?.[1];

    const { body } = await here.get<AccountSession[]>(SESSIONS);

    expect(body.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const own = body.find(({ isThis }) => isThis);
    expect(own).toMatchObject({ device: 'Chrome en Android', address: '2001:db8::7' });
    expect(Date.parse(own!.signedInAt)).toBeGreaterThanOrEqual(before);
    // Redis counts whole seconds.
    expect(Date.parse(own!.lastSeenAt)).toBeGreaterThanOrEqual(before - 1_000);
    expect(secret).toBeTruthy();
    expect(JSON.stringify(body)).not.toContain(secret);
    const other = body.find(({ isThis }) => !isThis)!;
    const ended = await here.delete(`${SESSIONS}/${other.id}`);
    const again = await here.delete(`${SESSIONS}/${other.id}`);
    expect([ended.status, again.status]).toEqual([200, 404]);
    expect(ended.body).toEqual({ success: true });
    expect((await there.get('/api/admin/check-auth')).status).toBe(401);
    expect((await here.get('/api/admin/check-auth')).status).toBe(200);
  }));

test('when sessions were idle for different times then the list says how long, and begins with the latest', () =>
  withAuth(async (auth) => {
    const here = await signIn(auth);
    for (const idleS of [900, 600, 300]) {
      const id = /^s%3A([\w-]+)/.exec((await signIn(auth)).cookies.get('admin_sid') ?? '')?.[1];
      await auth.redis.expire(`sess:admin:${id}`, 30 * 60 - idleS);
    }

    const { body } = await here.get<AccountSession[]>(SESSIONS);

    const idleMinutes = body.map(({ lastSeenAt }) =>
      Math.floor((Date.now() - Date.parse(lastSeenAt)) / 60_000),
    );
    // In steps of five minutes, because calls take some time.
    expect(idleMinutes.map((minutes) => Math.floor(minutes / 5))).toEqual([0, 1, 2, 3]);
  }));

test('when somebody was removed a moment ago then their session asks for nothing more', () =>
  withAuth(async (auth) => {
    const here = await signIn(auth);
    await auth.db.collection('admin_users').deleteMany({});

    expect((await here.get('/api/admin/account')).status).toBe(401);
  }));

test('when all others are ended then only the one that asked is left', () =>
  withAuth(async (auth) => {
    const [here, ...others] = [await signIn(auth), await signIn(auth), await signIn(auth)];

    expect((await here!.post(`${SESSIONS}/end-others`)).body).toEqual({ success: true });

    const statuses = await Promise.all(others.map(async (page) => (await page.get(SESSIONS)).status));
    expect(statuses).toEqual([401, 401]);
    expect((await here!.get<AccountSession[]>(SESSIONS)).body).toHaveLength(1);
  }));
