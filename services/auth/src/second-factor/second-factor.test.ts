import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Account, ProposedFactor, RecoveryCodes } from '@shop/contracts/account';
import { codeOf, PERIOD_MS } from '../testing/app-code.ts';
import { at, START } from '../testing/clock.ts';
import { signIn } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';
import { createSealed } from '@shop/service-kit/sealed';

const LOGIN = '/api/admin/login';
const FACTOR = '/api/admin/account/second-factor';

afterEach(() => {
  jest.restoreAllMocks();
});

/** An owner with an authenticator app, set up with the code shown at START. */
async function withApp(auth: TestAuth) {
  at(START);
  const page = auth.browser();
  await signIn(page, auth.owner);
  const { password } = auth.owner;
  const { secret, uri } = (await page.post<ProposedFactor>(FACTOR, { password })).body;
  const { status, body } = await page.post<RecoveryCodes>(`${FACTOR}/confirm`, {
    code: codeOf(secret, START),
  });
  expect(status).toBe(200);
  return { page, secret, uri, recoveryCodes: body.recoveryCodes };
}

describe('signing in with a second factor', () => {
  test('when the app is set up then the password alone no longer opens, and a code does, once', () =>
    withAuth(async (auth) => {
      const { secret, uri, recoveryCodes } = await withApp(auth);
      expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:.*[?&]secret=/);
      expect(new Set(recoveryCodes).size).toBe(10);
      const visitor = auth.browser();

      const alone = await visitor.post(LOGIN, auth.owner);
      const atSetup = await visitor.post(LOGIN, { ...auth.owner, code: codeOf(secret, START) });
      at(START + PERIOD_MS);
      const code = codeOf(secret, START + PERIOD_MS);
      const twice = await Promise.all([1, 2].map(() => auth.browser().post(LOGIN, { ...auth.owner, code })));
      const wrongPassword = await visitor.post(LOGIN, {
        ...auth.owner,
        password: 'otra-muy-distinta-7',
        code,
      });

      expect(alone).toMatchObject({
        status: 401,
        body: { message: 'Escribe el código de tu aplicación.', needsCode: true },
      });
      expect(alone.headers.get('set-cookie')).toBeNull();
      expect(atSetup).toMatchObject({ status: 401, body: { needsCode: true } });
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(wrongPassword.body).toEqual({ message: 'Credenciales incorrectas. Intenta de nuevo.' });
    }));

  test('when somebody else’s open session is found then no app is set up without the password', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      await signIn(page, auth.owner);

      const without = await page.post(FACTOR, { password: 'otra-muy-distinta-7' });
      const unconfirmed = await page.post(`${FACTOR}/confirm`, { code: '123456' });

      expect([without.status, unconfirmed.status]).toEqual([400, 400]);
      expect(without.body).toMatchObject({ errors: { password: 'La contraseña no es correcta' } });
      expect((await auth.browser().post(LOGIN, auth.owner)).status).toBe(200);
    }));

  test('when there is an app already then no other takes its place, and the page tells of the one', () =>
    withAuth(async (auth) => {
      const before = auth.browser();
      await signIn(before, auth.owner);
      expect((await before.get<Account>('/api/admin/account')).body).toMatchObject({
        username: auth.owner.username,
        hasSecondFactor: false,
        recoveryCodesLeft: 0,
        hasPasskey: false,
      });
      const { page, secret } = await withApp(auth);
      const email = 'duena@example.com';
      await auth.db.collection('admin_users').updateOne({}, { $set: { email } });

      const again = await page.post(FACTOR, { password: auth.owner.password });

      expect(again).toMatchObject({
        status: 409,
        body: { message: 'Ya tienes la verificación en dos pasos.' },
      });
      at(START + PERIOD_MS);
      const code = codeOf(secret, START + PERIOD_MS);
      expect((await auth.browser().post(LOGIN, { ...auth.owner, code })).status).toBe(200);
      expect((await page.get<Account>('/api/admin/account')).body).toMatchObject({
        email,
        hasSecondFactor: true,
        recoveryCodesLeft: 10,
      });
    }));

  test('when it is switched off with a code then the password is enough again', () =>
    withAuth(async (auth) => {
      const { page, recoveryCodes } = await withApp(auth);

      const wrong = await page.post(`${FACTOR}/off`, { code: '123456' });
      const off = await page.post(`${FACTOR}/off`, { code: recoveryCodes[1] });

      expect(wrong).toMatchObject({
        status: 400,
        body: { errors: { code: 'El código no es correcto, o ya se usó' } },
      });
      expect([off.status, off.body]).toEqual([200, { success: true }]);
      expect((await auth.browser().post(LOGIN, auth.owner)).status).toBe(200);
    }));
});

test('when the key is another one, or the row another’s then a sealed secret does not open', () => {
  const sealed = createSealed('a-secret-of-sixteen', 'codes');
  const text = sealed.seal('JBSWY3DPEHPK3PXP', 'admin 1');

  expect(sealed.open(text, 'admin 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.open(text, 'admin 2')).toBeUndefined();
  expect(createSealed('another-secret-of-16', 'codes').open(text, 'admin 1')).toBeUndefined();
  expect(createSealed('a-secret-of-sixteen', 'webhooks').open(text, 'admin 1')).toBeUndefined();
  // Not the last character, because some of its bits have no effect.
  const changed = text.at(-2) === 'A' ? 'B' : 'A';
  expect(sealed.open(text.slice(0, -2) + changed + text.slice(-1), 'admin 1')).toBeUndefined();
});
