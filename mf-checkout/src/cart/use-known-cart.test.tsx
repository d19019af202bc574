import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { cartApi } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart } from '@shop/contracts/testing/builders';
import { CheckoutPage } from '../checkout/checkout.page.tsx';
import { CartPage } from './cart.page.tsx';

beforeEach(() => void answer('get', '/elixirs/predesigned/suggested', []));

test.each([
  ['cart', 'Error loading your shopping cart...', <CartPage key="cart" />],
  ['checkout', 'Error cargando tu carrito...', <CheckoutPage key="checkout" />],
])(
  'when the %s brought an empty cart along and the real one cannot be read then nobody is told that it is empty',
  async (_name, words, page) => {
    answer('get', '/cart', aCart([]));
    const { store } = renderPage(page);
    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
    answer('get', '/cart', { message: 'caído' }, 503);

    await act(() =>
      store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false })),
    );

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Tu carrito está vacío')).toBeNull();
  },
);
