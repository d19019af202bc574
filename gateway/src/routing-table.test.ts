import { describe, expect, test } from '@jest/globals';
import { RESOURCES } from './routing-table.ts';
import { json, withGateway } from './testing/with-gateway.ts';

const ROUTED: [string, string][] = [
  ['/api/custom-elixirs', 'cart-orders'],
  ['/api/cart', 'cart-orders'],
  ['/api/cart/items/7', 'cart-orders'],
  ['/api/checkout/create-preference', 'cart-orders'],
  ['/api/orders/abc/items', 'cart-orders'],
  ['/api/webhooks/mercado-pago', 'cart-orders'],
  ['/api/elixirs', 'catalog'],
  ['/api/elixirs/3', 'catalog'],
  ['/api/flowers/3', 'catalog'],
  ['/api/orders?x=1', 'cart-orders'],
  ['/api/content/home', 'content-media'],
  ['/api/contact', 'content-media'],
  ['/api/admin/content/4', 'content-media'],
  ['/api/admin/upload-image', 'content-media'],
  ['/api/admin/list-images', 'content-media'],
  ['/api/admin/images/a.webp', 'content-media'],
  ['/api/admin/messages', 'content-media'],
  ['/api/admin/mails/abc/resend', 'cart-orders'],
  ['/api/admin/reviews/123-amount/resolve', 'cart-orders'],
  ['/media/semilla/elixir-01.webp', 'content-media'],
  ['/api/admin/login', 'auth'],
  ['/api/admin/check-auth', 'auth'],
  ['/sandbox/checkout/v1/redirect', 'sandbox'],
];

describe('the routing table', () => {
  test('when endpoints share a resource then they belong to one service', () => {
    const table = new Map(RESOURCES);
    expect(RESOURCES.filter(([resource, service]) => table.get(resource) !== service)).toEqual([]);
    expect(table.size).toBeGreaterThan(10);
  });

  test.each(ROUTED)('when %s is requested then %s answers', (path, service) =>
    withGateway(async ({ call }) => {
      const answer = await call(path);

      expect(answer.json()).toEqual({ service, method: 'GET', url: path });
    }),
  );

  test('when nobody has a path of the API then the answer is a Spanish 404 and no service hears of it', () =>
    withGateway(async ({ call, services }) => {
      for (const path of ['/api', '/api/nada', '/api/cartoon', '/api/administration', '/API/cart']) {
        const answer = await call(path, { headers: { accept: 'application/json' } });
        expect([path, answer.status, answer.json()]).toEqual([
          path,
          404,
          { message: 'No encontramos lo que buscas.' },
        ]);
      }
      expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
    }));

  test('when somebody asks for what only services may then no service hears of it', () =>
    withGateway(async ({ call, services }) => {
      for (const path of ['/internal/elixirs?ids=1', '/internal/custom-elixirs', '/internal'])
        expect((await call(path)).status).toBe(404);
      expect((await call('/internal/custom-elixirs', json('POST', {}))).status).toBe(405);
      expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
    }));

  test('when there is no sandbox then its paths are nobody’s', () =>
    withGateway(
      async ({ call }) => {
        expect((await call('/sandbox/checkout')).status).toBe(404);
      },
      { env: { SANDBOX_URL: undefined } },
    ));

  test('when something is sent then method, body and answer go through as they are', () =>
    withGateway(
      async ({ call, services }) => {
        const answer = await call('/api/cart/items', json('POST', { elixirId: 1, note: 'año' }));

        expect(answer.status).toBe(201);
        expect(answer.headers.getSetCookie()).toEqual(['sid=1; HttpOnly', 'b=2']);
        expect(services['cart-orders'].seen[0]).toMatchObject({
          method: 'POST',
          url: '/api/cart/items',
          body: '{"elixirId":1,"note":"año"}',
        });
      },
      {
        'cart-orders': (req, res) => {
          req.on('end', () => res.writeHead(201, { 'set-cookie': ['sid=1; HttpOnly', 'b=2'] }).end('{}'));
          req.resume();
        },
      },
    ));
});
