import { describe, expect, test } from '@jest/globals';
import { json, withGateway } from '../testing/with-gateway.ts';
import { createLog } from '@shop/service-kit/log';
import { signal } from '../testing/signal.ts';
import { answering, startUpstream, type Answering } from '../testing/upstream.ts';
import { createUpstream } from './upstream.ts';

describe('a connection that is cut before an answer', () => {
  /** Answers the first request of every connection and closes it on the second, without a response. */
  const onlyOnce = () => {
    const served = new WeakSet();
    return ({ socket }: { socket: object }) => served.has(socket) || !served.add(socket);
  };

  test('when a read meets it on a new connection then it is sent once more and succeeds', () => {
    let requests = 0;
    return withGateway(
      async ({ call }) => {
        for (const path of ['/api/cart', '/api/flowers']) {
          requests = 0;
          expect([(await call(path)).status, requests]).toEqual([200, 2]);
        }
      },
      Object.fromEntries(
        ['cart-orders', 'catalog'].map((name): [string, Answering] => [
          name,
          (req, res) => (requests++ === 0 ? void req.socket.destroy() : answering(name)(req, res)),
        ]),
      ),
    );
  });

  test('when a read meets it on a kept connection then it is sent once more and succeeds', () => {
    const isUsed = onlyOnce();
    return withGateway(
      async ({ call }) => {
        for (let i = 0; i < 6; i += 1) expect((await call('/api/cart')).status).toBe(200);
      },
      { 'cart-orders': (req, res) => (isUsed(req) ? void req.socket.destroy() : void res.end('{}')) },
    );
  });

  test('when a read meets it twice then the answer is 502 and it was sent twice, no more', () =>
    withGateway(
      async ({ call, services }) => {
        expect((await call('/api/cart')).status).toBe(502);
        expect(services['cart-orders'].seen).toHaveLength(2);
      },
      { 'cart-orders': (req) => void req.socket.destroy() },
    ));

  test('when a change meets it then it is not sent twice', () => {
    const isUsed = onlyOnce();
    return withGateway(
      async ({ call, services }) => {
        await call('/api/cart');
        const { status } = await call('/api/cart/items', json('POST', {}));

        expect(status).toBe(502);
        expect(services['cart-orders'].seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
      },
      { 'cart-orders': (req, res) => (isUsed(req) ? void req.socket.destroy() : void res.end('{}')) },
    );
  });

  test('when nothing is wrong then one connection serves many requests', () => {
    const sockets = new Set<object>();
    return withGateway(
      async ({ call }) => {
        for (let i = 0; i < 10; i += 1) await call('/api/cart', { headers: { connection: 'close' } });
        expect(sockets.size).toBe(1);
      },
      {
        'cart-orders': (req, res) => {
          sockets.add(req.socket);
          res.end('{}');
        },
      },
    );
  });

  test('when the gateway itself ends then a read is neither sent once more nor anew', async () => {
    const arrived = signal();
    const service = await startUpstream(() => arrived.happens());
    const upstream = createUpstream({
      name: 'shell',
      target: service.url,
      log: createLog('gateway', 'silent'),
      holdMs: 0,
      atOnce: 1,
      changed: () => undefined,
    });
    const first = upstream.fetch('/menu');
    await arrived.next();

    upstream.close();

    await expect(first).rejects.toThrow();
    await expect(upstream.fetch('/about')).rejects.toThrow();
    expect(service.seen.map(({ url }) => url)).toEqual(['/menu']);
    await service.close();
  });
});
