import { beforeEach, describe, expect, test } from '@jest/globals';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { aDiscount, aFlower, aLot, anElixir, someSettings } from '@shop/contracts/testing/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '../discounts/discount-dialog.tsx';
import '../discounts/discounts.page.tsx';
import '../flowers/flower-dialogs.tsx';
import '../flowers/flowers.page.tsx';
import '../gift-cards/gift-cards.page.tsx';
import '../gift-cards/resend-dialog.tsx';
import '../integrations/integrations.page.tsx';
import '../integrations/webhook-window.tsx';
import '../lots/lot-dialog.tsx';
import '../lots/lots.page.tsx';
import '../products/product-dialogs.tsx';
import '../products/products.page.tsx';
import '../team/member-dialog.tsx';
import '../team/team.page.tsx';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signedIn();
  answer('get', '/flowers', []);
  answer('get', '/elixirs', []);
  answer('get', '/elixirs/families', []);
  answer('get', '/elixirs/:id', anElixir());
  answer('get', '/admin/settings', someSettings());
  answer('get', '/admin/tokens', []);
  answer('get', '/admin/webhooks/:id/deliveries', []);
});

const AT = '2026-11-21T12:00:00.000Z';
const CARD = {
  ...{ id: 1, lastFour: 'W4RB', amount: 500, balance: 320, held: 0, isBlocked: false, name: 'Ana' },
  ...{ email: 'muestra@example.com', sendOn: null, sentAt: AT, createdAt: AT },
};
const MEMBER = { id: 1, username: 'ana', role: 'editor', isDisabled: false, isYou: false };
const WEBHOOK = { id: '1', url: 'https://bodega.example.com/', events: [], isEnabled: true, createdAt: AT };

test.each([
  ['/admin/products?ventana=edit.1', '/elixirs', [anElixir()], 'Editar Producto'],
  ['/admin/flowers?ventana=edit.1', '/flowers', [aFlower({ id: 1 })], 'Editar Flor'],
  ['/admin/lots?ventana=edit.1', '/lots', [aLot()], 'Editar Lote'],
  [
    '/admin/discounts?ventana=edit.1',
    '/admin/discounts',
    [{ ...aDiscount(), id: 1, used: 0, version: 0, createdAt: AT }],
    'Editar código',
  ],
  ['/admin/gift-cards?ventana=edit.1', '/admin/gift-cards', [CARD], 'Corregir correo y reenviar'],
  ['/admin/team?ventana=member.1', '/admin/team', { members: [MEMBER], invitations: [] }, 'ana'],
  [
    '/admin/integrations?ventana=webhook.1',
    '/admin/webhooks',
    [{ ...WEBHOOK, createdBy: 'duena' }],
    'Webhook de bodega.example.com',
  ],
])('when the list behind %s cannot be read again then the window stays', async (path, call, rows, name) => {
  answer('get', call, rows);
  await renderAdmin(path);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  answer('get', call, { message: '' }, 503);

  // The button is behind the window; a list can also be read again by itself.
  fireEvent.click(screen.getByRole('button', { name: 'Refrescar', hidden: true }));

  expect(await screen.findByText(/^Error al cargar/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name })).toBeVisible();
});

describe('an answer that comes late', () => {
  /** Saves a flower in its window; the answer waits. */
  const saving = async () => {
    answer('get', '/flowers', [aFlower({ id: 1, name: 'Tajonal' }), aFlower({ id: 2, name: 'Pericón' })]);
    const saved = Promise.withResolvers<void>();
    server.use(
      http.patch(`${API_BASE}/flowers/:id`, async () => {
        await saved.promise;
        return HttpResponse.json(aFlower({ id: 1, name: 'Tajonal nuevo' }));
      }),
    );
    const view = await renderAdmin('/admin/flowers?ventana=edit.1');
    const first = within(await screen.findByRole('dialog', { name: 'Editar Flor' }));
    await view.user.type(first.getByLabelText('Nombre'), ' nuevo');
    await view.user.click(first.getByRole('button', { name: 'Guardar' }));
    const arrives = async () => {
      saved.resolve();
      await waitFor(() => expect(view.shownToasts()).toHaveLength(1));
      // The address changes after the toast.
      await act(() => Promise.resolve());
    };
    return { ...view, first, arrives };
  };

  test('when another window is open by then then it stays', async () => {
    const { user, first, arrives } = await saving();
    await user.click(first.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Editar Pericón' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Pericón'));

    await arrives();

    expect(screen.getByRole('dialog', { name: 'Editar Flor' })).toBeVisible();
  });

  test('when the page was left by then then nobody is led back to it', async () => {
    const { arrives, address } = await saving();
    fireEvent.click(screen.getByRole('link', { name: 'Productos', hidden: true }));
    await waitFor(() => expect(address()).toBe('/admin/products'));

    await arrives();

    expect(address()).toBe('/admin/products');
  });
});
