import { describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { timed } from '@shop/service-kit/testing/timed';
import { createAgent, type lookupAnew } from './agent.ts';
import { createOutageHold } from '@shop/http/outage-hold';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';
import { answering, startUpstream, type Answering, type TestUpstream } from '../testing/upstream.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers after the whole request has arrived. */
const onceRead =
  (answer: Answering): Answering =>
  (req, res) =>
    void req.once('end', () => answer(req, res));

/** A limit that late requests do not reach. */
const MANY = { env: { SERVICE_REQUESTS: '400' } };
const SEEN = { 'cart-orders': '/api/cart', 'content-media': '/media/a.webp' };

/** Takes a service away while `asking` begins, and restarts it at the same address after `ms`. */
async function awayFor<T>(
  ms: number,
  { call, services }: TestGateway,
  asking: () => Promise<T>,
  name: keyof typeof SEEN = 'cart-orders',
) {
  await call(SEEN[name]);
  const { port } = new URL(services[name].url);
  await services[name].close();
  const waiting = asking();
  await sleep(ms);
  const again = await startUpstream(onceRead(answering(name)), port);
  try {
    const result = await waiting;
    // Any further request would have arrived by this time.
    await sleep(200);
    return { result, seen: again.seen };
  } finally {
    await again.close();
  }
}

describe('a service that is replaced by a new one', () => {
  test.concurrent('when it is away for a moment then requests wait for it, changes too, and each arrives once', () =>
    withGateway(async (gateway) => {
      const { call } = gateway;
      const { result, seen } = await awayFor(700, gateway, () =>
        Promise.all([call('/api/cart'), call('/api/cart/items', json('POST', { elixirId: 1 }))]),
      );

      expect(result.map(({ status }) => status)).toEqual([200, 200]);
      expect(seen.map(({ method, body }) => [method, body]).toSorted()).toEqual([
        ['GET', ''],
        ['POST', '{"elixirId":1}'],
      ]);
    }));

  test.concurrent('when it is away for longer than an answer may take then requests wait all the same', () =>
    withGateway(async (gateway) => {
      const { call } = gateway;
      const { result, seen } = await awayFor(6_500, gateway, () =>
        Promise.all([call('/api/cart'), call('/api/cart/items', json('POST', { elixirId: 1 }))]),
      );

      expect(result.map(({ status }) => status)).toEqual([200, 200]);
      expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    }));

  test('when hundreds wait then each of them is answered, and nobody knocks for each', () =>
    withGateway(async (gateway) => {
      const { call } = gateway;
      const { result, seen } = await awayFor(700, gateway, () =>
        Promise.all(
          Array.from({ length: 400 }, (_, i) => call('/api/cart/items', json('POST', { elixirId: i }))),
        ),
      );

      expect(result.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(seen.map(({ body }) => body)).size).toBe(400);
      expect(seen).toHaveLength(400);
    }, MANY));

  test.concurrent('when a read of everybody meets the outage then it waits as well', () =>
    withGateway(async ({ call, services }) => {
      await call('/api/flowers');
      const { port } = new URL(services.catalog.url);
      await services.catalog.close();

      const waiting = call('/api/elixirs/predesigned/all');
      await sleep(500);
      const again = await startUpstream(answering('catalog'), port);

      try {
        expect((await waiting).status).toBe(200);
      } finally {
        await again.close();
      }
    }));

  test('when it stays away then it is waited for once, and from then on the answer is 503 at once', () =>
    withGateway(
      async ({ call, services }) => {
        await call('/api/cart');
        await services['cart-orders'].close();

        const first = await timed(() => call('/api/cart'));
        const next = await timed(() => call('/api/cart/items', json('POST', {})));

        expect([first.result.status, next.result.status]).toEqual([503, 503]);
        expect(first.passedMs).toBeGreaterThanOrEqual(2_490);
        expect(first.waitedMs).toBeLessThan(10_000);
        expect(next.waitedMs).toBeLessThan(2_490);
      },
      { env: { SERVICE_WAIT_MS: '2500' } },
    ));

  test.concurrent('when an upload meets the outage then it arrives whole and once', () =>
    withGateway(async (gateway) => {
      const picture = new Uint8Array(8 * 1024 * 1024).fill(65);
      const body = new FormData();
      body.append('image', new Blob([picture], { type: 'image/png' }), 'a.png');

      const { result, seen } = await awayFor(
        500,
        gateway,
        () => gateway.call('/api/admin/upload-image', { method: 'POST', body }),
        'content-media',
      );

      expect(result.status).toBe(200);
      expect(seen.map((one) => one.body.length - picture.length > 100)).toEqual([true]);
      expect(seen[0]?.body).toContain('A'.repeat(1_000));
    }));

  test.concurrent('when a shopper goes away meanwhile then his request is not sent any more', () =>
    withGateway(async (gateway) => {
      const signal = AbortSignal.timeout(200);
      const { result, seen } = await awayFor(1_500, gateway, () =>
        gateway.call('/api/cart/items', { ...json('POST', {}), signal }).catch((error: Error) => error.name),
      );

      expect([result, seen]).toEqual(['TimeoutError', []]);
    }));

  test('when one of two instances does not listen any more then the other is used', async () => {
    const alive = await startUpstream(answering('cart-orders'));

    try {
      expect(await postTo(alive, ['127.0.0.2', '127.0.0.1'])).toBe(200);
    } finally {
      await alive.close();
    }
  });
});

/** A POST to one name with these addresses, as Docker resolves several instances. */
async function postTo({ url }: TestUpstream, addresses: string[]): Promise<number | undefined> {
  const lookup: typeof lookupAnew = (_name, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  const hold = createOutageHold({ holdMs: 0 });
  const agent = createAgent('http://cart-orders', { hold, lookup });
  const options = { host: 'cart-orders', port: new URL(url).port, agent, method: 'POST' };
  return new Promise<number | undefined>((resolve, reject) => {
    request(options, (res) => resolve(res.statusCode))
      .on('error', reject)
      .end();
  }).finally(() => agent.destroy());
}
