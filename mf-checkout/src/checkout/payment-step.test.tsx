import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import type { DeliveryAddress } from '@shop/contracts/address';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { aPreference } from '../testing/a-preference.ts';
import { CheckoutPage } from './checkout.page.tsx';

const preference = aPreference({ initPoint: '#proveedor' });
const PREFERENCE = '/checkout/create-preference';

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>atrás</button>;
};

/** The checkout at its second step, with the header's link to the cart. */
const open = (over: Partial<DeliveryAddress> = {}) => {
  answer('get', '/cart', aCart([aCartLine({ id: 1, price: 295 }, 2)]));
  const typed = { ...aShipping(), phone: '', notes: '', ...over };
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify(typed));
  const pages = (
    <>
      <Link to="/cart">carrito del encabezado</Link>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/cart" element={<Back />} />
      </Routes>
    </>
  );
  return renderPage(pages, { path: '/checkout?paso=pago' });
};
const PAY = { name: /^Pagar ahora/ };

describe('payment step that is left and come back to', () => {
  const thereAndBack = async (user: ReturnType<typeof open>['user']) => {
    await user.click(screen.getByRole('link', { name: 'carrito del encabezado' }));
    await user.click(screen.getByRole('button', { name: 'atrás' }));
  };

  test('when the shopper comes back by the cart then the pay button is there again', async () => {
    const asked = answer('post', PREFERENCE, preference);
    const { user } = open();
    await screen.findByRole('button', PAY);

    await thereAndBack(user);

    expect(await screen.findByRole('button', PAY)).toBeEnabled();
    expect(asked).toHaveLength(2);
  });

  test('when the preference fails on the way back then the exact text and a retry stand there', async () => {
    answer('post', PREFERENCE, preference);
    const { user } = open();
    await screen.findByRole('button', PAY);
    cutOff('post', PREFERENCE);

    await thereAndBack(user);

    expect(await screen.findByText('No se pudo crear la preferencia de pago.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  test('when the cart is no longer known then it is read again, and the page says that it is empty', async () => {
    open();
    answer('post', PREFERENCE, { message: 'No encontramos tu carrito.' }, 404);
    await screen.findByRole('button', { name: 'Reintentar' });
    answer('get', '/cart', aCart([]));

    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
  });

  test('when the browser brings the page back from the provider then the pay button can be pressed', async () => {
    answer('post', PREFERENCE, preference);
    const { user } = open();
    await user.click(await screen.findByRole('button', PAY));
    expect(screen.getByRole('button', PAY)).toBeDisabled();

    act(() => void window.dispatchEvent(new Event('pageshow')));

    expect(screen.getByRole('button', PAY)).toBeEnabled();
  });
});

test('when the cart is paid and its order is still being made then asking again brings the order', async () => {
  const paid = { message: 'Este carrito ya se pagó', changes: [] };
  answer('post', PREFERENCE, paid, 409);
  const { user } = open();
  expect(await screen.findByText('Este carrito ya se pagó')).toBeVisible();
  expect(screen.queryByText('No se pudo crear la preferencia de pago.')).toBeNull();
  answer('post', PREFERENCE, { ...paid, orderId: 'order-0123456789abcdef' }, 409);

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('link', { name: 'Ver mi pedido' })).toBeVisible();
});

test('when another tab has paid the cart then its order stands there instead of a pay button', async () => {
  const paid = { message: 'Este carrito ya se pagó', changes: [], orderId: 'order-0123456789abcdef' };
  answer('post', PREFERENCE, paid, 409);

  const { container } = open();

  expect(await screen.findByText('Este carrito ya se pagó')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi pedido' })).toHaveAttribute(
    'href',
    '/checkout/success?orderId=order-0123456789abcdef',
  );
  expect(screen.queryByRole('button', PAY)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when it is a gift then it goes to whom it is for, and the one button says how much', async () => {
  answer('post', PREFERENCE, preference);

  open({ gift: { recipient: 'Itzel Canul' } });

  expect(await screen.findByRole('button', { name: 'Pagar ahora · $590.00 MXN' })).toBeEnabled();
  expect(screen.getByText('Itzel Canul')).toBeVisible();
});

describe('the button of the provider', () => {
  type Create = (name: string, id: string) => Promise<{ unmount: () => void }>;
  /** Plays the provider's script, which draws a button into the container. */
  const load = async (sdkUrl: string) => {
    const create = jest.fn<Create>(async (_name, id) => {
      document.getElementById(id)!.append('Pagar con Mercado Pago');
      return { unmount: () => undefined };
    });
    type Sdk = (publicKey: string, options: object) => object;
    const sdk = jest.fn<Sdk>(() => ({ bricks: () => ({ create }) }));
    Object.assign(globalThis, { MercadoPago: sdk });
    // The page requests the script in an effect, which runs later on a busy machine.
    const script = await waitFor(() => {
      const found = document.querySelector(`script[src="${sdkUrl}"]`);
      expect(found).not.toBeNull();
      return found!;
    });
    script.dispatchEvent(new Event('load'));
    return sdk;
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'MercadoPago'));

  test('when ours has not opened the page for a while then it is offered, and ours can be pressed again', async () => {
    const sdkUrl = `${preference.sdkUrl}?beside`;
    answer('post', PREFERENCE, { ...preference, sdkUrl });
    const { user } = open();
    await screen.findByRole('button', PAY);
    const sdk = await load(sdkUrl);
    const offer = await screen.findByText('Pagar con Mercado Pago');
    expect(sdk).toHaveBeenCalledWith('TEST-key', { locale: 'es-MX' });
    expect(offer).not.toBeVisible();

    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', PAY));
    expect(screen.getByRole('button', PAY)).toBeDisabled();
    act(() => void jest.advanceTimersByTime(10_000));
    jest.useRealTimers();

    expect(screen.getByText('¿No se abre? Usa el botón de Mercado Pago')).toBeVisible();
    expect(offer).toBeVisible();
    expect(screen.getByRole('button', PAY)).toBeEnabled();
    await user.click(screen.getByRole('button', PAY));
    expect(offer).not.toBeVisible();
  });

  test('when the shop names a provider that this release does not know then our own button is there', async () => {
    const sdkUrl = `${preference.sdkUrl}?of-another`;
    answer('post', PREFERENCE, { ...preference, sdkUrl, provider: 'another' });
    open();

    expect(await screen.findByRole('button', PAY)).toBeEnabled();
    expect(document.querySelector(`script[src="${sdkUrl}"]`)).toBeNull();
    expect(screen.getByText('¿No se abre? Usa el botón de Mercado Pago')).not.toBeVisible();
  });

  test('when there is no page to lead to then it is the way to pay', async () => {
    const sdkUrl = `${preference.sdkUrl}?alone`;
    answer('post', PREFERENCE, { ...preference, sdkUrl, initPoint: '' });
    open();
    await screen.findByText(/^Te llevamos a Mercado Pago/);

    await load(sdkUrl);

    expect(await screen.findByText('Pagar con Mercado Pago')).toBeVisible();
    expect(screen.queryByRole('button', PAY)).toBeNull();
  });
});
