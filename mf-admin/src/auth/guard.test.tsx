import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeTestStore } from '@shop/app-kit/testing';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAdmin, signedIn, signedOut } from '../testing/render-admin.tsx';
import { auth } from './auth.slice.ts';
import { checkAuth, login, logout } from './auth.ts';

// Failed checks are logged (AD12): the tests look at the log instead of printing it.
let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => log.mockRestore());

describe('guard', () => {
  test('when the session is being checked then the page says so then shows itself', async () => {
    answer('get', '/admin/reports/summary', { message: '' }, 503);
    const checked = Promise.withResolvers<void>();
    server.use(
      http.get(`${API_BASE}/admin/check-auth`, async () => {
        await checked.promise;
        return HttpResponse.json({ username: 'duena' });
      }),
    );

    await renderAdmin('/admin');

    expect(screen.getByText('Verificando autenticación...')).toBeVisible();
    checked.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
  });

  test('when nobody is signed in then the login opens without a word about a session that ended', async () => {
    signedOut();

    const { address } = await renderAdmin('/admin/orders');

    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(await screen.findByLabelText('Usuario')).toBeVisible();
    expect(screen.queryByText(/Tu sesión terminó/)).toBeNull();
  });

  test('when the check fails then the login opens and the failure is logged', async () => {
    cutOff('get', '/admin/check-auth');

    const { address } = await renderAdmin('/admin');

    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(log).toHaveBeenCalledWith('auth check failed', expect.anything());
  });

  test('when any call answers 401 then the session is over at once, and signing in leads back', async () => {
    signedIn();
    answer('get', '/orders', { message: 'Inicia sesión para continuar.' }, 401);
    answer('post', '/admin/login', { username: 'duena' });
    const { user, address } = await renderAdmin('/admin/orders?q=ana');

    expect(await screen.findByText(/Tu sesión terminó/)).toBeVisible();
    expect(address()).toBe('/admin/login');
    answer('get', '/orders', []);
    await user.type(screen.getByLabelText('Usuario'), 'duena');
    await user.type(screen.getByLabelText('Contraseña'), 'una-clave');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));

    await waitFor(() => expect(address()).toBe('/admin/orders?q=ana'));
  });
});

describe('who is signed in', () => {
  const stateOf = (store: ReturnType<typeof makeTestStore>) => auth.selectors.auth(store.getState());

  test('when a check follows another within 5 seconds then the server is not asked again', async () => {
    const asked = signedIn();
    const store = makeTestStore();
    const clock = jest.spyOn(Date, 'now');

    clock.mockReturnValue(10_000);
    expect(await store.dispatch(checkAuth())).toBe('authenticated');
    clock.mockReturnValue(14_999);
    expect(await store.dispatch(checkAuth())).toBe('authenticated');
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(15_000);
    expect(await store.dispatch(checkAuth())).toBe('authenticated');
    clock.mockRestore();

    expect(asked).toHaveLength(2);
  });

  test('when a login succeeds or fails then the state follows', async () => {
    const store = makeTestStore();
    answer('post', '/admin/login', { message: 'Credenciales incorrectas.' }, 401);
    expect(await store.dispatch(login({ username: 'duena', password: 'no' }))).toMatchObject({ status: 401 });
    expect(stateOf(store)).toMatchObject({ status: 'unauthenticated' });
    expect(log).toHaveBeenCalledWith('login failed', expect.anything());

    answer('post', '/admin/login', { username: 'duena' });
    expect(await store.dispatch(login({ username: 'duena', password: 'si' }))).toBeUndefined();

    expect(stateOf(store)).toMatchObject({ status: 'authenticated', username: 'duena' });
  });

  test('when a login succeeds with an answer that tells nothing then it counts all the same (AD73)', async () => {
    const store = makeTestStore();
    answer('post', '/admin/login', null);

    await store.dispatch(login({ username: 'duena', password: 'si' }));

    expect(stateOf(store)).toMatchObject({ status: 'authenticated', username: 'duena' });
  });

  test('when the network is down then nobody is signed in (AD9)', async () => {
    const store = makeTestStore();
    cutOff('post', '/admin/login');

    expect(await store.dispatch(login({ username: 'duena', password: 'si' }))).toMatchObject({ status: 503 });

    expect(stateOf(store)).toMatchObject({ status: 'unknown', username: '' });
  });

  test('when signing out fails on the way then nobody is signed in all the same', async () => {
    signedIn();
    cutOff('post', '/admin/logout');
    const store = makeTestStore();
    await store.dispatch(checkAuth());

    await store.dispatch(logout());

    expect(stateOf(store)).toMatchObject({ status: 'unauthenticated', username: '', expired: false });
    expect(log).toHaveBeenCalledWith('logout failed', expect.anything());
  });
});
