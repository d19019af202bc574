import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ProposedFactor, RecoveryCodes } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import type { TestClient } from '@shop/service-kit/testing/client';
import { codeOf } from '../testing/app-code.ts';
import { at, START } from '../testing/clock.ts';
import { signedIn } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

const PROVE = '/api/admin/auth/prove';
const FACTOR = '/api/admin/account/second-factor';
const QUARTER_MS = 15 * 60_000;
const NEEDED = { status: 403, body: { message: 'Confirma que eres tú para continuar.', code: 'prove' } };

afterEach(() => {
  jest.restoreAllMocks();
});

function signIn(auth: TestAuth): Promise<TestClient> {
  at(START);
  return signedIn(auth);
}
const invite = (page: TestClient, username: string) =>
  page.post('/api/admin/team/invitations', { username, role: 'viewer' });

describe('proving again who one is', () => {
  test('when 15 minutes have passed then the team is changed only after the password, and so again later', () =>
    withAuth(async (auth) => {
      const page = await signIn(auth);
      at(START + QUARTER_MS - 1);
      expect((await invite(page, 'uno')).status).toBe(201);

      at(START + QUARTER_MS);
      const asked = [await invite(page, 'dos'), await page.get(PROVE)];
      const proven = await page.post(PROVE, { password: auth.owner.password });
      const then = [await invite(page, 'dos'), await page.get(PROVE)];
      at(START + 2 * QUARTER_MS);
      const later = await invite(page, 'tres');

      expect(asked).toMatchObject([NEEDED, NEEDED]);
      expect(proven).toMatchObject({ status: 200, body: { success: true } });
      expect(then.map((answer) => answer.body)[1]).toEqual({ success: true });
      expect(then.map(({ status }) => status)).toEqual([201, 200]);
      expect(later).toMatchObject(NEEDED);
      expect((await page.get('/api/admin/team')).status).toBe(200);
    }));

  test('when the password is guessed at an open session then the session goes on, proves nothing, and the 9th must wait', () =>
    withAuth(async (auth) => {
      const page = await signIn(auth);
      at(START + QUARTER_MS);

      const wrong = await page.post(PROVE, { password: 'otra-muy-distinta-7' });
      const nothing = await page.post(PROVE, {});
      for (let guess = 2; guess < 8; guess += 1) await page.post(PROVE, { password: `intento ${guess}` });
      const ninth = await page.post(PROVE, { password: auth.owner.password });

      expect(wrong).toMatchObject({
        status: 400,
        body: { errors: { password: 'La contraseña no es correcta' } },
      });
      expect(nothing).toMatchObject({
        status: 400,
        body: { errors: { password: 'La contraseña es requerida' } },
      });
      expect(ninth.status).toBe(429);
      expect(await invite(page, 'dos')).toMatchObject(NEEDED);
      expect((await page.get('/api/admin/check-auth')).status).toBe(200);
    }));

  test('when proofs fail then the audit log tells of each that was looked at, and of no password', () =>
    withAuth(async (auth) => {
      const page = await signIn(auth);
      const guess = 'adivinada-muy-larga-3';

      for (let time = 0; time < 8; time += 1) await page.post(time < 7 ? PROVE : FACTOR, { password: guess });
      expect((await page.post(PROVE, { password: guess })).status).toBe(429);

      const { body } = await page.get<ActivityEntry[]>('/api/admin/activity?kind=account');
      expect(body.map(({ call, who, outcome }) => [call, who, outcome])).toEqual([
        [`POST ${FACTOR}`, auth.owner.username, 'refused'],
        ...Array.from({ length: 7 }, () => [`POST ${PROVE}`, auth.owner.username, 'refused']),
      ]);
      expect(JSON.stringify(body)).not.toContain(guess);
    }));

  test('when the second step is on then it is the code that proves it, once, or one of those on paper', () =>
    withAuth(async (auth) => {
      const page = await signIn(auth);
      const { password } = auth.owner;
      const { secret } = (await page.post<ProposedFactor>(FACTOR, { password })).body;
      const confirmed = await page.post<RecoveryCodes>(`${FACTOR}/confirm`, { code: codeOf(secret, START) });
      const [onPaper] = confirmed.body.recoveryCodes;
      const now = START + QUARTER_MS;
      at(now);

      const alone = await page.post(PROVE, { password });
      const before = await page.get(PROVE);
      const proven = await page.post(PROVE, { code: codeOf(secret, now) });
      const again = await page.post(PROVE, { code: codeOf(secret, now) });
      const paper = await page.post(PROVE, { code: onPaper });

      expect(alone).toMatchObject({ status: 400, body: { errors: { code: 'Escribe el código' } } });
      expect(before).toMatchObject(NEEDED);
      expect([proven.status, again.status, paper.status]).toEqual([200, 400, 200]);
      expect(again.body).toMatchObject({ errors: { code: 'El código no es correcto, o ya se usó' } });
      expect((await page.get(PROVE)).status).toBe(200);
    }));
});
