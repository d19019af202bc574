import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import { useNavigate } from 'react-router-dom';
import { aPreference } from '../testing/a-preference.ts';
import { toPayment } from '../testing/type-address.ts';
import { CheckoutPage } from './checkout.page.tsx';

const preference = aPreference();
const cart = () => aCart([aCartLine({ id: 1, price: 295 }, 2)]);

/** The browser's back and forward buttons. */
const Browser = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>atrás</button>
      <button onClick={() => void navigate(1)}>adelante</button>
    </>
  );
};

beforeEach(() => sessionStorage.clear());

test('when the browser goes back and forward then the form has what was typed, and what is paid goes where it says now', async () => {
  answer('get', '/cart', cart());
  const asked = answer('post', '/checkout/create-preference', preference);
  const { user } = renderPage(
    <>
      <Browser />
      <CheckoutPage />
    </>,
    { path: '/checkout' },
  );
  await toPayment(user);
  expect(await screen.findByText(/Enviamos a/)).toHaveTextContent(aShipping().address);

  await user.click(screen.getByRole('button', { name: 'atrás' }));
  const address = await screen.findByLabelText('Dirección');
  expect(address).toHaveValue(aShipping().address);
  await user.clear(address);
  await user.type(address, 'Calle 1 número 2');
  await waitFor(() => expect(sessionStorage.getItem('draft:checkout-shipping')).toContain('Calle 1'));
  await user.click(screen.getByRole('button', { name: 'adelante' }));

  expect(await screen.findByText(/Enviamos a/)).toHaveTextContent('Calle 1 número 2');
  expect(asked.at(-1)).toMatchObject({ body: { shippingDetails: { address: 'Calle 1 número 2' } } });
});

test('when the button of the form is pressed twice then one step back is the form', async () => {
  answer('get', '/cart', cart());
  answer('post', '/checkout/create-preference', preference);
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify({ ...aShipping(), phone: '', notes: '' }));
  const { user } = renderPage(
    <>
      <Browser />
      <CheckoutPage />
    </>,
    { path: '/checkout' },
  );
  await user.dblClick(await screen.findByRole('button', { name: 'Continuar al pago' }));
  await screen.findByText(/Enviamos a/);

  await user.click(screen.getByRole('button', { name: 'atrás' }));

  expect(await screen.findByLabelText('Dirección')).toHaveValue(aShipping().address);
});

test.each([
  ['el correo', 'Correo electrónico'],
  ['la dirección', 'Dirección'],
])('when %s is to be changed then the form opens with that field', async (what, label) => {
  answer('get', '/cart', cart());
  answer('post', '/checkout/create-preference', preference);
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify({ ...aShipping(), phone: '', notes: '' }));
  const { user } = renderPage(<CheckoutPage />, { path: '/checkout?paso=pago' });
  const mail = await screen.findByText(/^Te escribimos a/);
  expect(mail).toHaveTextContent(aShipping().email);
  expect(mail.querySelector('wbr')?.nextSibling).toHaveTextContent('@example.com');

  await user.click(screen.getByRole('button', { name: `Cambiar ${what}` }));

  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
});

test('when remembered details are sent as they are and the page is loaded again then it is at the payment', async () => {
  answer('get', '/cart', cart());
  answer('post', '/checkout/create-preference', preference);
  localStorage.setItem('shipping', JSON.stringify(aShipping()));
  const { user, unmount } = renderPage(<CheckoutPage />, { path: '/checkout' });
  await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
  expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();

  unmount();
  renderPage(<CheckoutPage />, { path: '/checkout?paso=pago' });

  expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
  localStorage.clear();
});

test('when remembered details are sent twice in one tab then the colonia stands once in the address', async () => {
  answer('get', '/cart', cart());
  const asked = answer('post', '/checkout/create-preference', preference);
  localStorage.setItem(
    'shipping',
    JSON.stringify({ ...aShipping(), address: 'Calle 1 número 2', colonia: 'Centro' }),
  );
  for (const times of [1, 2]) {
    const { user, unmount } = renderPage(<CheckoutPage />, { path: '/checkout' });
    await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
    expect(asked).toHaveLength(times);
    expect(asked.at(-1)).toMatchObject({
      body: { shippingDetails: { address: 'Calle 1 número 2, Centro' } },
    });
    unmount();
  }
  localStorage.clear();
});

describe('back from a failed payment', () => {
  const resume = () => renderPage(<CheckoutPage />, { path: '/checkout?paso=pago' });

  test('when the details were typed before then the payment step opens with them', async () => {
    sessionStorage.setItem(
      'draft:checkout-shipping',
      JSON.stringify({ ...aShipping(), phone: '', notes: '' }),
    );
    answer('get', '/cart', cart());
    const asked = answer('post', '/checkout/create-preference', preference);

    const { user } = resume();

    expect(await screen.findByRole('button', { name: /^Pagar ahora/ })).toBeVisible();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Volver al envío' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue(aShipping().name);
  });

  test.each([['null'], ['{"name":"A"}'], ['no es json']])(
    'when what was typed is not whole (%s) then the address step is shown',
    async (draft) => {
      sessionStorage.setItem('draft:checkout-shipping', draft);
      answer('get', '/cart', cart());
      const asked = answer('post', '/checkout/create-preference', preference);

      resume();

      expect(await screen.findByRole('button', { name: 'Continuar al pago' })).toBeVisible();
      expect(asked).toHaveLength(0);
    },
  );
});
