import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { aDiscount, aFlower, aLot, anElixir, someSettings } from '@shop/contracts/testing/builders';
import { fireEvent, screen } from '@testing-library/react';
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
