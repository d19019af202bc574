import { expect, test } from '@jest/globals';
import { cartApi, makeStore, readAhead } from '@shop/app-kit';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart } from '@shop/contracts/testing/builders';
import { waitFor } from '@testing-library/react';
import { askAgainWhenOnline } from './back-online.ts';

test('when the network is back then what failed is asked for again, and what is known is not', async () => {
  const store = makeStore();
  askAgainWhenOnline(store);
  const site = answer('get', '/content/site', []);
  answer('get', '/cart', { message: 'x' }, 503);
  await store.dispatch(readAhead('/content/site'));
  await store.dispatch(cartApi.endpoints.getCart.initiate());

  answer('get', '/cart', aCart([]));
  dispatchEvent(new Event('online'));

  const cart = () => cartApi.endpoints.getCart.select()(store.getState()).data;
  await waitFor(() => expect(cart()).toEqual(aCart([])));
  expect(site).toHaveLength(1);
});
