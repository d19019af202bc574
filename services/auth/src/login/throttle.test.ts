import { describe, expect, test } from '@jest/globals';
import { aName, colleague, PASSWORD, signIn } from '../testing/team.ts';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

/** Tries `times` wrong passwords from one address; counts the statuses that came back. */
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

  test('when a colleague at the owner’s address signs in between their guesses then 8 are checked all the same', () =>
    withAuth(async (auth) => {
      const home = anAddress();
      const page = await signIn(auth.browser(home), auth.owner);
      const username = aName();
      await colleague(auth, page, username);
      let looked = 0;
      for (let turn = 0; turn < 3; turn += 1) {
        looked += (await guess(auth, 7, home)).looked;
        await signIn(auth.browser(home), { username, password: PASSWORD });
      }

      expect(looked).toBe(8);
      expect((await page.post('/api/admin/login', auth.owner)).status).toBe(200);
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
});
