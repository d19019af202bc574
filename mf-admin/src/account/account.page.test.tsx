import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './account.page.tsx';

const open = () => {
  signedIn();
  answer('get', '/admin/account/sessions', SESSIONS);
};
const SESSION = { address: '189.1.2.3', signedInAt: '2026-11-22T10:00:00.000Z' };
const SESSIONS = [
  { ...SESSION, id: 'a', isThis: true, device: 'Chrome en Android', lastSeenAt: '2026-11-22T12:00:00.000Z' },
  { ...SESSION, id: 'b', isThis: false, device: 'Safari en macOS', lastSeenAt: '2026-11-22T11:00:00.000Z' },
];
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('account page', () => {
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
    expect(proposed[0]?.body).toEqual({ password: 'abejas' });
    expect(await axeViolations(container)).toEqual([]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('El código no es correcto, o ya se usó')).toBeVisible();
    answer('post', '/admin/account/second-factor/confirm', { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));

    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
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
});
