import { describe, expect, test } from '@jest/globals';
import { authResponse } from '@shop/contracts/auth';
import type { ApiError } from '@shop/contracts/common';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { withAuth } from '../testing/with-auth.ts';

const WRONG = { status: 401, body: { message: 'Credenciales incorrectas. Intenta de nuevo.' } };

describe('signing in', () => {
  test('when name and password are right then the administrator is signed in until logging out', () =>
    withAuth(async ({ browser, owner }) => {
      const page = browser();

      const before = await page.get('/api/admin/check-auth');
      const login = await page.post('/api/admin/login', owner);
      const during = await page.get('/api/admin/check-auth');
      const logout = await page.post('/api/admin/logout');
      const after = await page.get('/api/admin/check-auth');

      expect([before.status, login.status, during.status, logout.status, after.status]).toEqual([
        401, 200, 200, 200, 401,
      ]);
      expect(authResponse.parse(login.body)).toEqual({ username: owner.username, role: 'owner' });
      expect(login.body).toEqual(during.body);
      expect(before.body).toEqual({ message: 'Inicia sesión para continuar.' });
      expect(during.headers.get('cache-control')).toBe('no-store');
      expect(logout.body).toEqual({ success: true });
      expect(logout.headers.get('cache-control')).toBe('no-store');
      expect(logout.headers.get('set-cookie')).toMatch(
        /^admin_sid=; Path=\/; .*1970.*; HttpOnly; SameSite=Lax$/,
      );
    }));

  test('when the shop is open over https then logging out clears a cookie of https', () =>
    withAuth(
      async ({ browser }) => {
        const { headers } = await browser().post('/api/admin/logout');

        expect(headers.get('set-cookie')).toMatch(/; Secure/);
      },
      { PUBLIC_BASE_URL: 'https://tienda.example' },
    ));

  test('when the page asks in which ways one may sign in then it is told, and no cache keeps it', () =>
    withAuth(async ({ browser }) => {
      const { body, headers } = await browser().get('/api/admin/login');

      expect(body).toEqual({ passkeys: true, mailLink: false });
      expect(headers.get('cache-control')).toBe('no-store');
    }));

  test('when the name is typed in other capitals or with spaces around it then it is the same person', () =>
    withAuth(async ({ browser, owner }) => {
      const username = `  ${owner.username.toUpperCase()} `;

      const answer = await browser().post('/api/admin/login', { ...owner, username });

      expect(answer).toMatchObject({ status: 200, body: { username: owner.username } });
    }));

  test('when anything of it is wrong then the answer is the same for a known and an unknown name', () =>
    withAuth(async ({ browser, owner }) => {
      const page = browser();

      for (const attempt of [
        { ...owner, password: `${owner.password} ` },
        { ...owner, password: owner.password.toUpperCase() },
        { ...owner, username: 'nadie' },
      ]) {
        const answer = await page.post('/api/admin/login', attempt);
        expect(answer).toMatchObject(WRONG);
        expect(Object.keys(answer.body as object)).toEqual(['message']);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    }));

  test('when the attempt is malformed then it is refused in Spanish by field', () =>
    withAuth(async ({ browser, owner }) => {
      const page = browser();
      const name = 'El nombre de usuario es requerido';
      const password = 'La contraseña es requerida';
      const cases: [string, Record<string, string>][] = [
        ['{}', { username: name, password }],
        ['{"username":"","password":""}', { username: name, password }],
        ['{"username":"   ","password":"x"}', { username: name }],
        ['{"username":{"$ne":""},"password":{"$ne":""}}', { username: name, password }],
        ['{"username":["admin"],"password":5}', { username: name, password }],
        [`{"username":"${'a'.repeat(101)}","password":"x"}`, { username: 'Máximo 100 caracteres' }],
        [`{"username":"a","password":"${'x'.repeat(256)}"}`, { password: 'Máximo 255 caracteres' }],
      ];

      for (const [body, errors] of cases) {
        const answer = await page.post<ApiError>('/api/admin/login', body);
        expect([body, answer.status, answer.body.errors]).toEqual([body, 400, errors]);
      }
      for (const extra of ['role', '__proto__', 'id']) {
        const body = JSON.stringify(owner).replace('{', `{"${extra}":"owner",`);
        expect((await page.post('/api/admin/login', body)).status).toBe(400);
      }
      expect(await page.post('/api/admin/login', '{"username":')).toMatchObject({
        status: 400,
        body: { message: 'El contenido enviado no es JSON válido.' },
      });
    }));

  test('when Redis is away then signing in is a Spanish 503 at once and the service is not ready', () =>
    withAuth(
      async ({ browser, owner }) => {
        expect(await browser().post('/api/admin/login', owner)).toMatchObject({
          status: 503,
          body: { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' },
        });
        expect((await browser().get('/readyz')).status).toBe(503);
      },
      { REDIS_URL: 'redis://127.0.0.1:1' },
    ));

  test('when someone without a live session asks who is signed in then it is nobody; logging out is always fine', () =>
    withAuth(async ({ env, browser }) => {
      for (const [who, cookie] of Object.entries(await intruderCookies(env))) {
        const check = await browser().request('GET', '/api/admin/check-auth', undefined, { cookie });
        const logout = await browser().request('POST', '/api/admin/logout', undefined, { cookie });
        expect([who, check.status, logout.status]).toEqual([who, 401, 200]);
      }
    }));
});
