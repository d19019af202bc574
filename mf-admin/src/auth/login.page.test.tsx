import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderAdmin, signedIn, signedOut } from '../testing/render-admin.tsx';

// Failed logins are logged (AD12); these tests fail on purpose.
let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => log.mockRestore());

type User = Awaited<ReturnType<typeof renderAdmin>>['user'];

const press = async (user: User) => user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
const fill = async (user: User) => {
  await user.type(await screen.findByLabelText('Usuario'), 'duena');
  await user.type(screen.getByLabelText('Contraseña'), 'una-clave');
};

describe('login page', () => {
  test('when nothing was typed then both fields say that they are required, and nothing is sent', async () => {
    signedOut();
    const sent = answer('post', '/admin/login', { username: 'duena' });
    const { user, container } = await renderAdmin('/admin/login');

    await press(user);

    expect(await screen.findByText('El nombre de usuario es requerido')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    expect(sent).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the server knows the credentials then the dashboard opens, half a second later', async () => {
    signedOut();
    answer('get', '/admin/reports/summary', { message: '' }, 503);
    const sent = answer('post', '/admin/login', { username: 'duena' });
    const { user, address } = await renderAdmin('/admin/login');
    await fill(user);
    signedIn();

    await press(user);

    await waitFor(() => expect(sent[0]?.body).toEqual({ username: 'duena', password: 'una-clave' }));
    expect(address()).toBe('/admin/login');
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  test('when the browser keeps no cookie then the page says so, and nothing of a session that ended', async () => {
    signedOut();
    answer('post', '/admin/login', { username: 'duena' });
    const { user, address } = await renderAdmin('/admin/login');
    await fill(user);

    await press(user);

    expect(await screen.findByText(/no acepta cookies/)).toBeVisible();
    expect(screen.queryByText(/Tu sesión terminó/)).toBeNull();
    expect(address()).toBe('/admin/login');
  });

  test.each([
    ['the server gives a reason', { message: 'Demasiados intentos. Espera un momento.' }, 429, /Demasiados/],
    ['the server gives none', { message: '' }, 401, 'Credenciales incorrectas. Intenta de nuevo.'],
    ['no service answers', { message: '' }, 503, 'No se pudo conectar con el servidor. Intenta de nuevo.'],
  ])('when %s then that is what the page says, and the typed values stay', async (_, body, status, text) => {
    signedOut();
    answer('post', '/admin/login', body, status);
    const { user, address } = await renderAdmin('/admin/login');
    await fill(user);

    await press(user);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toHaveValue('duena');
    expect(address()).toBe('/admin/login');
  });

  test('when the network is down then the page says that the server could not be reached', async () => {
    signedOut();
    cutOff('post', '/admin/login');
    const { user } = await renderAdmin('/admin/login');
    await fill(user);

    await press(user);

    expect(await screen.findByText('No se pudo conectar con el servidor. Intenta de nuevo.')).toBeVisible();
  });

  test('when somebody is signed in already then the dashboard opens at once', async () => {
    signedIn();

    const { address } = await renderAdmin('/admin/login');

    await waitFor(() => expect(address()).toBe('/admin'));
  });

  test('when the password was right and a code is wanted then the login asks for it and sends all three', async () => {
    signedOut();
    const message = 'Escribe el código de tu aplicación.';
    answer('post', '/admin/login', { message, needsCode: true }, 401);
    const { user, container } = await renderAdmin('/admin/login');
    expect(screen.queryByLabelText('Código de tu aplicación')).toBeNull();
    await user.type(await screen.findByLabelText('Usuario'), 'duena');
    await user.type(screen.getByLabelText('Contraseña'), 'una-clave');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    const sent = answer('post', '/admin/login', { username: 'duena', role: 'owner' });
    await user.type(screen.getByLabelText('Código de tu aplicación'), '123456');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));

    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ username: 'duena', password: 'una-clave', code: '123456' }),
    );
  });
});
