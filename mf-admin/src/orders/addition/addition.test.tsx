import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anElixir, anOrder, anOrderItem, aRefundOverview } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AdditionLink } from './addition-link.tsx';
import { LinesDialog } from './lines-dialog.tsx';

// The discount that a separate order of this kind would get does not apply to an addition.
const amounts = { lines: 590, discount: 59, shipping: 0, tax: 0, total: 531, currency: 'MXN' };
const ITEM = anOrderItem({ id: 41, elixirId: 3, elixirName: 'Miel Clara', quantity: 2, price: 250 });

type Shown = { promotion?: { name: string; amount: number }; worth?: number };
async function open({ promotion, worth = 250 }: Shown = {}) {
  server.use(
    http.get(`${API_BASE}/elixirs`, () =>
      HttpResponse.json([anElixir({ id: 7, name: 'Selva Alta', price: 295 })], {
        headers: { 'x-total-count': '900' },
      }),
    ),
  );
  answer('get', '/flowers', []);
  answer('get', '/orders/:id/items', [ITEM]);
  const pieces = [{ id: 41, name: 'Miel Clara', left: 2, restock: 2 }];
  answer('get', '/orders/:id/refunds', { ...aRefundOverview(), pieces });
  answer('post', '/orders/:id/refunds/preview', { amount: worth });
  const asked = answer('post', '/orders/preview', { amounts, ways: [], ...(promotion && { promotion }) });
  let closed = 0;
  const view = renderPage(<LinesDialog order={anOrder()} onClose={() => (closed += 1)} />);
  await screen.findByRole('textbox', { name: 'Cantidad de Miel Clara' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const addTwo = async () => {
    await press('Agregar producto');
    await screen.findByRole('option', { name: /^Selva Alta/ });
    await view.user.selectOptions(screen.getByLabelText('Producto 1'), '7');
    await view.user.clear(screen.getByLabelText('Cantidad 1'));
    await view.user.type(screen.getByLabelText('Cantidad 1'), '2');
  };
  return { ...view, asked, press, addTwo, closed: () => closed };
}

beforeEach(() => sessionStorage.clear());

const ID = expect.stringMatching(/^[\w-]{16,64}$/);

test('when products are added then the server says what they cost, and they are asked for with that', async () => {
  const { closed, shownToasts, press, addTwo } = await open();
  const sent = answer('post', '/orders/:id/addition', anOrder(), 201);

  await addTwo();
  expect(await screen.findByText('Paga $590.00 MXN más por un enlace')).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await press('Cambiar y pedir $590.00 MXN');

  await waitFor(() => expect(closed()).toBe(1));
  expect(sent[0]?.body).toEqual({
    requestId: ID,
    lines: [{ elixirId: 7, quantity: 2 }],
    seen: { total: 590 },
  });
  expect(shownToasts()[0]).toMatchObject({ description: 'Paga $590.00 MXN más por un enlace.' });
});

test('when no product is added then the answer about the products moves nothing, and with the first one they can be searched', async () => {
  const { store, press } = await open();
  const search = () => screen.queryByLabelText('Buscar entre los productos');
  const answered = () => Object.values(store.getState().api.queries).map((query) => query?.status);
  await waitFor(() => expect(answered()).not.toContain('pending'));
  expect(search()).toBeNull();

  await press('Agregar producto');

  expect(search()).toBeVisible();
});

test('when there are to be fewer pieces of a line then what was paid for them goes back, and they are for sale again', async () => {
  const { closed, press } = await open();
  const sent = answer('post', '/orders/:id/refunds', {
    refund: { id: 'r', amount: 250, status: 'done', who: 'ana', at: '2026-11-21T12:00:00.000Z' },
    overview: aRefundOverview(),
  });

  await press('Quitar uno de Miel Clara');
  expect(await screen.findByText('Le devuelves $250.00 MXN')).toBeVisible();
  expect(screen.getByText('2 → 1')).toBeVisible();
  await press('Cambiar y devolver $250.00 MXN');

  await waitFor(() => expect(closed()).toBe(1));
  expect(sent[0]?.body).toEqual({
    requestId: ID,
    lines: [{ id: 41, quantity: 1, restock: true }],
    seen: { left: 295 },
  });
});

test.each([
  [250, 'Paga $340.00 MXN más por un enlace', 'Cambiar y pedir $340.00 MXN'],
  [590, 'Sin diferencia', 'Cambiar'],
  [600.5, 'Le devuelves $10.50 MXN', 'Cambiar y devolver $10.50 MXN'],
])(
  'when pieces worth %s go for others then only the difference is told, and one press exchanges them',
  async (worth, told, action) => {
    const { closed, press, addTwo } = await open({ worth });
    const sent = answer('post', '/orders/:id/exchange', anOrder(), 201);

    await press('Quitar uno de Miel Clara');
    await addTwo();
    expect(await screen.findByText(told)).toBeVisible();
    await press(action);

    await waitFor(() => expect(closed()).toBe(1));
    expect(sent[0]?.body).toEqual({
      requestId: ID,
      removes: [{ id: 41, quantity: 1 }],
      lines: [{ elixirId: 7, quantity: 2 }],
      seen: { total: 590, back: worth },
    });
  },
);

test('when Escape is pressed by mistake then the changes are asked about, and they outlive a reload of the tab', async () => {
  const { press, user, closed, unmount } = await open();
  await press('Quitar uno de Miel Clara');

  await user.keyboard('{Escape}');
  await press('Seguir editando');
  unmount();
  const again = await open();

  expect(closed()).toBe(0);
  expect(await screen.findByText('2 → 1')).toBeVisible();
  await again.press('Cancelar');
  expect(again.closed()).toBe(1);
  expect(sessionStorage.getItem('draft:lineas-' + anOrder().id)).toBeNull();
});

test('when nothing was changed then Escape closes the window', async () => {
  const { user, closed } = await open();

  await user.keyboard('{Escape}');

  expect(closed()).toBe(1);
});

test('when there are to be more pieces of a line then those are asked for', async () => {
  const { asked, press, closed } = await open();
  const sent = answer('post', '/orders/:id/addition', anOrder(), 201);

  await press('Añadir uno de Miel Clara');
  await screen.findByText('Paga $590.00 MXN más por un enlace');
  await press('Cambiar y pedir $590.00 MXN');

  await waitFor(() => expect(closed()).toBe(1));
  expect(asked[0]?.body).toEqual({ lines: [{ elixirId: 3, quantity: 1 }] });
  expect(sent[0]?.body).toMatchObject({ lines: [{ elixirId: 3, quantity: 1 }] });
});

test('when a promotion would count for such an order of its own then the window says why it does not here', async () => {
  const { addTwo } = await open({ promotion: { name: 'Lleva 3 paga 2', amount: 59 } });

  await addTwo();

  expect(await screen.findByText(/«Lleva 3 paga 2» no cuenta aquí/)).toBeVisible();
  expect(screen.getByText('Paga $590.00 MXN más por un enlace')).toBeVisible();
});

test('when nothing is chosen, or the server says no then that is said and the window stays', async () => {
  const { press, addTwo, closed } = await open();
  await press('Cambiar');
  expect(await screen.findByText('Cambia una cantidad o agrega un producto')).toBeVisible();
  await press('Agregar producto');
  await press('Quitar la línea 1');

  const message = 'Este pedido ya salió. Lo nuevo va en otro pedido.';
  answer('post', '/orders/:id/addition', { message, current: anOrder({ status: 'completed' }) }, 409);
  await addTwo();
  await screen.findByText('Paga $590.00 MXN más por un enlace');
  await press('Cambiar y pedir $590.00 MXN');

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

test('when it is an exchange then what goes for it is said', () => {
  const exchange = { ...addition, removes: [{ name: 'Miel Clara', quantity: 1 }] };
  renderPage(<AdditionLink order={anOrder({ addition: exchange })} />);

  expect(screen.getByText(/^2 × Selva Alta, en lugar de 1 × Miel Clara\. Se puede pagar/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar el cambio' })).toBeVisible();
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
