import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './proof-dialog.tsx';
import '../customers/customers.page.tsx';
import '../team/invite-dialog.tsx';
import '../team/team.page.tsx';

const NEEDED = { message: 'Confirma que eres tú para continuar.', code: 'prove' };
const LINK = { link: 'https://shop.example/admin/acceso#abc', expiresAt: '2026-12-01T12:00:00.000Z' };
const ACCOUNT = { username: 'duena', hasSecondFactor: false, recoveryCodesLeft: 0 };

/** Invites a member, in a session that is too old for it. */
async function invite(account = ACCOUNT) {
  signedIn();
  answer('get', '/admin/account', account);
  answer('get', '/admin/team', { members: [], invitations: [] });
  const refused = answer('post', '/admin/team/invitations', NEEDED, 403);
  const view = await renderAdmin('/admin/team');
  await view.user.click(await screen.findByRole('button', { name: 'Invitar' }));
  await view.user.type(await screen.findByLabelText('Nombre de usuario'), 'eva');
  await view.user.click(screen.getByRole('button', { name: 'Crear invitación' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
  return { ...view, dialog, refused };
}
type Invited = Awaited<ReturnType<typeof invite>>;
const confirm = async ({ user, dialog }: Invited, label: string, text: string) => {
  await user.type(await dialog.findByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
};

describe('Confirma que eres tú', () => {
  test('when a call is refused until one proves who one is then the password lets the same call go on', async () => {
    const view = await invite();
    const field = await view.dialog.findByLabelText('Tu contraseña');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(field).toHaveFocus();
    expect(await axeViolations(document.body)).toEqual([]);
    const message = 'La contraseña no es correcta';
    answer('post', '/admin/auth/prove', { message: 'x', errors: { password: message } }, 400);
    await confirm(view, 'Tu contraseña', 'abejas');
    expect(await view.dialog.findByText(message)).toBeVisible();
    const [proven, sent] = [
      answer('post', '/admin/auth/prove', { success: true }),
      answer('post', '/admin/team/invitations', LINK, 201),
    ];

    await confirm(view, 'Tu contraseña', '-y-flores');

    expect(await screen.findByLabelText('Enlace de acceso')).toHaveValue(LINK.link);
    expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú' })).toBeNull();
    expect(proven[0]?.body).toEqual({ password: 'abejas-y-flores' });
    expect([sent.length, sent[0]?.body]).toEqual([1, view.refused[0]?.body]);
  });

  test('when the second step is on then it is the code that is asked for', async () => {
    const view = await invite({ ...ACCOUNT, hasSecondFactor: true });
    const proven = answer('post', '/admin/auth/prove', { success: true });
    answer('post', '/admin/team/invitations', LINK, 201);

    await confirm(view, 'Código de tu aplicación', '123456');

    expect(await screen.findByLabelText('Enlace de acceso')).toBeVisible();
    expect(proven[0]?.body).toEqual({ code: '123456' });
  });

  test('when it is closed then nothing is sent again, and what was typed is still there', async () => {
    const { user, dialog, refused } = await invite();

    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú' })).toBeNull());
    expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('eva');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Crear invitación' })).toBeEnabled());
    expect(refused).toHaveLength(1);
  });
});

describe('a spreadsheet', () => {
  const followed = () => {
    const addresses: string[] = [];
    const note = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.defaultPrevented) return;
      addresses.push(link.getAttribute('href') ?? '');
      // jsdom cannot navigate.
      event.preventDefault();
    };
    document.addEventListener('click', note);
    return { addresses, stop: () => document.removeEventListener('click', note) };
  };

  test('when it needs a proof then that is asked for first, and the link is followed afterwards, once', async () => {
    signedIn();
    answer('get', '/admin/account', ACCOUNT);
    answer('get', '/admin/customers', []);
    answer('get', '/admin/auth/prove', NEEDED, 403);
    const { user } = await renderAdmin('/admin/customers');
    const { addresses, stop } = followed();
    await user.click(await screen.findByRole('link', { name: 'Exportar CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
    expect(addresses).toEqual([]);
    answer('post', '/admin/auth/prove', { success: true });
    answer('get', '/admin/auth/prove', { success: true });

    await user.type(await dialog.findByLabelText('Tu contraseña'), 'abejas-y-flores');
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));

    await waitFor(() => expect(addresses).toEqual([expect.stringMatching(/customers\.csv/)]));
    await user.click(screen.getByRole('link', { name: 'Exportar CSV' }));
    await waitFor(() => expect(addresses).toHaveLength(2));
    stop();
  });

  test('when the server cannot be asked then nothing is followed, and that is said', async () => {
    signedIn();
    answer('get', '/admin/customers', []);
    answer('get', '/admin/auth/prove', { message: 'Espera un momento.' }, 503);
    const { user, shownToasts } = await renderAdmin('/admin/customers');
    const { addresses, stop } = followed();

    await user.click(await screen.findByRole('link', { name: 'Exportar CSV' }));

    await waitFor(() => expect(JSON.stringify(shownToasts())).toContain('Espera un momento.'));
    expect(addresses).toEqual([]);
    stop();
  });
});
