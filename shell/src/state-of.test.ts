import { expect, jest, test } from '@jest/globals';
import { makeStore } from '@shop/app-kit';
import { makeTestStore } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { siteApi } from './footer/site.api.ts';
import { stateOf } from './state-of.ts';

const { getSite, getLegal } = siteApi.endpoints;

/** A browser's store, with what came with a page. */
const opened = async () => {
  const server = makeTestStore();
  await server.dispatch(siteApi.util.upsertQueryData('getSite', undefined, []));
  return makeStore({ preloadedState: JSON.parse(JSON.stringify(stateOf(server).state)) });
};

test('when the page that showed what came along is left, then the browser still has it on the way back', async () => {
  jest.useFakeTimers();
  const store = await opened();

  store.dispatch(getSite.initiate()).unsubscribe();
  await jest.advanceTimersByTimeAsync(120_000);

  expect(getSite.select()(store.getState()).data).toEqual([]);
  jest.useRealTimers();
});

test('when a query failed on the server, then it stays behind and the page is not complete', async () => {
  answer('get', '/content/site', []);
  cutOff('get', '/content/legal');
  const server = makeTestStore();
  await Promise.all([server.dispatch(getSite.initiate()), server.dispatch(getLegal.initiate())]);

  const { state, complete } = stateOf(server);

  expect(complete).toBe(false);
  expect(Object.values(state.api?.queries ?? {}).map((query) => query?.endpointName)).toEqual(['getSite']);
});
