import { expect, test } from '@jest/globals';
import { aFlower } from '@shop/contracts/testing/builders';
import { makeTestStore } from './testing/render.tsx';
import { answer } from './testing/handlers.ts';
import { readAhead, readsApi } from './reads.ts';

const read = async () => {
  const store = makeTestStore();
  await Promise.resolve(store.dispatch(readAhead('/flowers'))).catch(() => undefined);
  return readsApi.endpoints.read.select('/flowers')(store.getState());
};

test('when an answer is what the row of its call says then it is there', async () => {
  answer('get', '/flowers', [aFlower()]);

  expect(await read()).toMatchObject({ data: [aFlower()] });
});

test('when an answer is something else then it is an error, before a page builds on it', async () => {
  answer('get', '/flowers', [{ ...aFlower(), name: 7 }]);

  const { isError, data } = await read();
  expect([isError, data]).toEqual([true, undefined]);
});
