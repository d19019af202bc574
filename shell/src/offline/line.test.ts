import { afterEach, expect, jest, test } from '@jest/globals';
import { api, cartApi, makeStore, readAhead } from '@shop/app-kit';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aCart } from '@shop/contracts/testing/builders';
import { waitFor } from '@testing-library/react';
import { watchLine } from './line.ts';

const notice = () => document.getElementById('sin-conexion');
const heard = () => {
  const names: string[] = [];
  for (const name of ['online', 'offline'])
    addEventListener(name, (event) => event instanceof CustomEvent && names.push(event.type));
  return names;
};
const cartOf = (store: ReturnType<typeof makeStore>) =>
  cartApi.endpoints.getCart.select()(store.getState()).data;

afterEach(() => {
  notice()?.remove();
  delete document.documentElement.dataset['away'];
  jest.restoreAllMocks();
});

test('when the network is away then the page says so, and what failed is asked for again when it is back', async () => {
  const store = makeStore();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const names = heard();
  watchLine(store, async () => true);
  const site = answer('get', '/content/site', []);
  cutOff('get', '/cart');
  await store.dispatch(readAhead('/content/site'));
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  expect(notice()).toHaveTextContent('Sin conexión. Tu carrito está a salvo.');

  answer('get', '/cart', aCart([]));
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));

  await waitFor(() => expect(cartOf(store)).toEqual(aCart([])));
  expect(site).toHaveLength(1);
  expect(notice()).toBeNull();
  expect(names).toEqual(['online']);
});

test('when the browser takes a dead line for a network then it is looked for with growing pauses until something answers', async () => {
  jest.useFakeTimers();
  const looked = jest.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const names = heard();
  watchLine(makeStore(), looked);
  dispatchEvent(new Event('unreachable'));
  await jest.advanceTimersByTimeAsync(0);
  expect([looked.mock.calls.length, notice() !== null]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(3_000 + 6_000);
  expect(looked).toHaveBeenCalledTimes(3);

  looked.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(12_000);

  expect(notice()).toBeNull();
  expect(names).toEqual(['offline', 'online']);
  jest.useRealTimers();
});

test('when one call fails and the network is there then nothing is said, and nothing is asked for again', async () => {
  const store = makeStore();
  cutOff('get', '/cart');
  const looked = jest.fn(async () => true);
  watchLine(store, looked);

  await store.dispatch(cartApi.endpoints.getCart.initiate());

  await waitFor(() => expect(looked).toHaveBeenCalledTimes(1));
  expect(notice()).toBeNull();
  expect(cartApi.endpoints.getCart.select()(store.getState()).status).toBe('rejected');
});

test('when the page was kept for a network that is away then all of it is asked for again once something answers', async () => {
  document.documentElement.dataset['away'] = '';
  document.body.insertAdjacentHTML('afterbegin', '<div id="sin-conexion">de antes</div>');
  const before = makeStore();
  const site = answer('get', '/content/site', []);
  await before.dispatch(readAhead('/content/site'));

  watchLine(makeStore({ preloadedState: before.getState() }), async () => true);

  await waitFor(() => expect(site).toHaveLength(2));
  expect(notice()).toBeNull();
});

test('when many calls fail at once then the network is looked for once, and again after the first pause', async () => {
  jest.useFakeTimers();
  const looked = jest.fn<() => Promise<boolean>>().mockResolvedValue(false);
  watchLine(makeStore(), looked);
  const fail = () => {
    for (let calls = 0; calls < 6; calls++) dispatchEvent(new Event('unreachable'));
  };
  fail();
  await jest.advanceTimersByTimeAsync(0);
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(looked).toHaveBeenCalledTimes(1);

  looked.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(3_000);

  expect(looked).toHaveBeenCalledTimes(2);
  expect(notice()).toBeNull();
  jest.useRealTimers();
});

test('when a kept page shows what only its remote can ask for then the words stay until that is there', async () => {
  jest.useFakeTimers();
  document.documentElement.dataset['away'] = '';
  const site = answer('get', '/content/site', []);
  const ofRemote = () =>
    api.injectEndpoints({
      endpoints: (build) => ({ ofRemote: build.query({ query: () => '/content/site' }) }),
    });
  const query = { status: 'fulfilled', endpointName: 'ofRemote', originalArgs: '', data: [], requestId: 'a' };
  const state = makeStore().getState();
  const kept = { ...state, api: { ...state.api, queries: { 'ofRemote("")': query } } };
  const names = heard();
  watchLine(makeStore({ preloadedState: kept as unknown as typeof state }), async () => true);
  await jest.advanceTimersByTimeAsync(0);
  expect([document.documentElement.dataset['away'], names]).toEqual(['', ['online']]);

  ofRemote();
  await jest.advanceTimersByTimeAsync(3_000);

  expect(document.documentElement.dataset['away']).toBeUndefined();
  jest.useRealTimers();
  await waitFor(() => expect(site).toHaveLength(1));
});
