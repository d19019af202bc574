import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Cart } from '@shop/contracts/cart';
import type { Settings } from '@shop/contracts/settings';
import { aShipping, someAmounts } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { aPreference } from '../testing/a-preference.ts';
import { aDeliveredCart, aParcel, aStall } from '../testing/some-ways.ts';
import { toPayment } from '../testing/type-address.ts';
import { CheckoutPage } from './checkout.page.tsx';

const preference = aPreference({ total: 719, amounts: { ...someAmounts(590), shipping: 129, total: 719 } });
const WAYS = [aStall(), aParcel(), aParcel({ id: 'rapido', name: 'Rápido', price: 249 })];
const served = (wayId = 'paqueteria', zip = '97000') => aDeliveredCart({ zip, ways: WAYS, wayId });
const nameless = (): Cart => aDeliveredCart({ ways: [aStall()] });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (cart = nameless(), shop: Partial<Settings> = {}) => {
  answer('get', '/cart', cart);
  const placed = answer('put', '/cart/delivery', served());
  const asked = answer('post', '/checkout/create-preference', preference);
  return { ...renderPage(<CheckoutPage />, { shop }), placed, asked };
};
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const next = () => screen.getByRole('button', { name: 'Continuar al pago' });

describe('the first step', () => {
  test('when the postal code is typed then the ways stand there with price and arrival, and the chosen one is paid', async () => {
    const { user, placed, asked, container } = open();

    await toPayment(user);

    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
    expect(placed.map(({ body }) => body)).toEqual([{ zip: '97000' }]);
    expect(asked[0]?.body).toMatchObject({
      deliveryId: 'paqueteria',
      shippingDetails: aShipping(),
      seen: { shipping: 129, total: 719 },
    });
    await user.click(screen.getByRole('button', { name: 'Volver a la entrega' }));
    const way = await radio(/^Paquetería/);
    expect(way).toBeChecked();
    expect(way.closest('label')).toHaveTextContent(
      'Paquetería$129.00 MXNSuele llegar entre el 26 y el 30 de noviembre.',
    );
    expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual(
      WAYS.map(({ id }) => id),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is fetched then no address is asked, and place, hours and what to bring are said', async () => {
    const { user, placed, asked, container } = open(served());
    await user.type(await screen.findByLabelText('Dirección'), 'Calle 1');
    const fetched = answer('put', '/cart/delivery', served('mercado'));

    await user.click(await radio(/^Mercado del norte/));

    await waitFor(() => expect(screen.queryByLabelText('Dirección')).toBeNull());
    expect(fetched[0]?.body).toEqual({ wayId: 'mercado' });
    expect((await radio(/^Mercado/)).closest('label')).toHaveTextContent(
      'Mercado del norteGratisCalle 60, puesto 4Sábados de 9 a 14Listo para recoger el 26 de noviembre.Lleva: Tu número de pedido',
    );
    await user.type(screen.getByLabelText('Nombre completo'), 'Ana Pech');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(next());

    expect(await screen.findByText(/lo recoge en/)).toHaveTextContent(
      'Ana Pech lo recoge en Calle 60, puesto 4. Sábados de 9 a 14.',
    );
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({
        deliveryId: 'mercado',
        pickup: { name: 'Ana Pech', email: 'ana@example.com' },
      }),
    );
    expect(asked[0]?.body).not.toHaveProperty('shippingDetails');
    expect(placed).toEqual([]);
    // Typed values are not lost.
    await user.click(screen.getByRole('button', { name: 'Volver a la entrega' }));
    await user.click(await radio(/^Rápido/));
    answer('put', '/cart/delivery', served('rapido'));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Pech');
  });

  test('when the shop sends nothing then no address is asked, before a place is chosen either', async () => {
    const stalls = [aStall(), aStall({ id: 'taller', name: 'Taller' })];
    const ways = stalls.map(({ id, name }) => ({
      id,
      name,
      kind: 'pickup' as const,
      place: 'x',
      hours: 'x',
    }));
    const { user, asked } = open(aDeliveredCart({ ways: stalls }), { deliveryWays: { ways } });
    await user.type(await screen.findByLabelText('Nombre completo'), 'Ana Pech');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    expect(screen.queryByLabelText('Código postal')).toBeNull();
    expect(screen.queryByLabelText('Dirección')).toBeNull();

    await user.click(next());

    expect(await screen.findByText('Elige cómo lo recibes.')).toBeVisible();
    expect(asked).toEqual([]);
    const chosen = answer('put', '/cart/delivery', aDeliveredCart({ ways: stalls, wayId: 'taller' }));
    await user.click(await radio(/^Taller/));
    await waitFor(() => expect(chosen[0]?.body).toEqual({ wayId: 'taller' }));
    await user.click(next());
    expect(await screen.findByText(/lo recoge en/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Pasos de la compra' })).toHaveTextContent(/Entrega/);
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ deliveryId: 'taller' }));
  });

  test('when nothing goes to the place then the step stays and says so', async () => {
    const { user, asked } = open();
    answer('put', '/cart/delivery', aDeliveredCart({ zip: '97000', ways: [] }));

    await toPayment(user);

    expect(await screen.findByText('Todavía no entregamos en ese código postal.')).toBeVisible();
    expect(screen.getByLabelText('Código postal')).toHaveFocus();
    expect(next()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('when a place is only served by fetching then that has to be chosen', async () => {
    const { user, asked } = open();
    answer('put', '/cart/delivery', aDeliveredCart({ zip: '97000', ways: [aStall()] }));

    await toPayment(user);

    expect(await screen.findByText('Elige cómo lo recibes.')).toBeVisible();
    expect(await radio(/^Mercado/)).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Cómo lo recibes' })).toHaveAccessibleDescription(
      'Elige cómo lo recibes.',
    );
    expect(asked).toEqual([]);
  });

  test('when a way was taken out meanwhile then those that are there are shown with the reason', async () => {
    const { user } = open(served());
    await radio(/^Rápido/);
    answer('put', '/cart/delivery', { message: 'Esa forma de entrega no llega ahí. Elige otra.' }, 409);
    answer('get', '/cart', aDeliveredCart({ zip: '97000', ways: [aParcel()], wayId: 'paqueteria' }));

    await user.click(await radio(/^Rápido/));

    expect(await screen.findByText('Esa forma de entrega no llega ahí. Elige otra.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(await radio(/^Paquetería/)).toBeChecked();
  });

  test('when the postal code was typed before then the form begins with it', async () => {
    sessionStorage.setItem('zip', '"97000"');
    open();

    expect(await screen.findByLabelText('Código postal')).toHaveValue('97000');
    expect(screen.getByLabelText('Estado')).toHaveValue('Yucatán');
    expect(screen.getByLabelText('Ciudad')).toHaveValue('Mérida');
  });
});

describe('the payment step', () => {
  const refused = (ways: Cart['delivery']) => ({
    message: 'Esa forma de entrega no llega a tu dirección. Elige otra.',
    changes: [],
    differences: [{ kind: 'shipping', name: 'Envío', before: 129 }],
    ways: ways?.ways,
  });

  test('when the way is gone then the others stand there, and the chosen one is asked for with the same address', async () => {
    const { user } = open();
    const rest = { zip: '97000', ways: [aStall(), aParcel({ id: 'rapido', name: 'Rápido', price: 249 })] };
    answer('post', '/checkout/create-preference', refused(rest), 409);
    await toPayment(user);
    expect(
      await screen.findByText('Esa forma de entrega no llega a tu dirección. Elige otra.'),
    ).toBeVisible();
    const placed = answer('put', '/cart/delivery', aDeliveredCart({ ...rest, wayId: 'rapido' }));
    answer('get', '/cart', aDeliveredCart({ ...rest, wayId: 'rapido' }));
    const asked = answer('post', '/checkout/create-preference', preference);

    await user.click(await radio(/^Rápido/));

    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
    expect(placed[0]?.body).toEqual({ zip: '97000', wayId: 'rapido' });
    expect(asked.at(-1)?.body).toMatchObject({ deliveryId: 'rapido', shippingDetails: aShipping() });
  });

  test('when the other way is refused as well then nothing is paid for, and those that are left stand there', async () => {
    const { user } = open();
    const rest = [
      aParcel({ id: 'rapido', name: 'Rápido', price: 249 }),
      aParcel({ id: 'otra', name: 'Otra' }),
    ];
    answer('post', '/checkout/create-preference', refused({ zip: '97000', ways: rest }), 409);
    await toPayment(user);
    await screen.findByText('Esa forma de entrega no llega a tu dirección. Elige otra.');
    const message = 'Esa forma de entrega ya no está. Elige otra.';
    answer('put', '/cart/delivery', { message }, 409);
    answer('get', '/cart', aDeliveredCart({ zip: '97000', ways: [rest[1]!], wayId: 'otra' }));
    const asked = answer('post', '/checkout/create-preference', preference);

    await user.click(await radio(/^Rápido/));

    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(await radio(/^Otra/)).not.toBeChecked();
    expect(asked).toEqual([]);
    answer('put', '/cart/delivery', aDeliveredCart({ zip: '97000', ways: [rest[1]!], wayId: 'otra' }));
    await user.click(await radio(/^Otra/));
    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
    expect(asked.at(-1)?.body).toMatchObject({ deliveryId: 'otra' });
  });

  test('when the place where it was to be fetched is gone then the form asks for an address, with what was typed', async () => {
    const { user } = open(served('mercado'));
    await user.type(await screen.findByLabelText('Nombre completo'), 'Ana Pech');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    const rest = { ways: [aParcel()] };
    answer('post', '/checkout/create-preference', refused(rest), 409);
    await user.click(next());
    await screen.findByText(/^Esa forma de entrega/);
    const placed = answer('put', '/cart/delivery', aDeliveredCart({ ...rest, wayId: 'paqueteria' }));

    await user.click(await radio(/^Paquetería/));

    expect(await screen.findByLabelText('Dirección')).toBeVisible();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Pech');
    expect(placed[0]?.body).toEqual({ wayId: 'paqueteria' });
  });

  test('when nothing is fetched any more and all is sent for free then the form asks for an address', async () => {
    const { user } = open(served('mercado'));
    await user.type(await screen.findByLabelText('Nombre completo'), 'Ana Pech');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    const { delivery: _none, ...free } = aDeliveredCart({ ways: [] });
    answer('get', '/cart', free);
    const differences = [{ kind: 'shipping', name: 'Envío', before: 0, now: 0 }];
    const message = 'Ya no se puede recoger. Escribe a dónde lo enviamos.';
    const asked = answer('post', '/checkout/create-preference', { message, changes: [], differences }, 409);

    await user.click(next());

    expect(await screen.findByLabelText('Dirección')).toBeVisible();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Pech');
    expect(asked[0]?.body).toMatchObject({ deliveryId: 'mercado' });
  });
});
