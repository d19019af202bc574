import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { Mail, MailSummary } from '@shop/contracts/mail';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './mail-dialog.tsx';
import './sample-dialog.tsx';
import { MailsPage } from './mails.page.tsx';

const aSummary = (over: Partial<MailSummary> = {}): MailSummary => ({
  id: 'correo-0123456789abcdef',
  kind: 'order-paid',
  status: 'kept',
  to: 'muestra@example.com',
  subject: 'Tu pago está confirmado · FK-000007',
  attempts: 0,
  orderId: 'pedido-0123456789abcdef',
  orderNumber: 'FK-000007',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...over,
});
const aMail = (over: Partial<Mail> = {}): Mail => ({
  ...aSummary(),
  text: 'Recibimos tu pago.',
  resends: [],
  ...over,
});
const NAME = 'Ver el correo «Tu pago está confirmado · FK-000007» para muestra@example.com';
const NOTICE = 'No hay servidor de correo configurado: los mensajes se guardan aquí.';

/** The list as the server answers it, its headers included. */
const listed = (rows: MailSummary[], mailServer: 'ready' | 'none') => {
  const asked: URL[] = [];
  server.use(
    http.get(`${API_BASE}/admin/mails`, ({ request }) => {
      asked.push(new URL(request.url));
      const headers = { 'X-Total-Count': String(rows.length), 'X-Mail-Server': mailServer };
      return HttpResponse.json(rows, { headers });
    }),
  );
  return asked;
};
const openMail = async (mail: Mail) => {
  listed([aSummary({ status: mail.status })], 'ready');
  answer('get', '/admin/mails/:id', mail);
  const view = renderPage(<MailsPage />, { path: '/admin/mails' });
  await view.user.click(await screen.findByRole('button', { name: NAME }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: mail.subject })) };
};

test('when no mail server is configured then the page says so and shows what was kept', async () => {
  listed([aSummary()], 'none');
  const { container } = renderPage(<MailsPage />, { path: '/admin/mails' });

  expect(await screen.findByText(NOTICE)).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /FK-000007/ }));
  expect(row.getByText('No enviado (guardado)')).toBeVisible();
  // On a phone the number would break at its hyphen.
  expect(row.getByText('FK-000007')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(row.getByText('Pago confirmado')).toBeVisible();
  expect(row.getByText('muestra@example.com')).toBeVisible();
  expect(row.getByText('06:00')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when there is a mail server then nothing is said about it', async () => {
  listed([aSummary({ status: 'sent' })], 'ready');
  renderPage(<MailsPage />, { path: '/admin/mails' });

  expect(await screen.findByRole('row', { name: /Enviado/ })).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('when filters are chosen then the server is asked for them, and nonsense in the address is left out', async () => {
  const asked = listed([], 'ready');
  const { user } = renderPage(<MailsPage />, { path: '/admin/mails?estado=perdido&tipo=shipped' });
  expect(await screen.findByText('No hay correos con esos filtros.')).toBeVisible();
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ kind: 'shipped', page: '1' });
  expect(asked[0]!.searchParams.has('status')).toBe(false);

  await user.selectOptions(screen.getByLabelText('Estado'), 'Falló');

  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!.searchParams)).toMatchObject({
      status: 'failed',
      kind: 'shipped',
      page: '1',
    }),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'FK-000007');
  await waitFor(() => expect(asked.at(-1)!.searchParams.get('q')).toBe('FK-000007'));
});

test('when a mail is opened then its content stands in a frame that may do nothing, and as text beside it', async () => {
  const { dialog, user, baseElement } = await openMail(aMail());

  const frame = dialog.getByTitle('Vista previa de «Tu pago está confirmado · FK-000007»');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', '/api/admin/mails/correo-0123456789abcdef/html');
  expect(dialog.getByRole('link', { name: 'Pedido FK-000007' })).toHaveAttribute(
    'href',
    '/admin/orders?q=FK-000007',
  );
  await user.click(dialog.getByRole('tab', { name: 'Solo texto' }));
  expect(dialog.getByRole('region', { name: 'El correo como texto' })).toHaveTextContent(
    'Recibimos tu pago.',
  );
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
});

test('when a failed mail is sent again then its reason was shown, and the list is read anew', async () => {
  const failed = aMail({ status: 'failed', attempts: 1, lastError: '550 No such mailbox here' });
  const { dialog, user, shownToasts } = await openMail(failed);
  expect(dialog.getByText('550 No such mailbox here')).toBeVisible();
  const again = aMail({ status: 'queued', resends: [{ at: '2026-11-21T13:00:00.000Z', who: 'duena' }] });
  const sent = answer('post', '/admin/mails/:id/resend', again);
  const asked = listed([aSummary({ status: 'queued' })], 'ready');
  answer('get', '/admin/mails/:id', again);

  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Correo en camino' }));
  expect(sent[0]?.params).toEqual({ id: 'correo-0123456789abcdef' });
  expect(await dialog.findByText(/^Reenviado por duena el 21 de noviembre/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('when it cannot be sent again then the server’s reason is shown and the dialog stays', async () => {
  const { dialog, user, shownToasts } = await openMail(aMail());
  const message = 'No hay servidor de correo configurado: el correo se queda guardado.';
  answer('post', '/admin/mails/:id/resend', { message }, 409);

  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));

  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({ variant: 'destructive', description: message }),
  );
  expect(dialog.getByRole('button', { name: 'Reenviar' })).toBeEnabled();
});

test('when samples are asked for then each kind can be looked at, on a phone and on a desk', async () => {
  listed([], 'ready');
  const asked = answer('get', '/admin/mails/samples/:kind', { kind: 'x', subject: 'Muestra', text: 'Hola' });
  answer('get', '/admin/messages/samples/:kind', { kind: 'x', subject: 'Mensaje', text: 'Hola' });
  const { user, baseElement } = renderPage(<MailsPage />, { path: '/admin/mails' });

  await user.click(await screen.findByRole('button', { name: 'Ver ejemplos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así se ven tus correos' }));
  const frame = await dialog.findByTitle('Vista previa de «Muestra»');
  expect(frame).toHaveAttribute('src', '/api/admin/mails/samples/order-paid/html');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveStyle({ maxWidth: '390px' });
  await user.selectOptions(dialog.getByLabelText('Ancho'), 'Computadora (600 px)');
  expect(frame).toHaveStyle({ maxWidth: '600px' });
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

  await user.selectOptions(dialog.getByLabelText('Correo'), 'Aviso de mensaje');
  expect(await dialog.findByTitle('Vista previa de «Mensaje»')).toHaveAttribute(
    'src',
    '/api/admin/messages/samples/owner-message/html',
  );
  expect(asked).toHaveLength(1);
});
