import { expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderAdmin, signedIn, signedOut } from '../testing/render-admin.tsx';
import './login-link.page.tsx';
import './other-ways.tsx';

const TOKEN = 'a'.repeat(43);
const LINK = 'Enviarme un enlace para entrar';

test('when the shop sends mails then a link can be asked for with the username alone', async () => {
  signedOut();
  answer('get', '/admin/login', { passkeys: true, mailLink: true });
  const asked = answer('post', '/admin/login/link', { success: true });
  const { user, container } = await renderAdmin('/admin/login');
  const button = await screen.findByRole('button', { name: LINK });

  await user.click(button);
  expect(await screen.findByText('El nombre de usuario es requerido')).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('Usuario'), 'duena');
  await user.click(button);

  expect(await screen.findByText(/le enviamos un enlace que sirve 15 minutos/)).toBeVisible();
  expect(asked[0]?.body).toEqual({ username: 'duena' });
  expect(await axeViolations(container)).toEqual([]);
  // No passkeys in this browser.
  expect(screen.queryByRole('button', { name: 'Entrar con llave de acceso' })).toBeNull();
});

test('when links were asked for too often then it says so', async () => {
  signedOut();
  answer('get', '/admin/login', { passkeys: false, mailLink: true });
  answer('post', '/admin/login/link', { message: 'Demasiados intentos. Espera un momento.' }, 429);
  const { user } = await renderAdmin('/admin/login');
  await user.type(await screen.findByLabelText('Usuario'), 'duena');

  await user.click(await screen.findByRole('button', { name: LINK }));

  expect(await screen.findByText('Demasiados intentos. Espera un momento.')).toBeVisible();
});

test('when the mailed link is opened then nothing is sent until the button, and then a code where one is set', async () => {
  signedOut();
  const needed = { message: 'Escribe el código de tu aplicación.', needsCode: true };
  const first = answer('post', '/admin/login/link/use', needed, 401);
  const { user, container, address } = await renderAdmin(`/admin/entrar#${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Entrar' });
  expect(first).toEqual([]);

  await user.click(button);
  await user.type(await screen.findByLabelText('Código de tu aplicación'), '123456');
  expect(await axeViolations(container)).toEqual([]);
  const second = answer('post', '/admin/login/link/use', { username: 'duena', role: 'owner' });
  signedIn();
  await user.click(button);

  await waitFor(() => expect(address()).toBe('/admin'));
  expect(first[0]?.body).toEqual({ token: TOKEN });
  expect(second[0]?.body).toEqual({ token: TOKEN, code: '123456' });
});

test('when the link is cut off then it is none', async () => {
  signedOut();
  await renderAdmin('/admin/entrar#abc');

  expect(await screen.findByText('Este enlace ya no sirve. Pide otro donde quieres entrar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
});

test('when the link was used, or another browser asked for it then the way to another one is what is left', async () => {
  signedOut();
  answer('post', '/admin/login/link/use', { message: 'Este enlace ya no sirve.' }, 401);
  const { user } = await renderAdmin(`/admin/entrar#${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Entrar' });

  await user.click(button);

  expect(await screen.findByText('Este enlace ya no sirve.')).toBeVisible();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Entrar de otra forma' })).toBeVisible();
});
