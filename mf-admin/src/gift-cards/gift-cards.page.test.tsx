import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { GiftCard } from '@shop/contracts/gift-card';
import { screen, waitFor, within } from '@testing-library/react';
import './gift-card-dialog.tsx';
import { GiftCardsPage } from './gift-cards.page.tsx';
import './resend-dialog.tsx';
import './shown-code.tsx';

beforeEach(() => sessionStorage.clear());

const card = (over: Partial<GiftCard> = {}): GiftCard => ({
  ...{ id: 1, lastFour: 'W4RB', amount: 500, balance: 320, held: 0, isBlocked: false },
  ...{ name: 'Persona de Muestra', email: 'muestra@example.com', sendOn: null },
  ...{ sentAt: '2026-11-21T12:00:00.000Z', createdAt: '2026-11-21T12:00:00.000Z' },
  ...over,
});
const open = (rows = [card()], path = '/admin/gift-cards', sendsMail = true) => {
  answer('get', '/admin/reports/readiness', { livePayments: true, sendsMail, hasOwnerEmail: true });
  const asked = answer('get', '/admin/gift-cards', rows);
  return { asked, ...renderPage(<GiftCardsPage />, { path }) };
};

test('when cards come then each says whose it is, what is left, what is held and whether its mail left', async () => {
  const { container } = open([
    card({ held: 100 }),
    card({ id: 2, lastFour: 'ABCD', sentAt: null, sendOn: '2026-12-24', isBlocked: true }),
  ]);
  const row = await screen.findByRole('row', { name: /W4RB/ });
  expect(row).toHaveTextContent(
    /\$500\.00.*Persona de Muestra.*\$320\.00.*\$100\.00.* en una compra.*Activa/s,
  );
  expect(screen.getByRole('row', { name: /ABCD/ })).toHaveTextContent(/Sale el 24 dic 2026.*Bloqueada/s);
  expect(await axeViolations(container)).toEqual([]);
});

test('when a card is searched for then the server is asked', async () => {
  const { asked, user } = open([]);
  expect(await screen.findByText(/Todavía no hay tarjetas/)).toBeVisible();
  await user.type(screen.getByLabelText('Buscar'), 'W4RB');
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('q')).toBe('W4RB'));
  expect(await screen.findByText('Ninguna tarjeta coincide con la búsqueda.')).toBeVisible();
});

test('when one is given then the server gets it once, and what it refuses stands at its field', async () => {
  const { user } = open([], '/admin/gift-cards?ventana=new');
  const dialog = await screen.findByRole('dialog', { name: 'Dar una tarjeta' });
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText(/Escribe para quién es/)).toBeVisible();

  await user.clear(screen.getByLabelText('Importe (MXN)'));
  await user.type(screen.getByLabelText('Importe (MXN)'), '300');
  await user.type(within(dialog).getByLabelText(/^Para/), 'Persona de Muestra');
  await user.type(within(dialog).getByLabelText(/^Correo/), 'muestra@example.com');
  const asked = answer('post', '/admin/gift-cards', card(), 201);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({ amount: 300, sendOn: null, email: 'muestra@example.com' }),
  );
});

test('when its state is pressed then it is blocked, and when its e-mail is corrected it is sent anew', async () => {
  const { user } = open();
  const asked = answer('patch', '/admin/gift-cards/1', card());
  await user.click(await screen.findByRole('switch', { name: /W4RB se puede usar/ }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ isBlocked: true }));

  await user.click(screen.getByRole('button', { name: 'Reenviar W4RB' }));
  const dialog = await screen.findByRole('dialog', { name: 'Corregir correo y reenviar' });
  expect(await axeViolations(dialog)).toEqual([]);
  const field = within(dialog).getByLabelText('Correo');
  await user.clear(field);
  await user.type(field, 'otra@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(asked[1]?.body).toEqual({ email: 'otra@example.com' }));
});

test('when no mail can be sent then that is said before one is given, and its code is shown once to bring it by hand', async () => {
  const { user } = open([], '/admin/gift-cards?ventana=new', false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar una tarjeta' }));
  expect(await dialog.findByText('La tienda no puede enviar correos')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Cobros y correo' })).toHaveAttribute(
    'href',
    '/admin/settings#cobros-y-correo',
  );
  await user.type(dialog.getByLabelText(/^Para/), 'Persona de Muestra');
  await user.type(dialog.getByLabelText(/^Correo/), 'muestra@example.com');
  answer('post', '/admin/gift-cards', { ...card(), shownCode: '7K3D-9QXM-2FHT-W4RB' }, 201);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  const shown = await screen.findByRole('dialog', { name: 'Código de la tarjeta' });
  expect(within(shown).getByLabelText('Código')).toHaveValue('7K3D-9QXM-2FHT-W4RB');
  expect(await axeViolations(shown)).toEqual([]);
  await user.click(within(shown).getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when no mail can be sent and one is made anew then its new code is shown', async () => {
  const { user } = open([card()], '/admin/gift-cards', false);
  await user.click(await screen.findByRole('button', { name: 'Reenviar W4RB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir correo y reenviar' }));
  expect(await dialog.findByText('La tienda no puede enviar correos')).toBeVisible();
  answer('patch', '/admin/gift-cards/1', { ...card(), shownCode: '7K3D-9QXM-2FHT-W4RB' });
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByLabelText('Código')).toHaveValue('7K3D-9QXM-2FHT-W4RB');
});
