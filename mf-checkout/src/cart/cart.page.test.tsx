import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aContent } from '@shop/contracts/testing/builders';
import { CartPage } from './cart.page.tsx';

const two = () =>
  aCart([aCartLine({ id: 1, price: 295 }, 2), aCartLine({ id: 2, name: 'Monte Blanco', price: 315.5 }, 1)]);

beforeEach(() => void answer('get', '/elixirs/predesigned/suggested', []));

describe('cart page', () => {
  test('when the cart has lines then it shows them, free shipping and the total, without accessibility faults', async () => {
    answer('get', '/cart', two());

    const { container } = renderPage(<CartPage />);

    const summary = await screen.findByRole('region', { name: 'Resumen del pedido' });
    expect(within(summary).getByText('Gratis')).toBeVisible();
    // Screen readers say it after each change.
    expect(within(summary).getByRole('status')).toHaveTextContent('Total$905.50 MXN');
    expect(within(summary).getAllByText('$905.50 MXN')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Pagar' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Seguir comprando' })).toHaveAttribute('href', '/menu');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when a line is not sold any more then the total is the server’s, and the line says that it is left out', async () => {
    const lines = [
      aCartLine({ id: 1, price: 295 }, 2),
      aCartLine({ id: 2, price: 300, isAvailable: false }, 1),
    ];
    answer('get', '/cart', aCart(lines));

    renderPage(<CartPage />);

    const summary = await screen.findByRole('region', { name: 'Resumen del pedido' });
    expect(summary).toHaveTextContent(/Productos \(2\)\$590\.00 MXN.*Total\$590\.00 MXN/s);
    expect(screen.getByText('No incluido')).toBeVisible();
  });

  test.each([
    ['nobody wrote', undefined],
    ['the shop came with', 'Pagas con Mercado Pago. No guardamos los datos de tu tarjeta.'],
  ])(
    'when the shop takes its money itself then its words are what is so, beside those that %s',
    async (_who, content) => {
      if (content) answer('get', '/content/checkout', [aContent({ section: 'payment', title: '', content })]);
      answer('get', '/cart', { ...two(), payWays: { online: false, transfer: true, pickup: false } });

      renderPage(<CartPage />);

      expect(await screen.findByText('Pagas por transferencia a nuestra cuenta.')).toBeVisible();
      expect(screen.queryByText(/Mercado Pago/)).toBeNull();
    },
  );

  test('when nothing was added then it says so and leads to the menu', async () => {
    answer('get', '/cart', aCart());

    renderPage(<CartPage />);

    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el menú' })).toHaveAttribute('href', '/menu');
  });

  test('when the owner wrote other words for an empty cart then these stand there', async () => {
    answer('get', '/cart', aCart());
    answer('get', '/content/checkout', [
      aContent({ section: 'empty', title: 'Nada todavía', content: 'Prueba la de tajonal.' }),
    ]);

    renderPage(<CartPage />);

    expect(await screen.findByText('Nada todavía')).toBeVisible();
    expect(screen.getByText('Prueba la de tajonal.')).toBeVisible();
  });

  test('when the cart cannot be read then both wordings and a working retry appear', async () => {
    answer('get', '/cart', { message: 'caído' }, 503);
    const { user } = renderPage(<CartPage />);
    expect(await screen.findByText('Error loading your shopping cart...')).toBeVisible();
    answer('get', '/cart', two());

    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByText('Monte Blanco')).toBeVisible();
  });

  test('when plus is pressed then the new quantity is sent and shown at once', async () => {
    answer('get', '/cart', two());
    const sent = answer('patch', '/cart/items/:id', two());
    const { user } = renderPage(<CartPage />);

    await user.click(await screen.findByRole('button', { name: 'Añadir uno de Monte Blanco' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { quantity: 2 }, params: { id: '2' } });
  });

  test('when plus is pressed twice before a slow phone draws then both presses count', async () => {
    const sent = answer('patch', '/cart/items/:id', two());
    answer('get', '/cart', two());
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    renderPage(<CartPage />);

    const plus = await screen.findByRole('button', { name: 'Añadir uno de Monte Blanco' });
    await act(async () => plus.click());
    await act(async () => plus.click());
    frame.mockRestore();

    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { quantity: 3 } }));
  });

  test('when the quantity is 1 then minus does nothing', async () => {
    answer('get', '/cart', two());
    renderPage(<CartPage />);

    const less = await screen.findByRole('button', { name: 'Quitar uno de Monte Blanco' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
  });

  test('when a change fails then the toast names it and the old quantity comes back', async () => {
    answer('get', '/cart', two());
    answer('patch', '/cart/items/:id', { message: 'caído' }, 503);
    const { user, shownToasts } = renderPage(<CartPage />);

    await user.click(await screen.findByRole('button', { name: 'Añadir uno de Monte Blanco' }));

    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({ original: 'Failed to update item quantity' }),
    );
    const stepper = screen.getByRole('group', { name: 'Cantidad de Monte Blanco' });
    await waitFor(() => expect(within(stepper).getByText('1')).toBeVisible());
  });

  test('when removing or clearing fails then the toasts name them', async () => {
    answer('get', '/cart', two());
    answer('delete', '/cart/items/:id', { message: 'caído' }, 503);
    answer('delete', '/cart/:id', { message: 'caído' }, 503);
    const { user, shownToasts } = renderPage(<CartPage />);

    await user.click(await screen.findByRole('button', { name: 'Eliminar Monte Blanco del carrito' }));
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ original: 'Failed to remove item' }));
    await user.click(screen.getByRole('button', { name: 'Vaciar carrito' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Vaciar el carrito?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vaciar carrito' }));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ original: 'Failed to clear cart' }));
  });

  test('when another tab removed the line already then the cart is shown as it is, without a word', async () => {
    answer('get', '/cart', two());
    const { user, shownToasts } = renderPage(<CartPage />);
    const bin = await screen.findByRole('button', { name: 'Eliminar Monte Blanco del carrito' });
    answer('delete', '/cart/items/:id', { message: 'Ese producto ya no está en tu carrito.' }, 404);
    answer('get', '/cart', aCart([aCartLine({ id: 1, price: 295 }, 2)]));

    await user.click(bin);

    await waitFor(() => expect(screen.queryByText('Monte Blanco')).toBeNull());
    expect(shownToasts()).toEqual([]);
  });

  test('when a line is an own blend then a link opens it in the builder', async () => {
    const own = aCartLine({ id: 2, name: 'Para mamá', isCustom: true }, 1);
    answer('get', '/cart', aCart([aCartLine({ id: 1, price: 295 }), own]));

    renderPage(<CartPage />);

    expect(await screen.findByRole('link', { name: 'Editar mezcla' })).toHaveAttribute(
      'href',
      `/customize?editar=${own.item.id}`,
    );
  });

  test('when an elixir is no longer on sale then paying waits until it is removed', async () => {
    const lines = [
      aCartLine({ id: 1, isAvailable: false }),
      aCartLine({ id: 2 }),
      aCartLine({ id: 3, isAvailable: false }),
    ];
    answer('get', '/cart', aCart(lines));

    const { user, container } = renderPage(<CartPage />);

    expect(await screen.findAllByText('Ya no disponible')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    const removed = answer('delete', '/cart/items/:id', aCart([lines[1]!]));
    await user.click(screen.getByRole('button', { name: 'Quitar lo agotado' }));

    expect(await screen.findByRole('link', { name: 'Pagar' })).toBeVisible();
    expect(removed.map(({ params }) => params['id'])).toEqual(
      [lines[0], lines[2]].map((line) => `${line!.item.id}`),
    );
  });
});
