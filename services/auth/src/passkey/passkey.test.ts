import { describe, expect, test } from '@jest/globals';
import type { Account } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import type { AccountPasskeys } from '@shop/contracts/passkey';
import type { Team } from '@shop/contracts/team';
import type { Lie } from '../testing/authenticator.ts';
import { addKey, KEYS, LOGIN_OPTIONS, optionsOf, ORIGIN } from '../testing/passkeys.ts';
import { aName, colleague, signedIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

const LOGIN = '/api/admin/login';
const USE = '/api/admin/login/passkey';
const PROVE = '/api/admin/auth/prove';
const REFUSED = { message: 'No pudimos comprobar la llave de acceso. Intenta de nuevo.' };

describe('signing in with a passkey', () => {
  test('when one was made then it opens a session like a password does, without the second step, and is told of', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key, added } = await addKey(owner);
      const { id } = added.body;
      const visitor = auth.browser();

      const answer = await visitor.post(USE, { credential: key.use(await optionsOf(visitor)) });

      expect(added).toMatchObject({ status: 201, body: { name: 'Teléfono' } });
      expect(answer).toMatchObject({ status: 200, body: { username: auth.owner.username, role: 'owner' } });
      expect(visitor.cookies.has('admin_device')).toBe(true);
      // A sign-in counts as a proof.
      expect((await visitor.get(PROVE)).status).toBe(200);
      const { body } = await visitor.get<AccountPasskeys>(KEYS);
      expect(body).toEqual({
        address: ORIGIN,
        passkeys: [{ ...added.body, lastUsedAt: expect.any(String) }],
      });
      expect((await visitor.get<Account>('/api/admin/account')).body.hasPasskey).toBe(true);
      expect(await visitor.delete(`${KEYS}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
      const activity = await visitor.get<ActivityEntry[]>('/api/admin/activity');
      expect(activity.body.slice(0, 4).map(({ call, who, name }) => [call, who, name])).toEqual([
        ['DELETE /api/admin/account/passkeys/{id}', auth.owner.username, 'Teléfono'],
        [`POST ${USE}`, auth.owner.username, auth.owner.username],
        [`POST ${KEYS}`, auth.owner.username, ''],
        [`POST ${KEYS}/options`, auth.owner.username, ''],
      ]);
      expect(JSON.stringify(activity.body)).not.toMatch(/attestationObject|clientDataJSON/);
    }));

  test('when the account is being guessed from everywhere then a passkey gets its owner in from a new place', () =>
    withAuth(async (auth) => {
      const { key } = await addKey(await signedIn(auth));
      for (let at = 0; at < 21; at += 1)
        await auth.browser().post(LOGIN, { ...auth.owner, password: `${at}` });
      const fresh = auth.browser();

      expect((await fresh.post(LOGIN, auth.owner)).status).toBe(429);
      expect((await fresh.post(USE, { credential: key.use(await optionsOf(fresh)) })).status).toBe(200);
      // The browser is known, so the password works from here as well.
      expect((await fresh.post(LOGIN, auth.owner)).status).toBe(200);
    }));

  test('when a key does not say whose it is then it opens its person’s session all the same', () =>
    withAuth(async (auth) => {
      const { key } = await addKey(await signedIn(auth));
      const page = auth.browser();
      const { response, ...rest } = key.use(await optionsOf(page));
      const { userHandle: _, ...silent } = response;

      expect((await page.post(USE, { credential: { ...rest, response: silent } })).status).toBe(200);
    }));

  test('when the person of a key is gone just now then it opens nothing', () =>
    withAuth(async (auth) => {
      const { key } = await addKey(await signedIn(auth));
      const page = auth.browser();
      const credential = key.use(await optionsOf(page));
      await auth.db.collection('admin_users').deleteMany({});

      expect(await page.post(USE, { credential })).toMatchObject({ status: 401, body: REFUSED });
    }));

  test('when one place asks again and again then it has to wait', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      const ask = async () => (await page.post(LOGIN_OPTIONS)).status;

      for (let at = 0; at < 30; at += 1) expect(await ask()).toBe(200);
      expect(await ask()).toBe(429);
    }));

  const LIES: [string, Lie][] = [
    ['a page of another address', { origin: 'https://flor-de-kaab.example' }],
    ['a key of another shop', { rpId: 'flor-de-kaab.example' }],
    ['a key that asked for no finger, face or PIN', { isVerified: false }],
    ['a key that counts back', { counter: 1 }],
    ['a key that says it is somebody else’s', { userHandle: Buffer.from('999').toString('base64url') }],
  ];
  test.each(LIES)('when the answer is of %s then nobody is let in', (_, lie) =>
    withAuth(async (auth) => {
      const { key } = await addKey(await signedIn(auth));
      const visitor = auth.browser();
      const before = await visitor.post(USE, { credential: key.use(await optionsOf(visitor)) });
      const other = auth.browser();

      const answer = await other.post(USE, { credential: key.use(await optionsOf(other), lie) });

      expect(before.status).toBe(200);
      expect(answer).toMatchObject({ status: 401, body: REFUSED });
      expect(other.cookies.has('admin_sid')).toBe(false);
    }),
  );

  // Passkeys that several devices share have no counter.
  test.each<[string, Lie]>([
    ['counts', {}],
    ['does not count', { counter: 0 }],
  ])(
    'when an answer of a key that %s is sent again, or to a challenge that nobody gave then it opens once',
    (_, lie) =>
      withAuth(async (auth) => {
        const { key } = await addKey(await signedIn(auth), 'Llave', lie);
        const credential = key.use(await optionsOf(auth.browser()), lie);

        const twice = await Promise.all([1, 2].map(() => auth.browser().post(USE, { credential })));
        const made = await auth.browser().post(USE, { credential: key.use({ challenge: 'bWllbA' }, lie) });

        expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
        expect(made).toMatchObject({ status: 401, body: REFUSED });
      }),
  );

  test('when a challenge was given for making a key, or another five minutes ago then it opens nothing', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key } = await addKey(owner);
      const toMake = key.use(await optionsOf(owner, `${KEYS}/options`));
      const old = await optionsOf(owner);

      const ttl = await auth.redis.ttl(`passkey:challenge:${old.challenge}`);
      await auth.redis.del(`passkey:challenge:${old.challenge}`);

      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(300);
      for (const credential of [toMake, key.use(old)])
        expect(await auth.browser().post(USE, { credential })).toMatchObject({ status: 401, body: REFUSED });
    }));

  test('when the key was removed, or its person was disabled then it opens nothing', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key, added } = await addKey(owner);
      await owner.delete(`${KEYS}/${added.body.id}`);
      const name = aName();
      const staff = await colleague(auth, owner, name);
      const { key: theirs } = await addKey(staff);
      const { members } = (await owner.get<Team>('/api/admin/team')).body;
      const eva = members.find(({ username }) => username === name);
      await owner.patch(`/api/admin/team/${eva?.id}`, { isDisabled: true });
      const page = auth.browser();

      const removed = await page.post(USE, { credential: key.use(await optionsOf(page)) });
      const disabled = await page.post(USE, { credential: theirs.use(await optionsOf(page)) });

      expect(removed).toMatchObject({
        status: 401,
        body: { message: 'Esa llave de acceso ya no sirve aquí.' },
      });
      expect(disabled.status).toBe(403);
      const [last] = (await owner.get<ActivityEntry[]>('/api/admin/activity')).body;
      expect(last).toMatchObject({ call: `POST ${USE}`, outcome: 'refused', name });
      expect((await page.get('/api/admin/check-auth')).status).toBe(401);
    }));

  test('when the bytes are no answer at all then it is a refusal and no fault', () =>
    withAuth(async (auth) => {
      const { key } = await addKey(await signedIn(auth));
      const page = auth.browser();
      const good = key.use(await optionsOf(page));
      const broken = ['clientDataJSON', 'authenticatorData', 'signature'].map((part) => ({
        ...good,
        response: { ...good.response, [part]: 'bWllbA' },
      }));

      for (const credential of broken) expect((await page.post(USE, { credential })).status).toBe(401);
      expect((await page.post(USE, { credential: { ...good, id: 'ñ' } })).status).toBe(400);
    }));
});
