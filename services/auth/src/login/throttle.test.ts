import { describe, expect, test } from '@jest/globals';
import { signIn } from '../testing/team.ts';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

/** Guesses wrong `times` times from one address; answers how many of each status came back. */
async function guess({ browser, owner }: TestAuth, times: number, address = anAddress()) {
  const page = browser(address);
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) =>
      page.post('/api/admin/login', { ...owner, password: `intento número ${at}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  return {
    looked: statuses.filter((status) => status === 401).length,
    refused: answers.filter(({ status }) => status === 429),
  };
}

describe('guessing passwords', () => {
  test('when one address guesses 50 times at once then 8 are checked and the others must wait', () =>
    withAuth(async (auth) => {
      const { looked, refused } = await guess(auth, 50);

      expect([looked, refused.length]).toEqual([8, 42]);
      for (const answer of refused) {
        expect(answer.body).toEqual({ message: 'Demasiados intentos. Espera un momento.' });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(850);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
      }
    }));

  test('when 50 addresses guess 20 times each then 20 of the 1,000 are looked at', () =>
    withAuth(async (auth) => {
      let looked = 0;
      for (let at = 0; at < 50; at += 1) looked += (await guess(auth, 20)).looked;

      expect(looked).toBe(20);
      const fresh = await auth.browser().post('/api/admin/login', auth.owner);
      expect(fresh.status).toBe(429);
    }));

  test('when others use up the attempts of the account then its owner gets in with a browser or at an address of before', () =>
    withAuth(async (auth) => {
      const home = anAddress();
      const page = auth.browser(home);
      await signIn(page, auth.owner);
      for (let at = 0; at < 4; at += 1) await guess(auth, 8);

      const otherBrowserAtHome = await auth.browser(home).post('/api/admin/login', auth.owner);
      const device = page.cookies.get('admin_device') ?? '';
      const sameBrowserElsewhere = await auth
        .browser()
        .request('POST', '/api/admin/login', auth.owner, { cookie: `admin_device=${device}` });
      const stranger = await auth.browser().post('/api/admin/login', auth.owner);

      expect([otherBrowserAtHome.status, sameBrowserElsewhere.status, stranger.status]).toEqual([
        200, 200, 429,
      ]);
    }));

  test('when a neighbour behind the same address guesses then the owner’s browser still gets in', () =>
    withAuth(async (auth) => {
      const office = anAddress();
      const page = auth.browser(office);
      await signIn(page, auth.owner);
      await guess(auth, 30, office);

      expect((await page.post('/api/admin/login', auth.owner)).status).toBe(200);
    }));

  test('when a browser that is known guesses then it has 8 attempts as well', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      await signIn(page, auth.owner);

      const statuses: number[] = [];
      for (let at = 0; at < 10; at += 1)
        statuses.push((await page.post('/api/admin/login', { ...auth.owner, password: 'x' })).status);

      expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    }));

  test('when a device cookie is forged or of another account then it counts for nothing', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      await signIn(page, auth.owner);
      const [id = '', userId = '', signature = ''] = (page.cookies.get('admin_device') ?? '').split('.');
      const address = anAddress();
      await guess(auth, 8, address);

      for (const cookie of [
        `${id}x.${userId}.${signature}`,
        `${id}.9.${signature}`,
        `${id}.${userId}.`,
        id,
      ]) {
        const headers = { cookie: `admin_device=${cookie}` };
        const answer = await auth.browser(address).request('POST', '/api/admin/login', auth.owner, headers);
        expect([cookie, answer.status]).toEqual([cookie, 429]);
      }
      const headers = { cookie: `admin_device=${id}.${userId}.${signature}` };
      const other = { username: 'otra persona', password: 'x' };
      expect((await auth.browser(address).request('POST', '/api/admin/login', other, headers)).status).toBe(
        429,
      );
    }));

  test('when a name is another’s now then a browser of who had it before counts for nothing', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      await signIn(page, auth.owner);
      const headers = { cookie: `admin_device=${page.cookies.get('admin_device')}` };
      const address = anAddress();
      await guess(auth, 8, address);
      const signInAgain = () =>
        auth.browser(address).request('POST', '/api/admin/login', auth.owner, headers);
      expect((await signInAgain()).status).toBe(200);
      await guess(auth, 8, address);

      await auth.db.collection('admin_users').updateOne({}, { $set: { id: 99 } });

      expect((await signInAgain()).status).toBe(429);
    }));

  test('when the password is right in the end then the address starts anew', () =>
    withAuth(async (auth) => {
      const address = anAddress();

      for (let round = 0; round < 4; round += 1) {
        expect((await guess(auth, 7, address)).looked).toBe(7);
        expect((await auth.browser(address).post('/api/admin/login', auth.owner)).status).toBe(200);
      }
    }));
});
