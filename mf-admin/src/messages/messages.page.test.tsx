import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { ContactInquiry } from '@shop/contracts/contact';
import { screen, waitFor, within } from '@testing-library/react';
import './message-dialog.tsx';
import { MessagesPage } from './messages.page.tsx';

const aMessage = (over: Partial<ContactInquiry> = {}): ContactInquiry => ({
  id: 4,
  name: 'Persona de Muestra',
  email: 'muestra@example.com',
  message: 'Quisiera saber si envían a Campeche.',
  isRead: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...over,
});
const open = async (path = '/admin/messages') => {
  answer('get', '/admin/messages', [aMessage()]);
  const view = renderPage(<MessagesPage />, { path });
  const read = await screen.findByRole('button', { name: 'Leer el mensaje de Persona de Muestra' });
  return { ...view, read };
};

test('when a message is opened then it is whole, counts as read, and stays open among the unread ones', async () => {
  const { user, read, container } = await open('/admin/messages?leido=no');
  expect(await axeViolations(container)).toEqual([]);
  const sent = answer('patch', '/admin/messages/:id', aMessage({ isRead: true }));
  answer('get', '/admin/messages', []);

  await user.click(read);

  const dialog = within(await screen.findByRole('dialog', { name: 'Mensaje de Persona de Muestra' }));
  expect(dialog.getByText('Quisiera saber si envían a Campeche.')).toBeVisible();
  await waitFor(() => expect(sent[0]).toMatchObject({ params: { id: '4' }, body: { isRead: true } }));
  expect(await dialog.findByRole('button', { name: 'Marcar como no leído' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Responder' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:muestra%40example\.com\?subject=/),
  );
});

test('when a message may be spam then it says so, and goes to the others when it is none', async () => {
  answer('get', '/admin/messages', []);
  const asked = answer('get', '/admin/messages', [aMessage({ isSpam: true })]);
  const { user, shownToasts } = renderPage(<MessagesPage />, { path: '/admin/messages?leido=spam' });
  const read = await screen.findByRole('button', { name: 'Leer el mensaje de Persona de Muestra' });
  expect(asked[0]?.url.searchParams.get('isSpam')).toBe('true');
  expect(within(screen.getByRole('table')).getByText('Posible spam')).toBeVisible();
  await user.click(read);
  const sent = answer('patch', '/admin/messages/:id', aMessage());

  await user.click(await screen.findByRole('button', { name: 'No es spam' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Mensaje en tu bandeja' }));
  expect(sent.at(-1)?.body).toEqual({ isSpam: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when a message is deleted then it was asked first, and a failure keeps the question', async () => {
  const { user, read, shownToasts } = await open();
  answer('patch', '/admin/messages/:id', aMessage({ isRead: true }));
  answer('delete', '/admin/messages/:id', { message: '' }, 503);
  await user.click(read);
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Eliminar mensaje' });
  expect(await axeViolations(question)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() =>
    expect(shownToasts()[0]?.description).toBe('No se pudo eliminar el mensaje. Inténtalo de nuevo.'),
  );
  answer('delete', '/admin/messages/:id', aMessage());
  answer('get', '/admin/messages', []);

  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Mensaje eliminado' }));
  expect(await screen.findByText('No hay mensajes.')).toBeVisible();
});

test.each([
  ['/admin/messages', [], 200, 'No hay mensajes.'],
  ['/admin/messages?leido=si', [], 200, 'No hay mensajes con ese estado.'],
  ['/admin/messages', { message: '' }, 503, 'Error al cargar los mensajes. Intenta refrescar la página.'],
])('when there is nothing to list at %s (%j) then a row says so', async (path, body, status, text) => {
  answer('get', '/admin/messages', body, status);

  renderPage(<MessagesPage />, { path });

  expect(await screen.findByText(text)).toBeVisible();
});
