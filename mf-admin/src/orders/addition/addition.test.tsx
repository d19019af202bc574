import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir, anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { AdditionDialog } from './addition-dialog.tsx';
import { AdditionLink } from './addition-link.tsx';

// What such an order of its own would have off does not count for what is added.
const amounts = { lines: 590, discount: 59, shipping: 0, tax: 0, total: 531, currency: 'MXN' };

async function open(promotion?: { name: string; amount: number }) {
  answer('get', '/elixirs', [anElixir({ id: 7, name: 'Selva Alta', price: 295 })]);
  answer('get', '/flowers', []);
  const asked = answer('post', '/orders/preview', { amounts, ways: [], ...(promotion && { promotion }) });
  let closed = 0;
  const view = renderPage(<AdditionDialog order={anOrder()} onClose={() => (closed += 1)} />);
  await screen.findByRole('option', { name: /^Selva Alta/ });
  return { ...view, asked, closed: () => closed };
}
const SAVE = { name: 'Agregar y pedir el pago' };

test('when pieces are chosen then the server says what they cost, and they are asked for with that', async () => {
  const { user, closed, shownToasts } = await open();
  const sent = answer('post', '/orders/:id/addition', anOrder(), 201);

  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');
  await user.clear(screen.getByLabelText('Cantidad 1'));
  await user.type(screen.getByLabelText('Cantidad 1'), '2');
  expect(await screen.findByText(/Total: \$590\.00/)).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', SAVE));

  await waitFor(() => expect(closed()).toBe(1));
  expect(sent[0]?.body).toEqual({
    requestId: expect.stringMatching(/^[\w-]{16,64}$/),
    lines: [{ elixirId: 7, quantity: 2 }],
    seen: { total: 590 },
  });
  expect(shownToasts()[0]).toMatchObject({ description: '$590.00 MXN por pagar con el enlace.' });
});

test('when a promotion would count for such an order of its own then the window says why it does not here', async () => {
  const { user } = await open({ name: 'Lleva 3 paga 2', amount: 59 });

  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');

  expect(await screen.findByText(/«Lleva 3 paga 2» no cuenta aquí/)).toBeVisible();
  expect(screen.getByText(/Total: \$590\.00/)).toBeVisible();
});

test('when nothing is chosen, or the server says no then that is said and the window stays', async () => {
  const { user, closed } = await open();
  await user.click(screen.getByRole('button', SAVE));
  expect(await screen.findByText('Elige qué y cuántas piezas en cada línea')).toBeVisible();

  const message = 'Este pedido ya salió. Lo nuevo va en otro pedido.';
  answer('post', '/orders/:id/addition', { message, current: anOrder({ status: 'completed' }) }, 409);
  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');
  await screen.findByText(/Total: \$590\.00/);
  await user.click(screen.getByRole('button', SAVE));

  expect(await screen.findByText(message)).toBeVisible();
  expect(closed()).toBe(0);
});

const addition = {
  amount: 590,
  payLink: 'https://provider.example/pay',
  payUntil: '2099-11-29T12:00:00.000Z',
  lines: [{ name: 'Selva Alta', quantity: 2 }],
};

test('when something is to be paid then what and its link are shown, and it can be taken back', async () => {
  const { user, shownToasts, container } = renderPage(<AdditionLink order={anOrder({ addition })} />);
  expect(screen.getByText(/^2 × Selva Alta\. Se puede pagar hasta el /)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  const sent = answer('delete', '/orders/:id/addition', anOrder());

  await user.click(screen.getByRole('button', { name: 'Quitar lo agregado' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Quitado' }));
  expect(sent).toHaveLength(1);
});

test('when its link has ended then that is said, and nobody is given it any more', () => {
  const over = { ...addition, payUntil: '2026-11-01T12:00:00.000Z' };
  renderPage(<AdditionLink order={anOrder({ addition: over })} />);

  expect(screen.getByText(/El enlace venció el domingo, 1 de noviembre de 2026\.$/)).toBeVisible();
  expect(screen.queryByText('Enlace de pago')).toBeNull();
});

test('when it was paid a moment ago then it cannot be taken back, and that is said', async () => {
  const { user, shownToasts } = renderPage(<AdditionLink order={anOrder({ addition })} />);
  const message = 'Ya no hay nada por pagar: se pagó, o alguien lo quitó.';
  answer('delete', '/orders/:id/addition', { message, current: anOrder() }, 409);

  await user.click(screen.getByRole('button', { name: 'Quitar lo agregado' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ description: message }));
});
