import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { ActivityEntry } from '@shop/contracts/activity';
import { activitySentence } from '@shop/contracts/activity-sentence';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ActivityPage } from './activity.page.tsx';
import './check-log.tsx';
import './entry-dialog.tsx';

const anEntry = (over: Partial<ActivityEntry> = {}): ActivityEntry => {
  const entry = {
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
  };
  return { ...entry, sentence: activitySentence(entry) };
};
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
    kind: 'access',
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

  await screen.findByRole('link', { name: 'el producto Tajonal' });
  expect(await rowTexts()).toEqual([
    expect.stringMatching(
      /beatriz cambió el producto Tajonal.*Edición.*22 de noviembre de 2026.*12:05.*Hecho/,
    ),
    expect.stringMatching(/Alguien intentó entrar.*Rechazado/),
    expect.stringMatching(/beatriz hizo algo que esta versión no sabe nombrar.*Sin confirmar/),
    expect.stringMatching(/beatriz no pudo confirmar quién es.*Rechazado/),
  ]);
  expect(container).not.toHaveTextContent(/\/api|Huella|[\da-f]{16}/);
  expect(await axeViolations(container)).toEqual([]);
});

test('when an earlier release of the service tells no sentence then the entries are there', async () => {
  const { sentence: _, ...earlier } = anEntry();
  listed([earlier]);
  open();

  expect(await screen.findByRole('button', { name: /^Ver: Un cambio, 22 de/ })).toBeVisible();
});

test('when an entry is opened then all of it is there, field by field', async () => {
  listed([anEntry()]);
  const { user, baseElement } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Ver: beatriz cambió el producto Tajonal, 22 de/ }),
  );

  const dialog = within(await screen.findByRole('dialog', { name: 'beatriz cambió el producto Tajonal' }));

  expect(dialog.getByText('Productos')).toBeVisible();
  expect(dialog.getByText('beatriz · Edición')).toBeVisible();
  expect(dialog.getByText('203.0.113.7')).toBeVisible();
  expect(baseElement).not.toHaveTextContent(/\/api|Huella|[\da-f]{16}/);
  const changes = within(dialog.getByRole('list', { name: 'Cambios' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'PrecioAntes$280.00 MXNDespués$310.00 MXN',
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
  const done = within(await screen.findByRole('dialog', { name: 'beatriz entró' }));
  expect(done.getAllByText(/beatriz ·/).map(({ textContent }) => textContent)).toEqual(['beatriz · Edición']);
  expect(done.queryByText('Usuario')).toBeNull();
  expect(done.queryByText('Después')).toBeNull();
  first.unmount();

  open('?ventana=entrada.6');

  const tried = within(await screen.findByRole('dialog', { name: 'Alguien intentó entrar' }));
  expect(tried.getByText('Usuario').nextElementSibling).toHaveTextContent('beatriz');
  expect(tried.queryByText('Después')).toBeNull();
});

test('when the list is read again without the open entry then its window stays', async () => {
  listed([anEntry()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Ver:/ }));
  await screen.findByRole('dialog', { name: 'beatriz cambió el producto Tajonal' });
  listed([anEntry({ number: 8, name: 'Monte Blanco' })]);

  // The button is behind the dialog; a list can also be read again by itself.
  fireEvent.click(screen.getByRole('button', { name: 'Refrescar', hidden: true }));

  expect(await screen.findByText('el producto Monte Blanco')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'beatriz cambió el producto Tajonal' })).toBeVisible();
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
  // A person who left the team can still be a filter.
  expect(screen.getByLabelText('Persona')).toHaveValue('beatriz');
  await user.selectOptions(screen.getByLabelText('Área'), 'Productos');

  await waitFor(() => expect(asked.at(-1)!.searchParams.get('kind')).toBe('products'));
  expect(screen.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute(
    'href',
    '/api/admin/activity/actividad.csv?who=beatriz&kind=products&to=2026-11-22',
  );
});

test.each<[string, Partial<ActivityEntry>, string, string | undefined]>([
  [
    'an order that was refunded',
    {
      ...{ call: 'POST /api/orders/{orderId}/refunds', kind: 'refunds', target: 'abcdefghijklmnop' },
      ...{ name: 'MS-000004', changes: [{ field: 'amount', after: '245.5' }] },
    },
    'beatriz reembolsó $245.50 MXN de MS-000004',
    '/admin/orders?q=MS-000004&ventana=details.abcdefghijklmnop',
  ],
  [
    'a text',
    { call: 'POST /api/admin/texts/{id}/publish', kind: 'texts', target: '12', name: 'home/hero' },
    'beatriz publicó el texto «Página Principal: Portada»',
    '/admin/texts?ventana=texto.12',
  ],
  [
    'a message',
    { call: 'POST /api/admin/messages/{id}/reply', kind: 'messages', target: '5', name: '' },
    'beatriz respondió un mensaje',
    '/admin/messages?ventana=read.5',
  ],
  [
    'what was deleted',
    { call: 'DELETE /api/elixirs/{id}', kind: 'products' },
    'beatriz borró el producto Tajonal',
    undefined,
  ],
  [
    'the keys',
    { call: 'PUT /api/admin/keys', kind: 'settings', target: '', name: 'Token', changes: [] },
    'beatriz cambió las llaves de cobros y correo (Token)',
    '/admin/settings#cobros-y-correo',
  ],
])('when it is about %s then the sentence leads there, if it is there', async (_, over, sentence, href) => {
  listed([anEntry(over)]);
  open();

  const row = (
    await screen.findByRole('button', { name: new RegExp(`^Ver: ${sentence.replace(/[$().]/g, '\\$&')}`) })
  ).closest('tr');

  expect(row).toHaveTextContent(sentence);
  expect(row!.querySelector('a')?.getAttribute('href') ?? undefined).toBe(href);
});

test('when the log is checked then it says that all is there, or what was changed and whom to show it', async () => {
  listed([anEntry()]);
  answer('get', '/admin/activity/check', { count: 1234, since: '2026-01-03T18:05:00.000Z', faults: [] });
  const { user, container } = open();
  await rowTexts();
  const press = async () => user.click(screen.getByRole('button', { name: 'Comprobar registro' }));

  await press();
  expect(
    await screen.findByText(/^1,234 entradas desde el sábado, 3 de enero de 2026: no falta ninguna/),
  ).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  answer('get', '/admin/activity/check', { count: 7, faults: [{ number: 7, fault: 'changed' }] });
  await press();

  expect(await screen.findByText(/^La entrada 7 ya no dice lo que decía\. Alguien escribió/)).toBeVisible();
});
