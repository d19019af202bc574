import { beforeEach, describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { TeamMember } from '@shop/contracts/team';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, signedIn, signedOut } from '../testing/render-admin.tsx';
import './access.page.tsx';
import './invite-dialog.tsx';
import './member-dialog.tsx';
import './team.page.tsx';

beforeEach(() => sessionStorage.clear());

const aMember = (over: Partial<TeamMember> = {}): TeamMember => ({
  id: 1,
  username: 'duena',
  role: 'owner',
  isDisabled: false,
  isYou: true,
  ...over,
});
const ANA = aMember({ id: 2, username: 'ana', role: 'editor', isYou: false });
const LINK = { link: 'https://shop.example/admin/acceso#abc', expiresAt: '2026-12-01T12:00:00.000Z' };

const openTeam = (members: TeamMember[], query = '') => {
  signedIn();
  const invitations = [{ id: 'f'.repeat(24), username: 'luis', role: 'staff', expiresAt: LINK.expiresAt }];
  answer('get', '/admin/team', { members, invitations });
  return renderAdmin(`/admin/team${query}`);
};

describe('team page', () => {
  test('when it is opened then everybody is there, with their role and whether they get in', async () => {
    const { container } = await openTeam([aMember(), { ...ANA, isDisabled: true }]);

    // While the team loads, a row says so.
    await screen.findByText('Por aceptar');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

    expect(rows).toEqual([
      expect.stringMatching(/duena.*Tú.*Propietaria.*Activo/),
      expect.stringMatching(/ana.*Edición.*Desactivado/),
      expect.stringMatching(/luis.*Pedidos.*Por aceptar.*Vence el/),
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when somebody is invited then the link to send is shown', async () => {
    const { user } = await openTeam([aMember()]);
    const sent = answer('post', '/admin/team/invitations', LINK, 201);
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar al equipo' }));

    await user.type(dialog.getByLabelText('Nombre de usuario'), 'eva');
    await user.selectOptions(dialog.getByLabelText('Rol'), 'editor');
    expect(dialog.getByLabelText('Rol')).toHaveAccessibleDescription(/^Productos, flores/);
    await user.click(dialog.getByRole('button', { name: 'Crear invitación' }));

    expect(await dialog.findByLabelText('Enlace de acceso')).toHaveValue(LINK.link);
    expect(sent[0]?.body).toEqual({ username: 'eva', role: 'editor' });
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('when the session ends over an invitation then what was typed stands there again, until it is made', async () => {
    const first = await openTeam([aMember()]);
    await first.user.click(await screen.findByRole('button', { name: 'Invitar' }));
    await first.user.type(await screen.findByLabelText('Nombre de usuario'), 'eva');
    await first.user.selectOptions(screen.getByLabelText('Rol'), 'editor');
    // The guard unmounts the page in the same way.
    first.unmount();

    const { user } = await openTeam([aMember()], '?ventana=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar al equipo' }));
    expect(await dialog.findByDisplayValue('eva')).toBeVisible();
    expect(dialog.getByLabelText('Rol')).toHaveValue('editor');
    answer('post', '/admin/team/invitations', LINK, 201);
    await user.click(dialog.getByRole('button', { name: 'Crear invitación' }));

    expect(await dialog.findByLabelText('Enlace de acceso')).toHaveValue(LINK.link);
    expect(sessionStorage).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  test('when the last owner would go then the server’s words are shown and the window stays', async () => {
    const { user, shownToasts } = await openTeam([aMember()]);
    const message = 'La tienda necesita al menos una persona con el rol de propietaria.';
    const sent = answer('patch', '/admin/team/:id', { message }, 409);
    await user.click(await screen.findByRole('button', { name: 'Administrar a duena' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'duena' }));

    await user.click(dialog.getByRole('button', { name: 'Desactivar acceso' }));

    await waitFor(() => expect(JSON.stringify(shownToasts())).toContain(message));
    expect(sent[0]?.body).toEqual({ isDisabled: true });
    expect(dialog.getByRole('button', { name: 'Desactivar acceso' })).toBeVisible();
  });
});

describe('somebody of the team', () => {
  const openAna = async (over: Partial<TeamMember> = {}) => {
    const view = await openTeam([aMember({ hasSecondFactor: true }), { ...ANA, ...over }]);
    await view.user.click(await screen.findByRole('button', { name: 'Administrar a ana' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'ana' })) };
  };

  test('when they lost phone and codes then their second step is taken away, after a question', async () => {
    const { user, dialog, shownToasts } = await openAna({ hasSecondFactor: true });
    const removed = answer('delete', '/admin/team/:id/second-factor', { success: true });

    await user.click(dialog.getByRole('button', { name: 'Quitar verificación en dos pasos' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/quien te lo pide es ana/)).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Quitar' }));

    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'Verificación en dos pasos quitada' }]),
    );
    expect(removed[0]?.params).toEqual({ id: '2' });
  });

  test('when they have no second step then there is nothing to take away', async () => {
    const { dialog } = await openAna({ hasSecondFactor: false });

    expect(dialog.queryByRole('button', { name: 'Quitar verificación en dos pasos' })).toBeNull();
  });

  test('when they leave then they are taken out of the team, after a question, and the window closes', async () => {
    const { user, dialog, shownToasts } = await openAna();
    const removed = answer('delete', '/admin/team/:id', { success: true });

    await user.click(dialog.getByRole('button', { name: 'Quitar del equipo' }));
    const asked = within(await screen.findByRole('alertdialog'));
    answer('get', '/admin/team', { members: [aMember()], invitations: [] });
    await user.click(asked.getByRole('button', { name: 'Quitar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToasts()).toMatchObject([{ title: 'Persona quitada del equipo' }]);
    expect(removed[0]?.params).toEqual({ id: '2' });
    expect(screen.queryByText('ana')).toBeNull();
  });

  test('when it is oneself then nobody takes themselves out', async () => {
    const { user } = await openTeam([aMember()]);
    await user.click(await screen.findByRole('button', { name: 'Administrar a duena' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'duena' }));
    expect(dialog.queryByRole('button', { name: 'Quitar del equipo' })).toBeNull();
  });
});

describe('access page', () => {
  test('when a link is good then a password is chosen with it, and weak ones are explained', async () => {
    signedOut();
    const checked = answer('post', '/admin/access/check', { username: 'eva', kind: 'invitation' });
    answer('post', '/admin/access/accept', { message: 'x', errors: { password: 'Es muy común' } }, 400);
    const { user, address, container } = await renderAdmin('/admin/acceso#'.concat('t'.repeat(43)));
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'mexico');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('Es muy común')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);

    const sent = answer('post', '/admin/access/accept', { success: true });
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));

    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect([checked[0]?.body, sent[0]?.body]).toEqual([
      { token: 't'.repeat(43) },
      { token: 't'.repeat(43), password: 'mexico' },
    ]);
  });

  const GONE = 'Este enlace ya no sirve. Pide otro a quien administra la tienda.';
  test.each([
    ['is used up', 404, GONE],
    ['came cut off', 400, 'Revisa los datos enviados.'],
  ])('when a link %s then the page says that it is of no use', async (_, status, message) => {
    signedOut();
    answer('post', '/admin/access/check', { message }, status);

    await renderAdmin(`/admin/acceso#${'t'.repeat(43)}`);

    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
  });
});
