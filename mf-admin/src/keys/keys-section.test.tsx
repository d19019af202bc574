import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import type { KeysView } from '@shop/contracts/keys';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { KeysSection } from './keys-section.tsx';

beforeEach(() => sessionStorage.clear());

const AT = '2026-11-26T18:00:00.000Z';
const CONNECTED = someKeys({
  keys: {
    MERCADOPAGO_ACCESS_TOKEN: { from: 'owner', at: AT },
    MERCADOPAGO_PUBLIC_KEY: { from: 'owner', at: AT, value: 'APP_USR-1' },
    MERCADOPAGO_WEBHOOK_SECRET: { from: 'owner', at: AT },
    SMTP_SERVER: { from: 'owner', at: AT, value: 'smtp.gmail.com:465' },
    SMTP_USER: { from: 'owner', at: AT, value: 'ana@example.com' },
    SMTP_PASSWORD: { from: 'owner', at: AT },
    MAIL_FROM: { from: 'owner', at: AT, value: 'ana@example.com' },
    ENVIA_TOKEN: { from: 'technician' },
  },
  modes: { mercadopago: 'real', mail: 'real', envia: 'trial', facturapi: 'off' },
});

async function open(view: KeysView) {
  answer('get', '/admin/keys', view);
  const page = renderPage(
    <KeysSection ownerEmail="duena@example.com" contactEmail="hola@example.com" unsaid={[]} />,
  );
  await screen.findByRole('form', { name: 'Mercado Pago' });
  return page;
}
const card = (name: string) => within(screen.getByRole('form', { name }));

test('when nothing is connected then keys are copied in, and only what was typed is sent', async () => {
  const { user, shownToasts, container } = await open(someKeys());
  expect(card('Mercado Pago').getByText('Sin conectar')).toBeVisible();
  expect(card('Mercado Pago').getByLabelText('Dirección del webhook')).toHaveValue(someKeys().webhookUrl);
  expect(card('Mercado Pago').getByRole('button', { name: 'Probar' })).toBeDisabled();
  expect(await axeViolations(container)).toEqual([]);
  const sent = answer('put', '/admin/keys', CONNECTED);

  await user.type(screen.getByLabelText('Access token'), 'APP_USR-2');
  await user.type(screen.getByLabelText('Public key'), 'APP_USR-1');
  await user.click(screen.getByRole('button', { name: 'Guardar Mercado Pago' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Mercado Pago: guardado' }));
  expect(sent[0]?.body).toEqual({
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-2',
    MERCADOPAGO_PUBLIC_KEY: 'APP_USR-1',
  });
  expect(screen.getByLabelText('Access token')).toHaveValue('');
});

test('when keys are of two modes then it is said at the field', async () => {
  const { user } = await open(someKeys());
  const words = 'Es de producción y el access token es de prueba: copia las dos de la misma pestaña.';
  answer(
    'put',
    '/admin/keys',
    { message: 'Revisa las llaves.', errors: { MERCADOPAGO_PUBLIC_KEY: words } },
    400,
  );

  await user.type(screen.getByLabelText('Public key'), 'APP_USR-1');
  await user.click(screen.getByRole('button', { name: 'Guardar Mercado Pago' }));

  expect(await screen.findByText(words)).toBeVisible();
});

test('when an account is connected then it says so, a secret stays hidden, and what the technician put is not typed', async () => {
  await open(CONNECTED);

  expect(card('Mercado Pago').getByText('Real')).toBeVisible();
  expect(screen.getByLabelText('Access token')).toHaveValue('');
  expect(screen.getByLabelText('Access token')).toHaveAccessibleDescription(
    /Guardada el 26 de noviembre de 2026/,
  );
  expect(screen.getByLabelText('Public key')).toHaveValue('APP_USR-1');
  expect(card('Envia.com').getByLabelText('Token')).toHaveValue('Puesto por tu técnico');
  expect(card('Envia.com').getByLabelText('Token')).toBeDisabled();
  expect(card('Envia.com').queryByRole('button', { name: /Guardar/ })).toBeNull();
});

test('when an account is tried then what it says is shown', async () => {
  const { user } = await open(CONNECTED);
  answer('post', '/admin/keys/mercadopago/probe', { isGood: true, text: 'Es la cuenta MIEL.' });

  await user.click(card('Mercado Pago').getByRole('button', { name: 'Probar' }));

  expect(await screen.findByText('Es la cuenta MIEL.')).toBeVisible();
});

test('when Gmail is chosen then user and password are enough, and the sender is the user', async () => {
  const { user } = await open(someKeys());
  const sent = answer('put', '/admin/keys', CONNECTED);

  await user.type(screen.getByLabelText('Usuario'), 'ana@example.com');
  await user.type(screen.getByLabelText('Contraseña de aplicación'), 'abcd efgh');
  await user.click(screen.getByRole('button', { name: 'Guardar Correo' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      SMTP_SERVER: 'smtp.gmail.com:465',
      SMTP_USER: 'ana@example.com',
      SMTP_PASSWORD: 'abcd efgh',
      MAIL_FROM: 'ana@example.com',
    }),
  );
});

test('when no user is typed then it is the address of Contacto', async () => {
  const { user } = await open(someKeys());
  const sent = answer('put', '/admin/keys', CONNECTED);
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(/hola@example\.com/);

  await user.type(screen.getByLabelText('Contraseña de aplicación'), 'abcd efgh');
  await user.click(screen.getByRole('button', { name: 'Guardar Correo' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      SMTP_SERVER: 'smtp.gmail.com:465',
      SMTP_USER: 'hola@example.com',
      SMTP_PASSWORD: 'abcd efgh',
      MAIL_FROM: 'hola@example.com',
    }),
  );
});

test('when one account is changed then no key of another is touched', async () => {
  const { user } = await open(CONNECTED);
  const sent = answer('put', '/admin/keys', CONNECTED);

  await user.type(screen.getByLabelText('Contraseña de aplicación'), 'ijkl mnop');
  await user.click(screen.getByRole('button', { name: 'Guardar Correo' }));

  await waitFor(() => expect(sent[0]?.body).toEqual({ SMTP_PASSWORD: 'ijkl mnop' }));
});

test('when another server is chosen then its name and port are typed', async () => {
  const { user } = await open(someKeys());

  expect(screen.queryByLabelText('Servidor')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Tu correo es de'), 'Otro');

  expect(screen.getByLabelText('Servidor')).toHaveValue('');
});

test('when a test mail is refused then the words and the server’s own are read', async () => {
  const { user } = await open(CONNECTED);
  const sent = answer('post', '/admin/keys/mail/probe', {
    isGood: false,
    text: 'El servidor no acepta el usuario o la contraseña.',
    answer: '535 5.7.8 Username and Password not accepted',
  });

  await user.click(screen.getByRole('button', { name: 'Enviarme una prueba' }));

  expect(await screen.findByText(/535 5.7.8/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ to: 'duena@example.com' });
});

test('when the owner takes an account away then it is asked first', async () => {
  const { user } = await open(CONNECTED);
  const sent = answer('put', '/admin/keys', someKeys());

  await user.click(card('Mercado Pago').getByRole('button', { name: 'Quitar' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      MERCADOPAGO_ACCESS_TOKEN: null,
      MERCADOPAGO_PUBLIC_KEY: null,
      MERCADOPAGO_WEBHOOK_SECRET: null,
    }),
  );
});

test('when the installation cannot seal then nothing can be typed, and the screen says why', async () => {
  await open(someKeys({ canKeep: false }));

  expect(screen.getByText(/Todavía no se pueden guardar llaves/)).toBeVisible();
  expect(screen.getByLabelText('Access token')).toBeDisabled();
});

test('when the key of the installation was lost then the screen says what to type again', async () => {
  await open(someKeys({ keys: { ENVIA_TOKEN: { from: 'owner', at: AT, isLost: true } } }));

  expect(screen.getByText(/La llave con la que se cifraban cambió/)).toBeVisible();
  expect(card('Envia.com').getByLabelText('Token')).toHaveAccessibleDescription(/escríbela otra vez/);
});

test('when the accounts cannot be read then it is said, and tried again', async () => {
  cutOff('get', '/admin/keys');
  const { user } = renderPage(<KeysSection ownerEmail="" contactEmail="" unsaid={[]} />);
  await screen.findByText('No pudimos cargar tus cuentas.');

  answer('get', '/admin/keys', someKeys());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('form', { name: 'Correo' })).toBeVisible();
});
