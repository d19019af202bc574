import { describe, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { timed } from '@shop/service-kit/testing/timed';
import { json, withGateway } from '../testing/with-gateway.ts';
import { answering, startUpstream } from '../testing/upstream.ts';

const SILENT = () => undefined;
/** Nobody listens here; a freed port might belong to another test. */
const NOBODY = 'http://127.0.0.1:2';

describe('a service that does not answer as it should', () => {
  test.concurrent('when it is down then the answer is 503 in Spanish with nothing of its address', async () => {
    await withGateway(
      async ({ call }) => {
        for (const init of [{}, json('POST', { elixirId: 1 })]) {
          const { status, headers, text } = await call('/api/cart/items', init);
          expect([status, JSON.parse(text)]).toEqual([
            503,
            { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' },
          ]);
          expect(headers.get('retry-after')).toBe('2');
        }
      },
      { env: { CART_ORDERS_URL: NOBODY } },
    );
  });

  test.concurrent('when it is silent then the answer is 504, and others are answered meanwhile', () =>
    withGateway(
      async ({ call }) => {
        const waiting = Promise.all(Array.from({ length: 300 }, () => call('/api/cart')));
        const other = call('/api/admin/check-auth');

        // More requests hang than the silent service has connections.
        expect(await Promise.race([waiting, other])).toMatchObject({ status: 200 });
        for (const answer of await waiting)
          expect([answer.status, answer.json()]).toEqual([
            504,
            { message: 'El servicio tardó demasiado en responder. Intenta de nuevo.' },
          ]);
      },
      { 'cart-orders': SILENT, env: { SERVICE_REQUESTS: '300' } },
    ));

  test.concurrent('when it is silent then nobody waits for more than six seconds', () =>
    withGateway(
      async ({ call }) => {
        const { result, passedMs, waitedMs } = await timed(() => call('/api/cart'));

        expect(result.status).toBe(504);
        expect(passedMs).toBeGreaterThan(5_000);
        expect(waitedMs).toBeLessThan(7_000);
      },
      { 'cart-orders': SILENT },
    ));

  test.concurrent('when it is silent about a change then the answer is 504 too, after one request', () =>
    withGateway(
      async ({ call, services }) => {
        expect((await call('/api/cart/items', json('POST', {}))).status).toBe(504);
        expect(services['cart-orders'].seen).toHaveLength(1);
      },
      { 'cart-orders': SILENT },
    ));

  test.concurrent('when it says that it is still waiting itself then it gets more time, and its word stays inside', () =>
    withGateway(
      async ({ call }) => {
        const { result, passedMs } = await timed(() => call('/api/cart/items', json('POST', {})));

        expect([result.status, passedMs > 7_000]).toEqual([200, true]);
      },
      {
        'cart-orders': (_req, res) => {
          const timer = setInterval(() => res.writeProcessing(), 1_000);
          setTimeout(() => (clearInterval(timer), res.end('{}')), 7_500);
        },
      },
    ));

  test('when it breaks off in the middle of its answer then the client learns of it at once', () =>
    withGateway(
      async ({ call }) => {
        const { result, waitedMs } = await timed(() =>
          call('/api/cart').catch((error: Error) => error.message),
        );

        expect(result).toMatch(/terminated|fetch failed/);
        // Sooner than the timeout for a silent service.
        expect(waitedMs).toBeLessThan(5_000);
      },
      {
        'cart-orders': (_req, res) => {
          res.writeHead(200, { 'content-length': '100' }).write('{"half":');
          setTimeout(() => res.destroy(), 50);
        },
      },
    ));

  test.concurrent('when it stops in the middle of its answer then the client is not left waiting', () =>
    withGateway(
      async ({ call }) => {
        const { result, waitedMs } = await timed(() => call('/api/cart').catch(() => 'cut'));

        expect(result).toBe('cut');
        expect(waitedMs).toBeLessThan(15_000);
      },
      { 'cart-orders': (_req, res) => void res.writeHead(200, { 'content-length': '100' }).write('{') },
    ));

  test('when it hangs up without an answer then the answer is 502', () =>
    withGateway(
      async ({ call }) => {
        const { status, json: body } = await call('/api/cart/items', json('POST', {}));
        expect([status, body()]).toEqual([
          502,
          { message: 'El servicio no respondió correctamente. Intenta de nuevo.' },
        ]);
      },
      { 'cart-orders': (req) => void req.socket.destroy() },
    ));

  test('when it speaks no HTTP then the answer is 502', async () => {
    const server = createServer((socket) => socket.on('error', SILENT).end('garbage\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const CART_ORDERS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await withGateway(
      async ({ call }) => {
        expect((await call('/api/cart')).status).toBe(502);
      },
      { env: { CART_ORDERS_URL } },
    );
    server.close();
  });

  test.concurrent('when it answers slowly but steadily then the whole answer arrives', () =>
    withGateway(
      async ({ call }) => {
        expect((await call('/api/cart')).text).toBe('x'.repeat(8));
      },
      {
        'cart-orders': (_req, res) => {
          let left = 8;
          const timer = setInterval(() => {
            res.write('x');
            left -= 1;
            if (left === 0) {
              clearInterval(timer);
              res.end();
            }
          }, 250);
        },
      },
    ));

  test('when it comes back then it is used again', () =>
    withGateway(
      async ({ call, services }) => {
        expect((await call('/api/cart')).status).toBe(200);
        await services['cart-orders'].close();
        expect((await call('/api/cart')).status).toBe(503);

        const again = await startUpstream(
          answering('cart-orders'),
          new URL(services['cart-orders'].url).port,
        );
        const { status } = await call('/api/cart');
        await again.close();

        expect(status).toBe(200);
      },
      { env: { SERVICE_WAIT_MS: '0' } },
    ));
});
