import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anOrder, aRefundOverview } from '@shop/contracts/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './detail-dialog.tsx';
import { OrdersPage } from './orders.page.tsx';
import { answerDetails } from '../testing/answer-details.ts';

const ids = ['order-a-0123456789', 'order-b-0123456789'];
const orders = ids.map((id, at) => anOrder({ id, number: `FK-00000${at + 1}`, customerPhone: '9991234567' }));

const open = async (over = {}, history: object[] = [], mails: object[] = []) => {
  answer(
    'get',
    '/orders',
    orders.map((order) => ({ ...order, ...over })),
  );
  answerDetails({ history, mails });
  const view = renderPage(<OrdersPage />, { path: `/admin/orders?ventana=details.${ids[0]}` });
  await screen.findByRole('dialog', { name: 'Pedido FK-000001' });
  return view;
};
const button = (name: string) => screen.getByRole('button', { name });
const more = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(button('Más acciones'));

test('when the next and the previous are asked for then the details walk through the list', async () => {
  const { user } = await open();
  expect(button('Anterior')).toBeDisabled();

  await user.click(button('Siguiente'));

  expect(await screen.findByRole('dialog', { name: 'Pedido FK-000002' })).toBeVisible();
  expect(button('Siguiente')).toBeDisabled();
  await user.click(button('Anterior'));
  expect(await screen.findByRole('dialog', { name: 'Pedido FK-000001' })).toBeVisible();
});

test('when somebody replies then mail and WhatsApp name the order', async () => {
  const { baseElement } = await open();

  expect(screen.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    'mailto:muestra%40example.com?subject=Tu%20pedido%20FK-000001',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/529991234567?text=Hola%20Persona%20de%20Muestra%2C%20te%20escribimos%20de%20Flor%20de%20Kaab%20por%20tu%20pedido%20FK-000001.',
  );
  expect(await axeViolations(baseElement)).toEqual([]);
});

test('when another window is opened before a status is stored then it stays', async () => {
  const saved = Promise.withResolvers<Response>();
  server.use(http.patch(`${API_BASE}/orders/:id/status`, () => saved.promise));
  const { user, shownToasts } = await open({ status: 'processing', paymentStatus: 'approved' });
  await more(user);
  await user.click(button('Cambiar estado'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Actualizar estado' })).getByText('Actualizar'),
  );
  await user.click(button('Cancelar'));
  await user.click(button('Enviar'));
  expect(await screen.findByRole('dialog', { name: /^Enviar pedido/ })).toBeVisible();

  saved.resolve(HttpResponse.json(orders[0]));

  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog', { name: /^Enviar pedido/ })).toBeVisible();
});

test('when a note is written then it is sent, and an empty one is not', async () => {
  const sent = answer('post', '/orders/:id/notes', []);
  const { user } = await open();

  await user.click(button('Guardar nota'));
  expect(await screen.findByText('Escribe la nota')).toBeVisible();
  await user.type(screen.getByLabelText('Nota interna'), 'Llamó: pasa el lunes.');
  await user.click(button('Guardar nota'));

  await waitFor(() => expect(sent[0]?.body).toEqual({ text: 'Llamó: pasa el lunes.' }));
  await waitFor(() => expect(screen.getByLabelText('Nota interna')).toHaveValue(''));
});

test('when the session ends over a note then it stands there again, until it is saved', async () => {
  answer('post', '/orders/:id/notes', []);
  const first = await open();
  await first.user.type(screen.getByLabelText('Nota interna'), 'Pasa el lunes');
  // The guard unmounts the page in the same way.
  first.unmount();

  const { user } = await open();

  expect(await screen.findByDisplayValue('Pasa el lunes')).toHaveAccessibleDescription(/no se ha guardado/);
  await user.click(button('Siguiente'));
  await screen.findByRole('dialog', { name: 'Pedido FK-000002' });
  expect(screen.getByLabelText('Nota interna')).toHaveValue('');
  await user.click(button('Anterior'));
  expect(await screen.findByDisplayValue('Pasa el lunes')).toBeVisible();
  await user.click(button('Guardar nota'));
  await waitFor(() => expect(screen.getByLabelText('Nota interna')).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});

test('when the address is changed then the rules are those of the checkout, and its postal code tells the place', async () => {
  const sent = answer('put', '/orders/:id/address', orders[0]!);
  const { user } = await open();
  await more(user);
  await user.click(button('Cambiar datos de envío'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar datos de envío' }));

  await user.clear(dialog.getByLabelText('Dirección'));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('La dirección es requerida')).toBeVisible();
  await user.type(dialog.getByLabelText('Dirección'), 'Calle 62 número 500');
  await user.clear(dialog.getByLabelText('Código postal'));
  await user.type(dialog.getByLabelText('Código postal'), '44100');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      address: 'Calle 62 número 500',
      zip: '44100',
      city: 'Guadalajara',
      state: 'Jalisco',
    }),
  );
});

test('when the order is fetched then who fetches it can be corrected, and no address is asked', async () => {
  const delivery = { id: 'puesto', kind: 'pickup' as const, name: 'En el mercado', place: 'Puesto 12' };
  const sent = answer('put', '/orders/:id/contact', orders[0]!);
  const { user } = await open({ delivery, shippingAddress: null, shippingCity: null, shippingZip: null });
  await more(user);
  await user.click(button('Cambiar quién recoge'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar quién recoge' }));
  expect(dialog.queryByLabelText('Dirección')).toBeNull();

  await user.clear(dialog.getByLabelText('Nombre'));
  await user.type(dialog.getByLabelText('Nombre'), 'Itzel Canul');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Itzel Canul' }));
  expect(sent[0]?.body).not.toHaveProperty('address');
});

test('when somebody else corrected the address meanwhile then both are shown, and mine is kept until I say so', async () => {
  sessionStorage.clear();
  const { user } = await open();
  await more(user);
  await user.click(button('Cambiar datos de envío'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar datos de envío' }));
  await user.clear(dialog.getByLabelText('Dirección'));
  await user.type(dialog.getByLabelText('Dirección'), 'Calle 62 número 500');
  const current = { ...orders[0]!, shippingAddress: 'Calle 64 número 1', shippingZip: '97100' };
  const refused = answer('put', '/orders/:id/address', { message: 'Otra persona…', current }, 409);

  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  const theirs = await dialog.findByRole('region', { name: 'Dirección' });
  expect(within(theirs).getByText('Calle 64 número 1')).toBeVisible();
  expect(dialog.getByText(/lo que cambió: Código postal/)).toBeVisible();
  expect(refused[0]?.body).toMatchObject({
    seen: { address: 'Calle 60 número 491', zip: '97000', notes: '' },
  });
  const sent = answer('put', '/orders/:id/address', current);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      address: 'Calle 62 número 500',
      zip: '97100',
      seen: { address: 'Calle 64 número 1', zip: '97100' },
    }),
  );
});

test('when the session ends over an address then what was typed stands there again', async () => {
  const first = await open();
  await more(first.user);
  await first.user.click(button('Cambiar datos de envío'));
  await first.user.type(await screen.findByLabelText('Notas'), 'Tocar dos veces');
  // The guard unmounts the page in the same way.
  first.unmount();

  const { user } = await open();
  await more(user);
  await user.click(button('Cambiar datos de envío'));

  expect(await screen.findByLabelText('Notas')).toHaveValue('Tocar dos veces');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(sessionStorage).toHaveLength(0);
});

test('when the order has left then its address cannot be changed, but its status can', async () => {
  const { user } = await open({ status: 'completed' });
  await more(user);
  expect(screen.queryByRole('button', { name: 'Cambiar datos de envío' })).toBeNull();

  await user.click(button('Cambiar estado'));

  expect(await screen.findByRole('dialog', { name: 'Actualizar estado' })).toBeVisible();
});

test('when notes have lines of their own then they keep them', async () => {
  const noted = { at: '2026-11-21T13:00:00.000Z', who: 'admin', to: 'pending', note: 'Llamó\nPasa el lunes' };
  await open({ notes: 'Casa azul\nTocar dos veces' }, [noted]);

  expect(screen.getByText(/Tocar dos veces/)).toHaveStyle({ whiteSpace: 'pre-line' });
  expect(await screen.findByText(/Pasa el lunes/)).toHaveStyle({ whiteSpace: 'pre-line' });
});

test('when mails were written about it then each stands in the history, can be read, and is sent again by one press', async () => {
  const mail = {
    id: 'correo-0123456789abcdef',
    kind: 'order-paid',
    status: 'sent',
    to: 'muestra@example.com',
    subject: 'Tu pago está confirmado · FK-000001',
    attempts: 1,
    createdAt: '2026-11-21T13:00:00.000Z',
  };
  const history = [
    { at: '2026-11-21T12:00:00.000Z', who: 'sistema', to: 'pending' },
    { at: '2026-11-21T14:00:00.000Z', who: 'duena', to: 'pending', note: 'Llamó' },
  ];
  const { user, shownToasts, baseElement } = await open({}, history, [mail]);

  const resend = await screen.findByRole('button', { name: 'Reenviar el correo «Pago confirmado»' });
  const steps = within(resend.closest('ol')!).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Llamó/),
    expect.stringMatching(/^Correo: Pago confirmado Enviado.*para muestra@example\.com/),
    expect.stringMatching(/^Pendiente/),
  ]);
  expect(await axeViolations(baseElement)).toEqual([]);
  const sent = answer('post', '/admin/mails/:id/resend', { ...mail, text: '', resends: [] });
  await user.click(resend);
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Correo en camino'));
  expect(sent[0]?.params).toEqual({ id: mail.id });

  answer('get', '/admin/mails/:id', { ...mail, text: 'Recibimos tu pago.', resends: [] });
  await user.click(screen.getByRole('button', { name: 'Ver el correo «Pago confirmado»' }));
  expect(await screen.findByRole('dialog', { name: mail.subject })).toBeVisible();
});

test('when the mails cannot be read then that is said, and the history stands', async () => {
  answer('get', '/orders', orders);
  answer('get', '/orders/:id/items', []);
  answer('get', '/orders/:id/history', [
    { at: '2026-11-21T12:00:00.000Z', who: 'sistema', to: 'pending', note: 'Llamó' },
  ]);
  answer('get', '/orders/:id/refunds', aRefundOverview());
  answer('get', '/admin/mails', { message: 'No' }, 500);

  renderPage(<OrdersPage />, { path: `/admin/orders?ventana=details.${ids[0]}` });

  expect(await screen.findByText('No pudimos cargar los correos de este pedido.')).toBeVisible();
  expect(screen.getByText('Llamó')).toBeVisible();
});

test('when its address is copied then whoever receives it and their phone go along', async () => {
  const { user, shownToasts } = await open();

  await user.click(button('Copiar dirección'));

  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Dirección copiada'));
  expect(await navigator.clipboard.readText()).toBe(
    'Persona de Muestra\nCalle 60 número 491, Mérida, Yucatán, 97000, México\n9991234567',
  );
});

test('when other orders of its buyer are wanted then a link finds them', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Sus pedidos' })).toHaveAttribute(
    'href',
    '/admin/orders?q=muestra%40example.com',
  );
});
