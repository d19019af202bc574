import { afterEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { dayAfter, dayIn, FIRST_ZONE } from '@shop/contracts/time-zone';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GiftCardsPage } from './gift-cards.page.tsx';

const SOLD = { giftCards: true, giftCardAmounts: [250, 500] };
const PAID = { checkoutId: 'checkout-0123456789', payLink: '#pagar' };
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const open = async (shop: object = SOLD) => {
  answer('get', '/content/legal', []);
  return renderPage(<GiftCardsPage />, { path: '/tarjetas-de-regalo', shop });
};
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('radio', { name: '$500.00 MXN' }));
  await user.type(screen.getByLabelText('¿Para quién es?'), 'Quien Recibe');
  await user.type(screen.getByLabelText('Correo de quien la recibe'), 'recibe@example.com');
  await user.type(screen.getByLabelText(/^Mensaje/), 'Con cariño.');
  await user.type(screen.getByLabelText('Tu nombre'), 'Quien Compra');
  await user.type(screen.getByLabelText('Tu correo'), 'compra@example.com');
};

test('when a card is chosen then what was typed is sent, and the payment page opens', async () => {
  const view = await open();
  const sent = answer('post', '/gift-cards/purchases', PAID, 201);
  await fill(view);
  expect(await axeViolations(view.container)).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'Pagar $500.00 MXN' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    ...{ amount: 500, toName: 'Quien Recibe', toEmail: 'recibe@example.com', message: 'Con cariño.' },
    // Today is at once: a clock may be wrong.
    ...{ name: 'Quien Compra', email: 'compra@example.com', sendOn: null },
    requestId: expect.any(String),
  });
  await waitFor(() => expect(location.hash).toBe('#pagar'));
});

test('when the page is left then what was typed is there again', async () => {
  const view = await open();
  await fill(view);
  view.unmount();

  await open();

  expect(await screen.findByLabelText('¿Para quién es?')).toHaveValue('Quien Recibe');
  expect(screen.getByLabelText(/^Mensaje/)).toHaveValue('Con cariño.');
  expect(screen.getByRole('radio', { name: '$500.00 MXN' })).toBeChecked();
});

test('when it is to arrive on another day then that day is sent', async () => {
  const view = await open();
  const sent = answer('post', '/gift-cards/purchases', PAID, 201);
  await fill(view);
  const tomorrow = dayAfter(dayIn(new Date(), FIRST_ZONE));
  fireEvent.change(screen.getByLabelText(/^¿Qué día le llega/), { target: { value: tomorrow } });
  await view.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ sendOn: tomorrow }));
});

test('when it is typed then the mail beside the form shows it as it arrives', async () => {
  const view = await open();
  const card = screen.getByText('Así llega por correo').parentElement;
  expect(card).toHaveTextContent(/Tienes una tarjeta de regaloCódigo[•-]+Saldo\$250\.00 MXN$/);
  await fill(view);
  expect(card).toHaveTextContent(
    /Quien, tienes una tarjeta de regaloCon cariño\.Código[•-]+Saldo\$500\.00 MXN$/,
  );
});

test('when it goes to who buys it then no other e-mail is asked for', async () => {
  const view = await open();
  const sent = answer('post', '/gift-cards/purchases', PAID, 201);
  await fill(view);
  await view.user.click(screen.getByRole('radio', { name: 'Me la mandas a mí' }));
  expect(screen.queryByLabelText('Correo de quien la recibe')).toBeNull();
  await view.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ toEmail: null }));
});

test('when something is missing then it is said at its field and nothing is sent', async () => {
  const { user, container } = await open();
  const sent = answer('post', '/gift-cards/purchases', PAID, 201);
  await user.click(await screen.findByRole('button', { name: 'Pagar $250.00 MXN' }));
  expect(await screen.findByText('Escribe para quién es, de 2 a 80 caracteres')).toBeVisible();
  expect(screen.getByText('Escribe tu nombre, de 2 a 80 caracteres')).toBeVisible();
  expect(screen.getAllByText('Escribe un correo válido')).toHaveLength(2);
  expect(sent).toHaveLength(0);
  expect(await axeViolations(container)).toEqual([]);
});

test('when the amount is not sold any more then that is said, and the next press is another wish', async () => {
  const view = await open();
  const message = 'Ese importe ya no se vende. Elige otro.';
  const first = answer('post', '/gift-cards/purchases', { message }, 409);
  await fill(view);
  await view.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  expect(await screen.findByText(message)).toBeVisible();
  const second = answer('post', '/gift-cards/purchases', PAID, 201);
  await view.user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(second).toHaveLength(1));
  const idOf = ({ body }: { body?: unknown }) => (body as { requestId: string }).requestId;
  expect(idOf(second[0]!)).not.toBe(idOf(first[0]!));
});

test('when none are sold then there is no such page', async () => {
  await open({ giftCards: true });
  expect(screen.queryByRole('heading', { name: 'Tarjetas de regalo' })).toBeNull();
});
