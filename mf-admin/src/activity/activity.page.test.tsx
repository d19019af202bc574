import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { ActivityEntry } from '@shop/contracts/activity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ActivityPage } from './activity.page.tsx';
import './entry-dialog.tsx';

const anEntry = (over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  number: 7,
  at: '2026-11-22T18:05:00.000Z',
  who: 'beatriz',
  role: 'editor',
  address: '203.0.113.7',
  call: 'PATCH /api/elixirs/{id}',
  kind: 'products',
  target: '3',
  name: 'Tajonal',
  outcome: 'done',
  changes: [
    { field: 'price', before: '280', after: '310' },
    { field: 'taste.sweet', after: '3' },
    { field: 'isAvailable', before: 'true', after: 'false' },
  ],
  hash: 'a1b2'.repeat(16),
  ...over,
});
const listed = (rows: ActivityEntry[]) => {
  const asked: URL[] = [];
  server.use(
    http.get(`${API_BASE}/admin/activity`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(rows, { headers: { 'X-Total-Count': String(rows.length) } });
    }),
  );
  const member = { id: 1, username: 'duena', role: 'owner', isDisabled: false, isYou: true };
  answer('get', '/admin/team', { members: [member], invitations: [] });
  return asked;
};
const open = (query = '') => renderPage(<ActivityPage />, { path: `/admin/activity${query}` });
const rowTexts = async () =>
  (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);

test('when it is opened then it says who did what to what, when, and what became of it', async () => {
  const refused = {
    call: 'POST /api/admin/login',
    outcome: 'refused',
    who: '',
    role: '',
    name: '',
    target: '',
  };
  const later = { call: 'POST /api/some/later', kind: '', outcome: 'unconfirmed', name: '', target: '' };
  const unproven = { call: 'POST /api/admin/auth/prove', kind: 'account', outcome: 'refused' };
  listed([
    anEntry(),
    anEntry({ number: 6, ...refused }),
    anEntry({ number: 5, ...later }),
    anEntry({ number: 4, ...unproven }),
  ]);
  const { container } = open();

  await screen.findByText('Cambió un producto');
  expect(await rowTexts()).toEqual([
    expect.stringMatching(
      /Cambió un producto.*Tajonal.*beatriz.*Edición.*22 de noviembre de 2026.*12:05.*Hecho/,
    ),
    expect.stringMatching(/Intentó entrar.*Sin sesión.*Rechazado/),
    expect.stringMatching(/POST \/api\/some\/later.*beatriz.*Sin confirmar/),
    expect.stringMatching(/No pudo confirmar quién es.*beatriz.*Rechazado/),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('when an entry is opened then all of it is there, field by field', async () => {
  listed([anEntry()]);
  const { user, baseElement } = open();
  await user.click(await screen.findByRole('button', { name: /^Ver 7: Cambió un producto, beatriz, 22 de/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Cambió un producto' }));

  expect(dialog.getByText('Entrada 7 · Productos')).toBeVisible();
  expect(dialog.getByText('beatriz (Edición)')).toBeVisible();
  expect(dialog.getByText('203.0.113.7')).toBeVisible();
  expect(dialog.getByText('Tajonal · 3')).toBeVisible();
  const changes = within(dialog.getByRole('list', { name: 'Cambios' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'PrecioAntes280Después310',
    'Sabor · dulceDespués3',
    'DisponibleAntesSíDespuésNo',
  ]);
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
});

test('when somebody signed in, or tried to then the window names them once, among the details', async () => {
  const signIn = { call: 'POST /api/admin/login', kind: 'access', target: '', name: '' };
  const changes = [{ field: 'username', after: 'beatriz' }];
  const refused = { ...signIn, number: 6, outcome: 'refused', who: '', role: '', changes };
  listed([anEntry({ ...signIn, changes }), anEntry(refused)]);
  const first = open('?ventana=entrada.7');
  const done = within(await screen.findByRole('dialog', { name: 'Entró' }));
  expect(done.getAllByText(/beatriz/).map(({ textContent }) => textContent)).toEqual(['beatriz (Edición)']);
  expect(done.queryByText('Después')).toBeNull();
  first.unmount();

  open('?ventana=entrada.6');

  const tried = within(await screen.findByRole('dialog', { name: 'Intentó entrar' }));
  expect(tried.getByText('Usuario').nextElementSibling).toHaveTextContent('beatriz');
  expect(tried.queryByText('Después')).toBeNull();
});

test('when the list is read again without the open entry then its window stays', async () => {
  listed([anEntry()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Ver 7/ }));
  await screen.findByRole('dialog', { name: 'Cambió un producto' });
  listed([anEntry({ number: 8, name: 'Monte Blanco' })]);

  // Behind the window, as a list that is read again by itself.
  fireEvent.click(screen.getByRole('button', { name: 'Refrescar', hidden: true }));

  expect(await screen.findByText('Monte Blanco')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Cambió un producto' })).toBeVisible();
});

test('when nobody knows whether it was done then the window says so', async () => {
  listed([anEntry({ outcome: 'unconfirmed', changes: [] })]);
  open('?ventana=entrada.7');

  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByText(/El servicio se detuvo antes de responder/)).toBeVisible();
  expect(dialog.getByText('No hay campos que mostrar.')).toBeVisible();
});

test('when filters stand in the address then the server and the spreadsheet get them, and nonsense is left out', async () => {
  const asked = listed([]);
  const { user } = open('?persona=beatriz&area=nada&desde=ayer&hasta=2026-11-22');

  expect(await screen.findByText('No hay actividad con esos filtros.')).toBeVisible();
  const query = { who: 'beatriz', to: '2026-11-22' };
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ ...query, page: '1', pageSize: '25' });
  // Somebody who left the team can still be asked for.
  expect(screen.getByLabelText('Persona')).toHaveValue('beatriz');
  await user.selectOptions(screen.getByLabelText('Área'), 'Productos');

  await waitFor(() => expect(asked.at(-1)!.searchParams.get('kind')).toBe('products'));
  expect(screen.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute(
    'href',
    '/api/admin/activity/actividad.csv?who=beatriz&kind=products&to=2026-11-22',
  );
});

test('when there is nothing yet, or it cannot be loaded then the page says so', async () => {
  listed([]);
  const first = open();
  expect(await screen.findByText('Todavía no hay actividad.')).toBeVisible();
  first.unmount();

  answer('get', '/admin/activity', { message: 'x' }, 503);
  open();

  expect(await screen.findByText(/Error al cargar la actividad/)).toBeVisible();
});
