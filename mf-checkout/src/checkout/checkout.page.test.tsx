import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import { aPreference } from '../testing/a-preference.ts';
import { toPayment, typeAddress } from '../testing/type-address.ts';
import { CheckoutPage } from './checkout.page.tsx';

const preference = aPreference();
const cart = () => aCart([aCartLine({ id: 1, price: 295 }, 2)]);

beforeEach(() => sessionStorage.clear());

describe('address step', () => {
  test('when sent empty then every message of the specification appears and nothing is requested', async () => {
    answer('get', '/cart', cart());
    const asked = answer('post', '/checkout/create-preference', preference);
    const { user, container } = renderPage(<CheckoutPage />);

    await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));

    for (const message of [
      'El nombre es requerido',
      'Correo electrónico inválido',
      'La dirección es requerida',
      'La ciudad es requerida',
      'El estado es requerido',
      'El código postal es requerido',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(asked).toHaveLength(0);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when a postal code is typed then its state is suggested, and a short one gets a hint', async () => {
    answer('get', '/cart', cart());
    const { user } = renderPage(<CheckoutPage />);

    await user.type(await screen.findByLabelText('Código postal'), '9700');
    expect(screen.getByText('En México el código postal tiene 5 dígitos.')).toBeVisible();
    await user.type(screen.getByLabelText('Código postal'), '0');
    await user.tab();

    expect(screen.getByLabelText('Estado')).toHaveValue('Yucatán');
  });

  test('when the cart is empty then the way to the menu stands there instead of the form', async () => {
    answer('get', '/cart', aCart());

    renderPage(<CheckoutPage />);

    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('when the cart cannot be read then the exact text appears', async () => {
    cutOff('get', '/cart');

    renderPage(<CheckoutPage />);

    expect(await screen.findByText('Error cargando tu carrito...')).toBeVisible();
  });
});

describe('payment step', () => {
  test('when the details are valid then a preference is requested with them and what was seen', async () => {
    answer('get', '/cart', cart());
    const asked = answer('post', '/checkout/create-preference', preference);
    const { user } = renderPage(<CheckoutPage />);

    await toPayment(user);

    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeEnabled();
    expect(asked[0]?.body).toMatchObject({
      cartId: cart().cart.id,
      shippingDetails: { name: aShipping().name, state: 'Yucatán' },
      seen: { lines: [{ elixirId: 1, quantity: 2, price: 295 }], shipping: 0, total: 590 },
    });
  });

  test('when a step follows another one then it has the focus, so that it is in view and heard', async () => {
    answer('get', '/cart', cart());
    answer('post', '/checkout/create-preference', preference);
    const { user } = renderPage(<CheckoutPage />);

    await toPayment(user);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Paso 2 de 2: pago' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Volver al envío' }));

    await waitFor(() => expect(screen.getByRole('group', { name: 'Paso 1 de 2: envío' })).toHaveFocus());
  });

  test('when going back then the typed details are still there', async () => {
    answer('get', '/cart', cart());
    answer('post', '/checkout/create-preference', preference);
    const { user } = renderPage(<CheckoutPage />);
    await toPayment(user);

    await user.click(await screen.findByRole('button', { name: 'Volver al envío' }));

    expect(screen.getByLabelText('Nombre completo')).toHaveValue(aShipping().name);
  });

  test('when the preference cannot be made then the exact text and a retry that works', async () => {
    answer('get', '/cart', cart());
    answer(
      'post',
      '/checkout/create-preference',
      { message: 'No se pudo crear la preferencia de pago.' },
      502,
    );
    const { user } = renderPage(<CheckoutPage />);
    await toPayment(user);
    expect(await screen.findByText('No se pudo crear la preferencia de pago.')).toBeVisible();
    answer('post', '/checkout/create-preference', preference);

    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
  });

  test('when another tab changed the cart then all that differs is shown, and the cart that is there is asked for', async () => {
    const differences = [
      { elixirId: 1, name: 'Amanecer de Tajonal', kind: 'quantity', before: 2, now: 3 },
      { elixirId: 2, name: 'Noche de Xtabentún', kind: 'added', now: 1 },
      { elixirId: 3, name: 'Brisa', kind: 'removed', before: 1 },
      { kind: 'discount', name: 'MIEL10', before: 0, now: 20 },
      { kind: 'total', name: 'Total', before: 590, now: 1160 },
    ];
    const changes = [{ elixirId: 1, name: 'Amanecer de Tajonal', kind: 'price' }];
    answer('get', '/cart', cart());
    answer('post', '/checkout/create-preference', { message: 'Cambió.', changes, differences }, 409);
    const { user } = renderPage(<CheckoutPage />);
    await toPayment(user);

    expect(await screen.findByText('Piezas de Amanecer de Tajonal: antes 2, ahora 3.')).toBeVisible();
    for (const text of [
      'Noche de Xtabentún se añadió a tu carrito: 1.',
      'Brisa ya no está en tu carrito.',
      'Descuento MIEL10: antes $0.00 MXN, ahora $20.00 MXN.',
      'Total: antes $590.00 MXN, ahora $1,160.00 MXN.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    answer('get', '/cart', aCart([aCartLine({ id: 1, price: 295 }, 3)]));
    const asked = answer('post', '/checkout/create-preference', preference);
    await user.click(screen.getByRole('button', { name: 'Aceptar y continuar' }));

    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ seen: { lines: [{ elixirId: 1, quantity: 3 }], total: 885 } });
  });

  test('when the cart changed then the summary beside the notice shows the new one, and nobody accepts it by themselves', async () => {
    const changes = [{ elixirId: 1, name: 'Amanecer de Tajonal', kind: 'price', before: 295, now: 310 }];
    answer('get', '/cart', cart());
    const asked = answer(
      'post',
      '/checkout/create-preference',
      { message: 'Cambió tu carrito.', changes },
      409,
    );
    const { user } = renderPage(<CheckoutPage />);
    await typeAddress(user);
    answer('get', '/cart', aCart([aCartLine({ id: 1, price: 310 }, 2)]));

    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));

    const summary = screen.getByRole('region', { name: 'Resumen del pedido' });
    expect((await within(summary).findAllByText('$620.00 MXN')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Aceptar y continuar' })).toBeEnabled();
    expect(asked).toHaveLength(1);
  });

  test('when a price changed then the difference is shown and accepting asks with the new price', async () => {
    const changes = [{ elixirId: 1, name: 'Amanecer de Tajonal', kind: 'price', before: 295, now: 310 }];
    answer('get', '/cart', cart());
    answer('post', '/checkout/create-preference', { message: 'Cambió tu carrito.', changes }, 409);
    const { user, store, unmount } = renderPage(<CheckoutPage />);
    await toPayment(user);
    expect(
      await screen.findByText('Amanecer de Tajonal: antes $295.00 MXN, ahora $310.00 MXN.'),
    ).toBeVisible();
    answer('get', '/cart', aCart([aCartLine({ id: 1, price: 310 }, 2)]));
    const asked = answer('post', '/checkout/create-preference', preference);

    await user.click(screen.getByRole('button', { name: 'Aceptar y continuar' }));

    await waitFor(() => expect(asked).toHaveLength(1));
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Pago' })).toHaveFocus());
    expect(asked[0]?.body).toMatchObject({ seen: { lines: [{ elixirId: 1, price: 310 }], total: 620 } });
    unmount();
    const subscribed = () =>
      Object.values(store.getState().api.subscriptions).flatMap((one) => Object.keys(one ?? {}));
    await waitFor(() => expect(subscribed()).toEqual([]));
  });
});
