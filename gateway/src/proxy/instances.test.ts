import { describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { createAgent } from './agent.ts';
import type { lookupAnew } from './lookup.ts';
import { json, withGateway } from '../testing/with-gateway.ts';
import { answering, startUpstream } from '../testing/upstream.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a service that is replaced by a new one', () => {
  test('when it is away for a moment, then requests wait for it, changes too, and each arrives once', () =>
    withGateway(async ({ call, services }) => {
      await call('/api/cart');
      const { port } = new URL(services['cart-orders'].url);
      await services['cart-orders'].close();

      const waiting = Promise.all([
        call('/api/cart'),
        call('/api/cart/items', json('POST', { elixirId: 1 })),
      ]);
      await sleep(700);
      const again = await startUpstream(answering('cart-orders'), port);
      const answers = await waiting;
      await again.close();

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(again.seen.map(({ method, body }) => [method, body]).toSorted()).toEqual([
        ['GET', ''],
        ['POST', '{"elixirId":1}'],
      ]);
    }));

  test('when it stays away, then it is waited for once, and from then on the answer is 503 at once', () =>
    withGateway(async ({ call, services }) => {
      await call('/api/cart');
      await services['cart-orders'].close();

      expect((await call('/api/cart')).status).toBe(503);
      const start = performance.now();
      expect((await call('/api/cart')).status).toBe(503);
      expect(performance.now() - start).toBeLessThan(1_000);
    }));

  test('when one of two instances does not listen any more, then the other is used', async () => {
    const alive = await startUpstream(answering('cart-orders'));
    // One name with two addresses, as Docker answers: nobody listens at the first.
    const lookup: typeof lookupAnew = (_name, _options, answer) =>
      answer(
        null,
        ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 })),
      );
    const agent = createAgent('http://cart-orders', lookup);

    const { port } = new URL(alive.url);
    const status = await new Promise((resolve, reject) => {
      request({ host: 'cart-orders', port, agent, method: 'POST' }, (res) => resolve(res.statusCode))
        .on('error', reject)
        .end();
    });

    agent.destroy();
    await alive.close();
    expect(status).toBe(200);
  });
});
