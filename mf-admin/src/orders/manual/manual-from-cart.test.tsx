import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aFlower, anElixir, anOrder, someAmounts } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { ManualOrderDialog } from './manual-order-dialog.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('post', '/orders/preview', { amounts: someAmounts(774), ways: [] });
});

test('when a shopper’s message leads here then what they had in their cart stands in the window', async () => {
  const own = anElixir({
    id: 9,
    name: 'Sol',
    isCustom: true,
    flowers: ['Xtabentún'],
    contents: { milliliters: 60 },
  });
  const cart = {
    ...aCart([aCartLine({ id: 7, name: 'Monte Blanco', price: 199.5 }, 2), aCartLine(own, 1)]),
    discount: { code: 'MIEL10', amount: 39.9 },
  };
  const previews = answer('post', '/orders/preview', {
    ...{ amounts: someAmounts(774), ways: [] },
    discount: { code: 'MIEL10', amount: 39.9 },
  });
  answer('get', '/elixirs', [anElixir({ id: 7, name: 'Monte Blanco', price: 199.5 })]);
  answer('get', '/flowers', [aFlower({ id: 3, name: 'Xtabentún' })]);
  const asked = answer('get', '/orders/carts/:token', cart);
  const { user } = renderPage(<ManualOrderDialog cart="carrito-firmado" onClose={() => undefined} />);

  expect(await screen.findByLabelText('Nombre de la mezcla 2')).toHaveValue('Sol');
  expect(asked[0]?.params).toMatchObject({ token: 'carrito-firmado' });
  expect(screen.getByLabelText('Cantidad 1')).toHaveValue('2');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Xtabentún' })).toBeChecked());
  expect(screen.getByLabelText(/^Código de descuento/)).toHaveValue('MIEL10');
  expect(await screen.findByText(/Código MIEL10: −\$39\.90/)).toBeVisible();
  expect(previews.at(-1)?.body).toMatchObject({ discount: 'MIEL10' });
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  const sent = answer('post', '/orders', anOrder(), 201);
  await user.click(screen.getByRole('button', { name: 'Guardar pedido' }));

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      discount: 'MIEL10',
      lines: [
        { elixirId: 7, quantity: 2 },
        { flowerIds: [3], name: 'Sol', milliliters: 60, quantity: 1 },
      ],
    }),
  );
});

test('when the page is loaded again then what was changed of that cart stays, and another cart has its own lines', async () => {
  answer('get', '/elixirs', [anElixir({ id: 7, name: 'Monte Blanco', price: 199.5 })]);
  answer('get', '/flowers', []);
  answer('get', '/orders/carts/:token', aCart([aCartLine({ id: 7, name: 'Monte Blanco', price: 199.5 }, 2)]));
  const open = async (cart: string) => {
    const view = renderPage(<ManualOrderDialog cart={cart} onClose={() => undefined} />);
    await screen.findByLabelText('Cantidad 1');
    await waitFor(() => expect(screen.getByLabelText('Cantidad 1')).not.toHaveValue('1'));
    return view;
  };
  const first = await open('carrito-firmado');
  await first.user.clear(screen.getByLabelText('Cantidad 1'));
  await first.user.type(screen.getByLabelText('Cantidad 1'), '5');
  first.unmount();

  const again = await open('carrito-firmado');
  expect(screen.getByLabelText('Cantidad 1')).toHaveValue('5');
  again.unmount();

  await open('otro-firmado');
  expect(screen.getByLabelText('Cantidad 1')).toHaveValue('2');
});

test('when the code of that cart does not count then its field says why, and an order without it can be written', async () => {
  answer('get', '/elixirs', [anElixir({ id: 7, name: 'Monte Blanco', price: 199.5 })]);
  answer('get', '/flowers', []);
  const problem = 'Este código venció el 3 de mayo.';
  const discount = { code: 'MAYO', amount: 0, problem };
  answer('get', '/orders/carts/:token', {
    ...aCart([aCartLine({ id: 7, name: 'Monte Blanco', price: 199.5 }, 2)]),
    discount,
  });
  answer('post', '/orders/preview', { amounts: someAmounts(399), ways: [], discount });
  const { user } = renderPage(<ManualOrderDialog cart="carrito-firmado" onClose={() => undefined} />);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByText(/Código MAYO:/)).toBeNull();

  answer('post', '/orders/preview', { amounts: someAmounts(399), ways: [] });
  await user.clear(screen.getByLabelText(/^Código de descuento/));
  await user.type(screen.getByLabelText('Nombre de quien compra'), 'Rosa');
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  const sent = answer('post', '/orders', anOrder(), 201);
  await user.click(screen.getByRole('button', { name: 'Guardar pedido' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('discount');
});

test('when that cart is gone then it says so, and an order can be written all the same', async () => {
  answer('get', '/elixirs', []);
  answer('get', '/flowers', []);
  answer('get', '/orders/carts/:token', { message: 'Ese carrito ya no existe.' }, 404);

  renderPage(<ManualOrderDialog cart="otro" onClose={() => undefined} />);

  expect(await screen.findByText('Ese carrito ya no existe.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar pedido' })).toBeEnabled();
});
