import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AccountPasskeys } from '@shop/contracts/passkey';
import type { AccessLink, Team } from '@shop/contracts/team';
import { PROOF_MS } from '@shop/service-kit/session';
import { authenticator } from '../testing/authenticator.ts';
import { addKey, KEYS, LOGIN_OPTIONS, optionsOf, ORIGIN } from '../testing/passkeys.ts';
import { aName, colleague, signedIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

const LOGIN = '/api/admin/login/passkey';
const PROVE = '/api/admin/auth/prove';
const NO_KEY = 'No pudimos comprobar la llave de acceso. Intenta de nuevo.';
const NEEDED = { status: 403, body: { code: 'prove' } };

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the passkeys of an account', () => {
  test('when the proof is old then none is made or removed, and a passkey renews it; a colleague’s does not', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key, added } = await addKey(owner);
      const { key: theirs } = await addKey(await colleague(auth, owner));
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + PROOF_MS);

      const make = () => owner.post(`${KEYS}/options`);
      const refused = [await make(), await owner.delete(`${KEYS}/${added.body.id}`)];
      const others = await owner.post(PROVE, { credential: theirs.use(await optionsOf(owner)) });
      const still = await make();
      const own = await owner.post(PROVE, { credential: key.use(await optionsOf(owner)) });

      expect(refused).toMatchObject([NEEDED, NEEDED]);
      expect(others).toMatchObject({ status: 400, body: { errors: { credential: NO_KEY } } });
      expect(still).toMatchObject(NEEDED);
      expect(own.status).toBe(200);
      expect((await make()).status).toBe(200);
    }));

  test('when who is signed in is asked for a key then the browser is told which ones are theirs', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key } = await addKey(owner);
      const { id } = key.use(await optionsOf(owner));

      expect(await optionsOf(owner)).toMatchObject({
        allowCredentials: [{ id }],
        userVerification: 'required',
        rpId: 'localhost',
      });
      expect(await optionsOf(auth.browser())).not.toHaveProperty('allowCredentials');
      expect(await optionsOf(owner, `${KEYS}/options`)).toMatchObject({
        excludeCredentials: [{ id }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        rp: { id: 'localhost', name: 'localhost' },
        user: { name: auth.owner.username },
        pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
        // The lifetime of the challenge.
        timeout: 300_000,
      });
    }));

  test('when a key is made with what another person was asked, or twice then it is nobody else’s', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const staff = await colleague(auth, owner);
      const key = authenticator(ORIGIN);
      const name = 'Llave';
      const forOwner = key.make(await optionsOf(owner, `${KEYS}/options`));

      const byOther = await staff.post(KEYS, { name, credential: forOwner });
      const again = await owner.post(KEYS, { name, credential: forOwner });
      const own = await owner.post(KEYS, {
        name,
        credential: key.make(await optionsOf(owner, `${KEYS}/options`)),
      });
      const taken = await staff.post(KEYS, {
        name,
        credential: key.make(await optionsOf(staff, `${KEYS}/options`)),
      });

      expect([byOther.status, again.status, own.status, taken.status]).toEqual([400, 400, 201, 409]);
      const { passkeys } = (await owner.get<AccountPasskeys>(KEYS)).body;
      expect(await staff.delete(`${KEYS}/${passkeys[0]?.id}`)).toMatchObject({ status: 404 });
      expect((await staff.get<AccountPasskeys>(KEYS)).body.passkeys).toEqual([]);
    }));

  test.each([
    { origin: 'https://flor-de-kaab.example' },
    { rpId: 'flor-de-kaab.example' },
    { isVerified: false },
  ])('when a key is made as %j then it is refused', (lie) =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);

      expect((await addKey(owner, 'Llave', lie)).added.status).toBe(400);
      expect((await owner.get<AccountPasskeys>(KEYS)).body.passkeys).toEqual([]);
    }),
  );

  test('when somebody has ten keys then there is no eleventh', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      for (let at = 0; at < 10; at += 1) expect((await addKey(owner)).added.status).toBe(201);

      expect((await owner.post(`${KEYS}/options`)).status).toBe(409);
    }));

  test('when a link gave another password then the keys of before open nothing, and those of others do', () =>
    withAuth(async (auth) => {
      const owner = await signedIn(auth);
      const { key: own } = await addKey(owner);
      const username = aName();
      const { key: theirs } = await addKey(await colleague(auth, owner, username));
      const { members } = (await owner.get<Team>('/api/admin/team')).body;
      const { id } = members.find((one) => one.username === username)!;
      const { link } = (await owner.post<AccessLink>(`/api/admin/team/${id}/reset`)).body;
      const statusWith = async (key: typeof own) => {
        const page = auth.browser();
        return (await page.post(LOGIN, { credential: key.use(await optionsOf(page)) })).status;
      };
      const before = await statusWith(theirs);

      const accept = { token: link.split('#')[1], password: 'miel-de-noviembre-3' };
      await auth.browser().post('/api/admin/access/accept', accept);

      expect([before, await statusWith(theirs), await statusWith(own)]).toEqual([200, 401, 200]);
    }));

  test('when an administrator is removed then their keys are gone', () =>
    withAuth(async (auth) => {
      const { createAdminUserStore } = await import('../admin-user/admin-user.store.ts');
      await addKey(await signedIn(auth));
      const users = createAdminUserStore(auth.db);
      const [user] = await users.list();
      await users.remove(user!.id);

      expect(await auth.db.collection('passkeys').countDocuments()).toBe(0);
    }));
});

test('when the shop has an address where browsers allow no passkeys then it says so', () =>
  withAuth(
    async (auth) => {
      const visitor = auth.browser();

      expect((await visitor.get('/api/admin/login')).body).toEqual({ passkeys: false, mailLink: false });
      expect(await visitor.post(LOGIN_OPTIONS)).toMatchObject({
        status: 409,
        body: { message: 'Las llaves de acceso necesitan que la tienda abra con https y un nombre.' },
      });
    },
    { PUBLIC_BASE_URL: 'http://tienda.example' },
  ));
