import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { signedIn, signIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Redis key of a browser's session. */
const keyOf = (page: { cookies: Map<string, string> }) =>
  `sess:admin:${/^s:([^.]+)\./.exec(decodeURIComponent(page.cookies.get('admin_sid') ?? ''))?.[1]}`;

afterEach(() => {
  jest.restoreAllMocks();
});

describe("an administrator's session", () => {
  test('when signing in again then the session has a new id and the one from before is dead', () =>
    withAuth(async (auth) => {
      const page = await signedIn(auth);
      const before = page.cookies.get('admin_sid') ?? '';

      await signIn(page, auth.owner);

      expect(page.cookies.get('admin_sid')).not.toBe(before);
      const headers = { cookie: `admin_sid=${before}` };
      const old = await auth.browser().request('GET', '/api/admin/check-auth', undefined, headers);
      expect(old.status).toBe(401);
    }));

  test('when a visitor brings an id of their own choice then it does not become a session', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      page.cookies.set('admin_sid', 'chosen-by-somebody-else');

      await signIn(page, auth.owner);

      expect(keyOf(page)).toMatch(/^sess:admin:[\w-]{32}$/);
      expect(await auth.redis.exists(keyOf(page), 'sess:admin:chosen-by-somebody-else')).toBe(1);
    }));

  test('when logging out then the session is gone from the store, its cookie is cleared and a copy of it opens nothing', () =>
    withAuth(async (auth) => {
      const page = await signedIn(auth);
      const [copy, key] = [page.cookies.get('admin_sid') ?? '', keyOf(page)];

      const logout = await page.post('/api/admin/logout');

      expect(await auth.redis.exists(key)).toBe(0);
      expect(logout.headers.get('set-cookie')).toMatch(/^admin_sid=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/);
      const headers = { cookie: `admin_sid=${copy}` };
      const stolen = await auth.browser().request('GET', '/api/admin/check-auth', undefined, headers);
      expect(stolen.status).toBe(401);
    }));

  test('when 30 minutes pass without a call then it ends; each call starts them anew', () =>
    withAuth(async (auth) => {
      const page = await signedIn(auth);
      expect(await auth.redis.ttl(keyOf(page))).toBeGreaterThan(1_790);
      await auth.redis.expire(keyOf(page), 5);

      const active = await page.get('/api/admin/check-auth');

      expect(active.status).toBe(200);
      const left = await auth.redis.ttl(keyOf(page));
      expect(left).toBeGreaterThan(1_790);
      expect(left).toBeLessThanOrEqual(1_800);
      await auth.redis.del(keyOf(page));
      expect((await page.get('/api/admin/check-auth')).status).toBe(401);
    }));

  test('when 12 hours have passed since the login then it ends although it was used all the time', () =>
    withAuth(async (auth) => {
      const page = await signedIn(auth);
      const start = Date.now();
      const now = jest.spyOn(Date, 'now');

      now.mockReturnValue(start + 12 * HOUR_MS - MINUTE_MS);
      const before = await page.get('/api/admin/check-auth');
      now.mockReturnValue(start + 12 * HOUR_MS + MINUTE_MS);
      const after = await page.get('/api/admin/check-auth');

      expect([before.status, after.status]).toEqual([200, 401]);
    }));

  test('when the shop is behind https then both cookies are bound to host and https; scripts never see them', () =>
    withAuth(
      async ({ browser, owner }) => {
        const headers = { 'x-forwarded-proto': 'https' };

        const answer = await browser().request('POST', '/api/admin/login', owner, headers);

        const cookies = answer.headers.getSetCookie();
        expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
          '__Host-admin_device',
          '__Host-admin_sid',
        ]);
        for (const cookie of cookies) {
          for (const part of ['; Path=/', '; HttpOnly', '; Secure', '; SameSite=Lax'])
            expect(cookie).toContain(part);
          expect(cookie).not.toContain('Domain');
        }
      },
      { PUBLIC_BASE_URL: 'https://tienda.example' },
    ));
});
