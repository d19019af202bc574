import { expect, test } from '@jest/globals';
import { endpoints } from '@shop/contracts/endpoints';
import fc from 'fast-check';
import { callsOf, type Known } from './calls.ts';

const SEEN: Known = new Map([['/api/cart/items', ['77']]]);
const sample = (name: string) => {
  const endpoint = endpoints[name]!;
  const calls = fc.sample(callsOf({ name, endpoint }, SEEN), { seed: 1, numRuns: 400 });
  return { calls, right: calls.filter(({ body }) => endpoint.request?.safeParse(body).success) };
};

test('when calls are made up then some fit their contract and some do not, by all kinds of callers', () => {
  const { calls, right } = sample('POST /api/cart/items');

  expect(right.length).toBeGreaterThan(100);
  expect(right.length).toBeLessThan(300);
  expect(new Set(calls.map(({ as }) => as))).toEqual(new Set(['allowed', 'shopper', 'stranger']));
});

test.each(Object.keys(endpoints).filter((name) => endpoints[name]!.request))(
  'when calls of %s are made up then some get past its contract',
  (name) => {
    expect(sample(name).right.length).toBeGreaterThan(3);
  },
);

test('when a path names a row then those that answers told are among the names, and attacks', () => {
  const paths = sample('DELETE /api/cart/items/{itemId}').calls.map(({ path }) => path);

  expect(paths).toContain('/api/cart/items/77');
  expect(paths).toContain('/api/cart/items/..%2F..%2Fetc%2Fpasswd');
});
