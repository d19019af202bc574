import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './account.page.tsx';
import './pushes.tsx';

const open = () => {
  signedIn();
  answer('get', '/admin/account/sessions', SESSIONS);
  answer('get', '/admin/account/passkeys', { passkeys: [] });
  answer('get', '/admin/push', PUSH);
};
const PUSH = { publicKey: 'QUJD', devices: [] };
const SESSION = { address: '189.1.2.3', signedInAt: '2026-11-22T10:00:00.000Z' };
const SESSIONS = [
  { ...SESSION, id: 'a', isThis: true, device: 'Chrome en Android', lastSeenAt: '2026-11-22T12:00:00.000Z' },
  { ...SESSION, id: 'b', isThis: false, device: 'Safari en macOS', lastSeenAt: '2026-11-22T11:00:00.000Z' },
];
const ACCOUNT = { username: 'duena', hasSecondFactor: false, recoveryCodesLeft: 0 };
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('account page', () => {
  test('when the account is on its way then nothing stands there that it would move', async () => {
    open();
    const account = Promise.withResolvers<void>();
    server.use(
      http.get(`${API_BASE}/admin/account`, async () => {
        await account.promise;
        return HttpResponse.json(ACCOUNT);
      }),
    );
    await renderAdmin('/admin/account');
    expect(await screen.findByLabelText('Cargando tu cuenta…')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();

    account.resolve();

    expect(await screen.findByRole('region', { name: 'Llaves de acceso' })).toBeVisible();
  });

  test('when the second step is set up then password, app and code lead to the recovery codes', async () => {
    open();
    answer('get', '/admin/account', { username: 'duena', hasSecondFactor: false, recoveryCodesLeft: 0 });
    const uri = `otpauth://totp/shop.example:duena?secret=${SECRET}`;
    const proposed = answer('post', '/admin/account/second-factor', { secret: SECRET, uri });
    const wrong = { message: 'x', errors: { code: 'El código no es correcto, o ya se usó' } };
    answer('post', '/admin/account/second-factor/confirm', wrong, 400);
    const { user, container } = await renderAdmin('/admin/account');
    await user.type(await screen.findByLabelText('Tu contraseña'), 'abejas');
    await user.click(screen.getByRole('button', { name: 'Activar' }));

    expect(await screen.findByLabelText('Clave')).toHaveValue(SECRET);
    expect(screen.getByText('Abrir en mi app').closest('a')).toHaveAttribute('href', uri);
    expect(proposed[0]?.body).toEqual({ password: 'abejas' });
    expect(await axeViolations(container)).toEqual([]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('El código no es correcto, o ya se usó')).toBeVisible();
    answer('post', '/admin/account/second-factor/confirm', { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));

    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await navigator.clipboard.readText()).toMatch(/una vez\.\nAAAA-BBBB-CCCC-DDDD\n$/);
    const file = screen.getByRole('link', { name: 'Descargar' });
    expect(file).toHaveAttribute('download', 'codigos-de-recuperacion.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
      /^data:text.*\nAAAA-BBBB-CCCC-DDDD\n$/s,
    );
  });

  test('when the only owner would depend on a phone then a second way in is asked for first', async () => {
    open();
    answer('get', '/admin/account', {
      ...ACCOUNT,
      isOnlyOwner: true,
      hasPasskey: false,
      email: 'a@example.com',
    });
    const proposed = answer('post', '/admin/account/second-factor', {
      secret: SECRET,
      uri: 'otpauth://totp/x',
    });
    const { user, container } = await renderAdmin('/admin/account');
    await user.type(await screen.findByLabelText('Tu contraseña'), 'abejas');

    expect(screen.getByText('Eres la única persona propietaria')).toBeVisible();
    expect(screen.getByText(/El enlace a tu correo no basta/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invitar a otra persona' })).toHaveAttribute(
      'href',
      '/admin/team',
    );
    expect(screen.getByRole('button', { name: 'Activar' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(proposed).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByLabelText(/^Guardaré los códigos de recuperación/));
    await user.click(screen.getByRole('button', { name: 'Activar' }));

    expect(await screen.findByLabelText('Clave')).toHaveValue(SECRET);
  });

  test.each([{ isOnlyOwner: true, hasPasskey: true }, {}])(
    'when there is another way in (%j) then nothing more is asked',
    async (over) => {
      open();
      answer('get', '/admin/account', { ...ACCOUNT, ...over });
      await renderAdmin('/admin/account');

      expect(await screen.findByRole('button', { name: 'Activar' })).toBeEnabled();
      expect(screen.queryByText('Eres la única persona propietaria')).toBeNull();
    },
  );

  test('when somebody wants another password then it is changed, and a weak one is explained at its field', async () => {
    open();
    answer('get', '/admin/account', ACCOUNT);
    answer('put', '/admin/account/password', { message: 'x', errors: { password: 'Es muy común' } }, 400);
    const { user, container, shownToasts } = await renderAdmin('/admin/account');
    const field = await screen.findByLabelText('Contraseña nueva');
    await user.type(field, 'mexico');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Es muy común')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    const sent = answer('put', '/admin/account/password', { success: true });

    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));

    await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Contraseña cambiada' }]));
    expect(sent[0]?.body).toEqual({ password: 'mexico' });
    expect(field).toHaveValue('');
  });

  test('when it is on then a code switches it off', async () => {
    open();
    answer('get', '/admin/account', { username: 'duena', hasSecondFactor: true, recoveryCodesLeft: 9 });
    const sent = answer('post', '/admin/account/second-factor/off', { success: true });
    const { user, shownToasts } = await renderAdmin('/admin/account');
    expect(await screen.findByText(/Te quedan 9 códigos/)).toBeVisible();

    await user.type(screen.getByLabelText(/Código de tu aplicación/), '123 456');
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));

    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'Verificación en dos pasos desactivada' }]),
    );
    expect(sent[0]?.body).toEqual({ code: '123 456' });
  });

  test.each([
    [1, /Te queda 1 código de recuperación/],
    [0, /Ya no te quedan códigos de recuperación/],
  ])('when %s of the recovery codes are left then that is said', async (recoveryCodesLeft, words) => {
    open();
    answer('get', '/admin/account', { username: 'duena', hasSecondFactor: true, recoveryCodesLeft });
    await renderAdmin('/admin/account');

    expect(await screen.findByText(words)).toBeVisible();
  });

  test('when a session is another one then it can be ended from here', async () => {
    open();
    answer('get', '/admin/account', { username: 'duena', hasSecondFactor: false, recoveryCodesLeft: 0 });
    const ended = answer('delete', '/admin/account/sessions/:id', { success: true });
    const { user, container, shownToasts } = await renderAdmin('/admin/account');
    const button = await screen.findByRole('button', { name: /^Cerrar la sesión de Safari/ });
    expect(screen.queryByRole('button', { name: /sesión de Chrome/ })).toBeNull();
    answer('get', '/admin/account/sessions', SESSIONS.slice(0, 1));

    await user.click(button);

    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(shownToasts()).toMatchObject([{ title: 'Sesión cerrada' }]);
    expect(ended[0]?.params).toEqual({ id: 'b' });
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when there are passkeys then each tells when it was used, and can be removed', async () => {
    open();
    answer('get', '/admin/account', ACCOUNT);
    const key = { id: 'f0', name: 'Teléfono', createdAt: '2026-11-22T10:00:00.000Z' };
    const used = { ...key, id: 'f1', name: 'Laptop', lastUsedAt: '2026-11-22T12:00:00.000Z' };
    answer('get', '/admin/account/passkeys', { address: location.origin, passkeys: [key, used] });
    const removed = answer('delete', '/admin/account/passkeys/:id', { success: true });
    const { user, container, shownToasts } = await renderAdmin('/admin/account');
    const button = await screen.findByRole('button', { name: 'Quitar la llave Laptop' });
    expect(screen.getByText(/sin usar todavía/)).toBeVisible();
    expect(screen.getByText(/último uso el/)).toBeVisible();
    // This browser has no WebAuthn.
    expect(screen.getByText('Este navegador no las admite.')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    answer('get', '/admin/account/passkeys', { address: location.origin, passkeys: [key] });

    await user.click(button);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar la llave Laptop?' }));
    expect(removed).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Quitar' }));

    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(removed[0]?.params).toEqual({ id: 'f1' });
    expect(shownToasts()).toMatchObject([{ title: 'Llave de acceso quitada' }]);
  });

  test.each([
    ['is plain http', {}, /tiene que abrir con https/],
    ['is another one', { address: 'https://tienda.example' }, /abre la tienda en https:\/\/tienda.example/],
  ])('when the shop’s address %s then it says why no passkey can be added', async (_, address, text) => {
    open();
    answer('get', '/admin/account', ACCOUNT);
    answer('get', '/admin/account/passkeys', { ...address, passkeys: [] });
    await renderAdmin('/admin/account');

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
  });

  test('when the shop sends mails then a code confirms where links to sign in go', async () => {
    open();
    answer('get', '/admin/account', { ...ACCOUNT, hasMail: true });
    const proposed = answer('post', '/admin/account/email', { success: true });
    const confirmed = answer('post', '/admin/account/email/confirm', { success: true });
    const { user, container } = await renderAdmin('/admin/account');
    await user.type(await screen.findByLabelText('Tu correo'), 'duena@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    await user.type(await screen.findByLabelText('Código que llegó a tu correo'), '123456');
    expect(await axeViolations(container)).toEqual([]);
    answer('get', '/admin/account', { ...ACCOUNT, hasMail: true, email: 'duena@example.com' });

    await user.click(screen.getByRole('button', { name: 'Confirmar correo' }));

    const removing = await screen.findByRole('button', { name: 'Quitar correo' });
    expect(screen.getByText('duena@example.com')).toBeVisible();
    expect([proposed[0]?.body, confirmed[0]?.body]).toEqual([
      { email: 'duena@example.com' },
      { code: '123456' },
    ]);
    const removed = answer('delete', '/admin/account/email', { success: true });
    await user.click(removing);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar tu correo?' }));
    expect(removed).toEqual([]);
    answer('get', '/admin/account', { ...ACCOUNT, hasMail: true });
    await user.click(question.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByLabelText('Tu correo')).toBeVisible();
    expect(removed).toHaveLength(1);
  });
});
