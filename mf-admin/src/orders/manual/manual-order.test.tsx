import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { aFlower, anElixir, anOrder, someAmounts } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ManualOrderDialog } from './manual-order-dialog.tsx';

beforeEach(() => sessionStorage.clear());

/** The server's price for any order, in the field `total`. */
const priced = (total: number, over: object = {}) =>
  answer('post', '/orders/preview', { amounts: someAmounts(total), ways: [], ...over });

const open = (shop = {}) => {
  priced(774);
  answer('get', '/elixirs', [anElixir({ id: 7, name: 'Monte Blanco', price: 199.5 })]);
  answer('get', '/flowers', [aFlower({ id: 3, name: 'Xtabentún' })]);
  let closed = 0;
  const view = renderPage(<ManualOrderDialog onClose={() => void (closed += 1)} />, { shop });
  return {
    ...view,
    closed: () => closed,
    save: () => view.user.click(screen.getByRole('button', { name: 'Guardar pedido' })),
  };
};

test('when a sale of a fair is written then its lines, buyer and payment are sent once', async () => {
  const { user, save, closed, shownToasts } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo pedido' });
  await screen.findByRole('option', { name: /Monte Blanco/ });
  await save();
  expect(await screen.findByText('Escribe el nombre de quien compra')).toBeVisible();
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  await save();
  expect(await screen.findByText('Elige qué y cuántas piezas en cada línea')).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');
  await user.clear(screen.getByLabelText('Cantidad 1'));
  await user.type(screen.getByLabelText('Cantidad 1'), '2');
  await user.click(screen.getByRole('button', { name: 'Agregar mezcla propia' }));
  await user.type(screen.getByLabelText('Nombre de la mezcla 2'), 'Mi tarde');
  await user.click(screen.getByRole('checkbox', { name: 'Xtabentún' }));
  expect(await screen.findByText('Total: $774.00 MXN')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /Ya se lo llevó/ }));
  expect(await axeViolations(dialog)).toEqual([]);
  const asked = answer('post', '/orders', anOrder({ number: 'FK-000007' }), 201);
  await save();

  await waitFor(() => expect(closed()).toBe(1));
  expect(shownToasts()[0]?.title).toBe('Pedido FK-000007 guardado');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject({
    lines: [
      { elixirId: 7, quantity: 2 },
      { flowerIds: [3], name: 'Mi tarde', quantity: 1 },
    ],
    name: 'Rosa',
    email: '',
    payment: 'cash',
    delivered: true,
    seen: { total: 774 },
  });
});

test('when the total changed meanwhile then that is said with the new one, and the next press sends that', async () => {
  const { user, save, closed } = open();
  await screen.findByRole('option', { name: /Monte Blanco/ });
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');
  expect(await screen.findByText('Total: $774.00 MXN')).toBeVisible();
  priced(800);
  const message = 'El total cambió de $774.00 MXN a $800.00 MXN. Revísalo y guarda otra vez.';
  answer('post', '/orders', { message, preview: { amounts: someAmounts(800), ways: [] } }, 409);

  await save();

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Total: $800.00 MXN')).toBeVisible();
  const asked = answer('post', '/orders', anOrder(), 201);
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  expect(asked[0]?.body).toMatchObject({ seen: { total: 800 } });
});

test('when own blends have sizes then the chosen one is counted and sent', async () => {
  const ownBlendSizes = [
    { milliliters: 60, price: 375 },
    { milliliters: 250, price: 990 },
  ];
  const { user, save } = open({ ownBlendSizes });
  await user.click(await screen.findByRole('button', { name: 'Agregar mezcla propia' }));
  await user.click(screen.getByRole('button', { name: 'Quitar la línea 1' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Xtabentún' }));
  await user.selectOptions(screen.getByLabelText('Tamaño de la mezcla 1'), '250 ml · $990.00 MXN');
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  const asked = answer('post', '/orders', anOrder(), 201);
  await save();

  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({ lines: [{ flowerIds: [3], milliliters: 250, quantity: 1 }] }),
  );
});

test('when it is paid by link then the link is shown for copying', async () => {
  const { user, save } = open();
  await user.selectOptions(
    await screen.findByLabelText('Producto 1'),
    await screen.findByRole('option', { name: /Monte/ }),
  );
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  await user.selectOptions(screen.getByLabelText('Cómo se paga'), 'link');
  await user.click(screen.getByRole('checkbox', { name: 'Se envía a una dirección' }));
  await save();
  expect(await screen.findByText('La dirección es requerida')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Se envía a una dirección' }));
  const manual = { payment: 'link', payLink: 'https://example.com/pagar' };
  answer('post', '/orders', anOrder({ number: 'FK-000008', paymentStatus: 'pending', manual }), 201);
  await save();
  expect(await screen.findByLabelText('Enlace de pago')).toHaveValue('https://example.com/pagar');
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
});

test('when the shop has ways to deliver then the owner chooses one or writes a price, and the server adds it up', async () => {
  const { user, save } = open();
  const days = { first: '2026-11-26T18:00:00.000Z', last: '2026-11-30T18:00:00.000Z' };
  const ways = [
    { id: 'puesto', kind: 'pickup', name: 'En el mercado', price: 0, ...days },
    { id: 'cerca', kind: 'ship', name: 'Yucatán', price: 90, ...days },
  ];
  const asked = priced(289.5, { ways, amounts: { ...someAmounts(289.5), lines: 199.5, shipping: 90 } });
  await user.selectOptions(
    await screen.findByLabelText('Producto 1'),
    await screen.findByRole('option', { name: /Monte/ }),
  );
  await user.selectOptions(await screen.findByLabelText('Entrega'), 'En el mercado · gratis');
  await user.click(screen.getByRole('checkbox', { name: 'Se envía a una dirección' }));
  const cost = screen.getByLabelText('Costo del envío');
  expect(cost).toHaveDisplayValue('Sin costo');
  await user.type(screen.getByLabelText('Código postal'), '97000');
  await user.selectOptions(cost, 'Yucatán · $90.00 MXN');
  expect(await screen.findByText(/Envío: \$90.00 MXN/)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({
    lines: [{ elixirId: 7, quantity: 1 }],
    zip: '97000',
    delivery: { wayId: 'cerca' },
  });
  await user.selectOptions(cost, 'Otro precio');
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  await user.type(screen.getByLabelText('Dirección'), 'Calle 60 núm. 491');
  await save();
  expect(await screen.findByText('Escribe un precio de $0 a $5,000')).toBeVisible();
  await user.type(screen.getByLabelText('Precio del envío'), '64.5');
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  const sent = answer('post', '/orders', anOrder({ number: 'FK-000010' }), 201);
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    delivery: { price: 64.5 },
    address: { zip: '97000', city: 'Mérida', state: 'Yucatán' },
  });
});

test('when the chosen way does not reach the place any more then that is said, and nobody takes it for free', async () => {
  const { user } = open();
  const days = { first: '2026-11-26T18:00:00.000Z', last: '2026-11-30T18:00:00.000Z' };
  priced(289.5, { ways: [{ id: 'cerca', kind: 'ship', name: 'Yucatán', price: 90, ...days }] });
  await user.selectOptions(
    await screen.findByLabelText('Producto 1'),
    await screen.findByRole('option', { name: /Monte/ }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Se envía a una dirección' }));
  const cost = screen.getByLabelText('Costo del envío');
  await user.selectOptions(cost, await screen.findByRole('option', { name: /Yucatán/ }));
  priced(199.5, { problem: 'Esa forma de entrega no llega ahí. Elige otra.' });
  await user.type(screen.getByLabelText('Código postal'), '68000');
  expect(await screen.findByText('Esa forma de entrega no llega ahí. Elige otra.')).toBeVisible();
  expect(cost).toHaveDisplayValue('No disponible');
});

test('when the window opens then the search of products is in it before they are, so that nothing is pushed down', async () => {
  const answering = Promise.withResolvers<undefined>();
  server.use(
    http.get(`${API_BASE}/elixirs`, async () => {
      await answering.promise;
      return HttpResponse.json([anElixir({ id: 7, name: 'Monte Blanco' })]);
    }),
  );
  answer('get', '/flowers', []);
  renderPage(<ManualOrderDialog onClose={() => undefined} />);
  const search = await screen.findByLabelText('Buscar entre los productos');
  answering.resolve(undefined);
  await screen.findByRole('option', { name: /Monte Blanco/ });

  expect(search).toBeVisible();
});

test('when there are more products than the list holds then a search finds any, and what was chosen stays', async () => {
  server.use(
    http.get(`${API_BASE}/elixirs`, ({ request }) => {
      const found = new URL(request.url).searchParams.has('q')
        ? anElixir({ id: 900, name: 'Selva Honda', price: 250 })
        : anElixir({ id: 7, name: 'Monte Blanco', price: 199.5 });
      return HttpResponse.json([found], { headers: { 'X-Total-Count': '900' } });
    }),
  );
  answer('get', '/flowers', []);
  const asked = priced(449.5);
  const { user } = renderPage(<ManualOrderDialog onClose={() => undefined} />);
  await screen.findByRole('option', { name: /Monte Blanco/ });
  await user.selectOptions(screen.getByLabelText('Producto 1'), '7');

  await user.type(screen.getByLabelText('Buscar entre los productos'), 'honda');
  await user.click(screen.getByRole('button', { name: 'Agregar producto' }));
  const second = within(screen.getByLabelText('Producto 2'));
  await second.findByRole('option', { name: /Selva Honda/ });
  await user.selectOptions(screen.getByLabelText('Producto 2'), '900');

  expect(screen.getByLabelText('Producto 1')).toHaveValue('7');
  expect(await screen.findByText('Total: $449.50 MXN')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({
    lines: [
      { elixirId: 7, quantity: 1 },
      { elixirId: 900, quantity: 1 },
    ],
  });
});

test('when something was typed then Escape asks first, and nothing is lost by going on', async () => {
  const { user, closed } = open();
  await user.type(await screen.findByLabelText('Nombre de quien compra'), 'Rosa');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(closed()).toBe(0);
  expect(screen.getByLabelText('Nombre de quien compra')).toHaveValue('Rosa');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));

  expect(closed()).toBe(1);
  expect(sessionStorage.getItem('draft:nuevo-pedido')).toBeNull();
});

test('when the page is loaded again after an answer was lost then the same order is sent again', async () => {
  const first = open();
  await screen.findByRole('option', { name: /Monte Blanco/ });
  await first.user.selectOptions(screen.getByLabelText('Producto 1'), '7');
  await first.user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  const lost = answer('post', '/orders', { message: 'caído' }, 503);
  await first.save();
  await waitFor(() => expect(lost).toHaveLength(1));
  first.unmount();

  const second = open();
  expect(await screen.findByRole('option', { name: /Monte Blanco/ })).toBeVisible();
  expect(screen.getByLabelText('Producto 1')).toHaveValue('7');
  const sent = answer('post', '/orders', anOrder({ number: 'FK-000009' }), 201);
  await second.save();

  await waitFor(() => expect(second.closed()).toBe(1));
  expect(sent[0]?.body).toEqual(lost[0]?.body);
});
