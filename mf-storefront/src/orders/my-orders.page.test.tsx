import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { MyOrdersPage } from './my-orders.page.tsx';

const open = async () => {
  answer('get', '/content/legal', []);
  const view = renderPage(<MyOrdersPage />, { path: '/pedidos' });
  return { ...view, field: await screen.findByLabelText('Correo electrónico') };
};
const ask = () => screen.getByRole('button', { name: 'Enviarme mis enlaces' });

test('when somebody types their address then it is sent, and the answer does not say whether there are orders', async () => {
  const { user, field, container } = await open();
  const sent = answer('post', '/orders/mine', { success: true });

  await user.type(field, 'ana@example.com');
  await user.click(ask());

  expect(await screen.findByText(/^Si hay pedidos con ana@example\.com/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ email: 'ana@example.com' });
  expect(await axeViolations(container)).toEqual([]);
});

test('when the form is pressed before its script came then that waits for it, and no page is sent', async () => {
  const { field } = await open();

  expect(field.closest('form')!.parentElement).toHaveAttribute('data-late');
});

test('when it is no address then that is said beside it and nothing is sent', async () => {
  const { user, field } = await open();
  const sent = answer('post', '/orders/mine', { success: true });

  await user.type(field, 'ana');
  await user.click(ask());

  expect(await screen.findByText('Escribe un correo válido')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('when it was asked for too often then what is typed stays and the reason is said', async () => {
  const { user, field } = await open();
  answer('post', '/orders/mine', { message: 'Demasiados intentos. Espera un momento.' }, 429);

  await user.type(field, 'ana@example.com');
  await user.click(ask());

  await waitFor(() => expect(screen.getByText(/Demasiados intentos/)).toBeVisible());
  expect(field).toHaveValue('ana@example.com');
});
