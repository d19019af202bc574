import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aCart } from '@shop/contracts/testing/builders';
import { cartApi } from './cart.api.ts';
import { answer } from './testing/handlers.ts';
import { makeTestStore } from './testing/render.tsx';

const { getCart } = cartApi.endpoints;
const FAILED = { message: 'caído' };
let now = 0;

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

/** A prefetched query that failed. */
const failedAhead = async () => {
  const seen = answer('get', '/cart', FAILED, 503);
  const store = makeTestStore();
  await store.dispatch(getCart.initiate(undefined, { subscribe: false }));
  expect(seen).toHaveLength(1);
  return { seen, store };
};

test('when the page asks right after the failure then the failure is its answer, without a request', async () => {
  const { seen, store } = await failedAhead();
  now += 300;

  const { error } = await store.dispatch(getCart.initiate());

  expect(error).toMatchObject({ status: 503 });
  expect(seen).toHaveLength(1);
});

test('when somebody asks for another try then it is made', async () => {
  const { store } = await failedAhead();
  answer('get', '/cart', aCart());

  const { data } = await store.dispatch(getCart.initiate(undefined, { forceRefetch: true }));

  expect(data).toEqual(aCart());
});

test('when a page is opened some time after the failure then it asks', async () => {
  const { store } = await failedAhead();
  answer('get', '/cart', aCart());
  now += 2_000;

  const { data } = await store.dispatch(getCart.initiate());

  expect(data).toEqual(aCart());
});

test('when another store asks then it knows nothing of the failure', async () => {
  await failedAhead();
  answer('get', '/cart', aCart());

  const { data } = await makeTestStore().dispatch(getCart.initiate());

  expect(data).toEqual(aCart());
});
