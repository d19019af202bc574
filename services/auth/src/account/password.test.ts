import { afterEach, expect, jest, test } from '@jest/globals';
import type { ActivityEntry } from '@shop/contracts/activity';
import { colleague, PASSWORD, aName, signedIn, signIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';
import { addKey } from '../testing/passkeys.ts';

const CALL = '/api/admin/account/password';
const OTHER = 'miel-de-noviembre-3';

afterEach(() => {
  jest.restoreAllMocks();
});

test('when somebody chooses another password then it counts from now on, their other sessions end, and passkeys stay', () =>
  withAuth(async (auth) => {
    const office = await signedIn(auth);
    const username = aName();
    const page = await colleague(auth, office, username);
    await addKey(page);
    const elsewhere = await signIn(auth.browser(), { username, password: PASSWORD });

    const changed = await page.put(CALL, { password: OTHER });

    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    const checks = [page, elsewhere, office].map((one) => one.get('/api/admin/check-auth'));
    expect((await Promise.all(checks)).map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(await page.get('/api/admin/account')).toMatchObject({ body: { hasPasskey: true } });
    const old = await auth.browser().post('/api/admin/login', { username, password: PASSWORD });
    expect(old.status).toBe(401);
    await signIn(auth.browser(), { username, password: OTHER });
    const { body } = await office.get<ActivityEntry[]>('/api/admin/activity');
    const entry = body.find(({ call }) => call === `PUT ${CALL}`);
    expect(entry).toMatchObject({ who: username, outcome: 'done' });
    expect(JSON.stringify(entry)).not.toContain(OTHER);
  }));

test('when it is weak then it is said at the field, and the one of before stays', () =>
  withAuth(async (auth) => {
    const page = await signedIn(auth);

    expect(await page.put(CALL, { password: 'mexico2024mexico' })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.stringMatching(/primero/) } },
    });
    await signedIn(auth);
  }));

test('when the sign-in was long ago then a proof is wanted first', () =>
  withAuth(async (auth) => {
    const page = await signedIn(auth);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);

    expect(await page.put(CALL, { password: OTHER })).toMatchObject({ status: 403, body: { code: 'prove' } });
    await page.post('/api/admin/auth/prove', { password: auth.owner.password });
    expect((await page.put(CALL, { password: OTHER })).status).toBe(200);
  }));
