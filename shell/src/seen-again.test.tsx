import { afterEach, expect, jest, test } from '@jest/globals';
import { cartApi } from '@shop/app-kit';
import { makeTestStore } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { waitFor } from '@testing-library/react';
import { readAgainWhenSeen } from './seen-again.ts';

const cartOf = (store: ReturnType<typeof makeTestStore>) =>
  cartApi.endpoints.getCart.select()(store.getState());

const show = (visibilityState: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => {
  jest.restoreAllMocks();
  show('visible');
});

test('when a page is seen again after a while, or brought back as it was left then its cart is read again', async () => {
  answer('get', '/cart', aCart([aCartLine({ id: 1 }, 1)]));
  const store = makeTestStore();
  readAgainWhenSeen(store);
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const isReading = () => cartOf(store).status === 'pending';
  const reads = (quantity: number) =>
    waitFor(() => expect(cartOf(store).data?.items[0]?.item.quantity).toBe(quantity));
  const now = jest.spyOn(Date, 'now');

  pageShow(false);
  now.mockReturnValue(1_000_000);
  show('hidden');
  now.mockReturnValue(1_299_000);
  show('visible');
  expect(isReading()).toBe(false);

  answer('get', '/cart', aCart([aCartLine({ id: 1 }, 2)]));
  show('hidden');
  now.mockReturnValue(1_600_000);
  show('visible');
  expect(isReading()).toBe(true);
  await reads(2);

  answer('get', '/cart', aCart([aCartLine({ id: 1 }, 3)]));
  pageShow(true);
  await reads(3);
});
