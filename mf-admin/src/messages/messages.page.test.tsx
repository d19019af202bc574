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
  expect(screen.getByRole('dialog')).toHaveFocus();
  await waitFor(() => expect(sent[0]).toMatchObject({ params: { id: '4' }, body: { isRead: true } }));
  expect(await dialog.findByRole('button', { name: 'Marcar como no leído' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ver sus pedidos' })).toHaveAttribute(
    'href',
    '/admin/orders?q=muestra%40example.com',
  );
});

const REPLY = {
  id: 'abcdefghijklmnop',
  at: '2026-11-21T20:05:00.000Z',
  who: 'ana',
  text: 'Sí, enviamos.',
  status: 'queued',
};

test('when a message is answered from its window then it is sent once, and the window and the list say so', async () => {
  const { user, read, shownToasts, baseElement } = await open();
  answer('patch', '/admin/messages/:id', aMessage({ isRead: true }));
  await user.click(read);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mensaje de Persona de Muestra' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await dialog.findByText('Escribe tu respuesta')).toBeVisible();
  await user.type(dialog.getByLabelText('Tu respuesta'), 'Sí, enviamos.');
  expect(dialog.getByRole('link', { name: 'Responder desde mi correo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:muestra%40example\.com\?subject=.*&body=S%C3%AD%2C%20enviamos\.$/),
  );
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  const lost = answer('post', '/admin/messages/:id/reply', { message: '' }, 503);
  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await dialog.findByText('No se pudo enviar la respuesta. Inténtalo de nuevo.')).toBeVisible();
  const sent = answer('post', '/admin/messages/:id/reply', aMessage({ replies: [REPLY] }));
  answer('get', '/admin/messages', [aMessage({ isRead: true, replies: [REPLY] })]);

  await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Respuesta en camino' }));
  expect(sent[0]?.body).toMatchObject({ text: 'Sí, enviamos.', seen: 0 });
  expect(sent[0]?.body).toEqual(lost[0]?.body);
  expect(dialog.getByLabelText('Tu respuesta')).toHaveValue('');
  const answered = within(await dialog.findByRole('list', { name: 'Respuestas' }));
  expect(answered.getByText('Respondido por ana el 21 de noviembre de 2026, 14:05')).toBeVisible();
  expect(answered.getByText('Por enviar')).toBeVisible();
  // A queued mail is sent without a button.
  expect(answered.queryByRole('button')).toBeNull();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.keyboard('{Escape}');
  expect(within(screen.getByRole('table')).getByText('ana, 21 de noviembre de 2026, 14:05')).toBeVisible();
});

test('when somebody else answered meanwhile then what was typed stays, and their answer is shown', async () => {
  const { user, read } = await open();
  answer('patch', '/admin/messages/:id', aMessage({ isRead: true }));
  await user.click(read);
  await user.type(await screen.findByLabelText('Tu respuesta'), 'Hola.');
  answer('post', '/admin/messages/:id/reply', { message: 'ana ya respondió.' }, 409);
  answer('get', '/admin/messages', [aMessage({ replies: [REPLY] })]);

  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));

  expect(await screen.findByText('ana ya respondió.')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Respuestas' })).toBeVisible();
  expect(screen.getByLabelText('Tu respuesta')).toHaveValue('Hola.');
});

test.each([
  ['bounced', 'Respuesta no entregada', 'No entregado'],
  ['failed', 'Respuesta no entregada', 'Falló'],
])(
  'when the mail of an answer was %s then list and window say so with the reason',
  async (status, state, badge) => {
    const replies = [{ ...REPLY, status, lastError: '550 no such user' }];
    answer('get', '/admin/messages', [aMessage({ isRead: true, replies })]);
    const { user, shownToasts } = renderPage(<MessagesPage />, { path: '/admin/messages' });
    expect(await screen.findByText(state)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Leer el mensaje de Persona de Muestra' }));

    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText('550 no such user')).toBeVisible();
    const sent = answer('post', '/admin/messages/:id/replies/:replyId/resend', aMessage());
    await user.click(screen.getByRole('button', { name: 'Reenviar' }));
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: '4', replyId: REPLY.id }));
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Respuesta en camino' }));
  },
);

test('when the unanswered ones are chosen then the server is asked for them', async () => {
  const asked = answer('get', '/admin/messages', []);
  renderPage(<MessagesPage />, { path: '/admin/messages?leido=sin-responder' });

  expect(await screen.findByText('No hay mensajes con ese estado.')).toBeVisible();

  expect(asked[0]?.url.searchParams.get('isAnswered')).toBe('false');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Sin responder');
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
