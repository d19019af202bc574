import { expect, jest, test } from '@jest/globals';
import { cartApi, makeStore, readsApi } from '@shop/app-kit';
import { makeTestStore } from '@shop/app-kit/testing';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { stateOf } from './state-of.ts';

const { read } = readsApi.endpoints;
const [SITE, LEGAL] = ['/content/site', '/content/legal'] as const;

/** A browser's store with the state of a page. */
const opened = async () => {
  const server = makeTestStore();
  await server.dispatch(readsApi.util.upsertQueryData('read', SITE, []));
  return makeStore({ preloadedState: JSON.parse(JSON.stringify(stateOf(server).state)) });
};

test('when the page that showed what came along is left then the browser still has it on the way back', async () => {
  jest.useFakeTimers();
  const store = await opened();

  store.dispatch(read.initiate(SITE)).unsubscribe();
  await jest.advanceTimersByTimeAsync(120_000);

  expect(read.select(SITE)(store.getState()).data).toEqual([]);
  jest.useRealTimers();
});

test('when a query failed on the server then it stays behind and the page is not complete', async () => {
  answer('get', '/content/site', []);
  cutOff('get', '/content/legal');
  const server = makeTestStore();
  await Promise.all([server.dispatch(read.initiate(SITE)), server.dispatch(read.initiate(LEGAL))]);

  const { state, complete } = stateOf(server);

  expect(complete).toBe(false);
  expect(Object.values(state.api?.queries ?? {}).map((query) => query?.originalArgs)).toEqual([SITE]);
});

test('when a page is rendered again and nothing has changed then its state is the same text', async () => {
  answer('get', '/content/site', []);
  const textOf = async () => {
    const server = makeTestStore();
    await server.dispatch(read.initiate(SITE));
    return JSON.stringify(stateOf(server).state);
  };

  expect(await textOf()).toBe(await textOf());
});

test('when a cart came along then the browser shows it and reads it again', async () => {
  const server = makeTestStore();
  await server.dispatch(cartApi.util.upsertQueryData('getCart', undefined, aCart([])));
  const asked = answer('get', '/cart', aCart([aCartLine({ name: 'Selva Alta' })]));
  const store = makeStore({
    apiBase: API_BASE,
    preloadedState: JSON.parse(JSON.stringify(stateOf(server).state)),
  });

  const reading = store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: 300 }));

  expect(cartApi.endpoints.getCart.select()(store.getState()).data?.items).toEqual([]);
  expect((await reading).data?.items).toHaveLength(1);
  expect(asked).toHaveLength(1);
});
