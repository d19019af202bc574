import { beforeEach, describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { ApiToken } from '@shop/contracts/api-token';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './integrations.page.tsx';
import './revoke-token.tsx';
import './token-dialog.tsx';

beforeEach(() => sessionStorage.clear());

const TOKEN = `shop_${'t'.repeat(43)}`;
const aToken = (over: Partial<ApiToken> = {}): ApiToken => ({
  id: 'a'.repeat(24),
  name: 'Bodega',
  scopes: ['orders.read', 'orders.ship'],
  createdBy: 'duena',
  createdAt: '2026-11-20T18:00:00.000Z',
  ...over,
});

const open = (tokens: ApiToken[], query = '') => {
  signedIn();
  answer('get', '/admin/tokens', tokens);
  answer('get', '/admin/webhooks', []);
  return renderAdmin(`/admin/integrations${query}`);
};

describe('integrations page', () => {
  test('when it is opened then each token says what it may do, when it was used, and whether it counts', async () => {
    const { container } = await open([
      aToken({ lastUsedAt: '2026-11-22T18:05:00.000Z' }),
      aToken({
        id: 'b'.repeat(24),
        name: 'Contabilidad',
        endsAt: '2026-01-01T06:00:00.000Z',
        scopes: ['later'],
      }),
      aToken({ id: 'c'.repeat(24), name: 'Vieja', revokedAt: '2026-11-21T18:00:00.000Z' }),
    ]);

    // While tokens load, a row says so.
    await screen.findByRole('button', { name: 'Revocar Bodega' });
    const rows = within(screen.getByRole('table', { name: 'Tokens' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

    expect(rows).toEqual([
      expect.stringMatching(
        /^.*Bodega.*De duena.*Ver pedidos, Enviar pedidos.*22 de noviembre.*Activo.*Revocar$/,
      ),
      expect.stringMatching(/Contabilidad.*later.*Sin usar.*Terminó.*Hasta el 31 de diciembre.*Revocar$/),
      expect.stringMatching(/Vieja.*Revocado$/),
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when there is none, or they do not come then the page says so', async () => {
    const { user } = await open([]);
    expect(await screen.findByText(/^Todavía no hay tokens/)).toBeVisible();
    answer('get', '/admin/tokens', { message: 'x' }, 503);

    await user.click(screen.getByRole('button', { name: 'Refrescar' }));

    expect(await screen.findByText(/^Error al cargar los tokens/)).toBeVisible();
  });

  test('when a token is made then it is shown this one time', async () => {
    const { user } = await open([]);
    const sent = answer('post', '/admin/tokens', { ...aToken(), token: TOKEN }, 201);
    await user.click(await screen.findByRole('button', { name: 'Crear token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear token' }));
    await user.click(dialog.getByRole('button', { name: 'Crear token' }));
    expect(await dialog.findByText('Elige al menos un permiso')).toBeVisible();
    expect(dialog.getByText('Escribe para qué es')).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);

    await user.type(dialog.getByLabelText('Para qué es'), 'Bodega');
    await user.click(dialog.getByRole('checkbox', { name: /^Ver pedidos/ }));
    await user.click(dialog.getByRole('button', { name: 'Crear token' }));

    expect(await dialog.findByLabelText('Token')).toHaveValue(TOKEN);
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Bodega', scopes: ['orders.read'] }]);
    expect(await axeViolations(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(document.body.innerHTML).not.toContain(TOKEN);
  });

  test('when the server refuses then its words stand in the window, and what was typed stays', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Crear token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear token' }));
    await user.type(dialog.getByLabelText('Para qué es'), 'Bodega');
    await user.click(dialog.getByRole('checkbox', { name: /^Ver productos/ }));
    answer('post', '/admin/tokens', { message: 'Espera un momento.' }, 503);

    await user.click(dialog.getByRole('button', { name: 'Crear token' }));

    expect(await dialog.findByText('Espera un momento.')).toBeVisible();
    expect(dialog.getByLabelText('Para qué es')).toHaveValue('Bodega');
  });

  test('when the session ends over a new token then what was typed stands there again, and the token is kept nowhere', async () => {
    const first = await open([]);
    await first.user.click(await screen.findByRole('button', { name: 'Crear token' }));
    await first.user.type(await screen.findByLabelText('Para qué es'), 'Bodega');
    await first.user.click(screen.getByRole('checkbox', { name: /^Ver pedidos/ }));
    // The guard unmounts the page in the same way.
    first.unmount();

    const { user } = await open([], '?ventana=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear token' }));
    expect(await dialog.findByDisplayValue('Bodega')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Ver pedidos/ })).toBeChecked();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    answer('post', '/admin/tokens', { ...aToken(), token: TOKEN }, 201);
    await user.click(dialog.getByRole('button', { name: 'Crear token' }));

    expect(await dialog.findByLabelText('Token')).toHaveValue(TOKEN);
    expect(sessionStorage).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  test('when a token is revoked then that is asked first, by its name', async () => {
    const { user, shownToasts } = await open([aToken()]);
    const sent = answer('delete', '/admin/tokens/:id', aToken());
    await user.click(await screen.findByRole('button', { name: 'Revocar Bodega' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revocar token' }));
    expect(dialog.getByText(/«Bodega»/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Revocar' }));

    await waitFor(() => expect(JSON.stringify(shownToasts())).toContain('Token revocado'));
    expect(sent).toHaveLength(1);
  });
});
