import { describe, expect, test } from '@jest/globals';
import { readAnswer, withGateway } from '../testing/with-gateway.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FOREIGN: [string, Record<string, string>][] = [
  ['another site’s form', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site’s script', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://a.localhost:8080' }],
  ['a look-alike domain', { origin: 'http://localhost:8080.evil.example' }],
  ['another port', { origin: 'http://localhost:9999' }],
  ['a site that only claims the origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8080' }],
  ['a browser that does not say where from', { cookie: 'admin_sid=1' }],
  ['the shop’s name by another scheme', { origin: 'https://localhost:8080' }],
];
const OWN: [string, Record<string, string>][] = [
  ['our page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }],
  ['our page in an older browser', { origin: 'http://localhost:8080' }],
  ['our page by another name of the host', { origin: 'http://127.0.0.1:1' }],
  ['the person at the browser', { 'sec-fetch-site': 'none' }],
  ['the person at a browser that is signed in', { 'sec-fetch-site': 'none', cookie: 'admin_sid=1' }],
  ['a script or integration, without cookies', {}],
];
const CHANGES: [string, string][] = [
  ['POST', '/api/cart/items'],
  ['PATCH', '/api/cart/items/1'],
  ['PUT', '/api/admin/content/1'],
  ['DELETE', '/api/flowers/1'],
  ['POST', '/api/admin/upload-image'],
  ['POST', '/api/admin/login'],
  ['POST', '/sandbox/checkout/v1/redirect'],
];

// The test's fetch sets no Origin, so that each case decides.
const send = async (url: string, path: string, init: RequestInit) =>
  readAnswer(await fetch(url + path, init));

describe('changes that do not come from a page of the shop (A11)', () => {
  test.each(FOREIGN)('when they come from %s then they are 403 and no service hears of them', (_, headers) =>
    withGateway(async ({ url, services }) => {
      for (const [method, path] of CHANGES) {
        const answer = await send(url, path, { method, headers: { ...JSON_TYPE, ...headers }, body: '{}' });
        expect([method, path, answer.status, answer.json()]).toEqual([
          method,
          path,
          403,
          { message: 'La solicitud no viene de una página de la tienda.' },
        ]);
      }
      expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
    }),
  );

  test.each(OWN)('when they come from %s then they pass', (_, headers) =>
    withGateway(async ({ url }) => {
      const own = headers['origin'] === 'http://127.0.0.1:1' ? { origin: url } : headers;
      const init = { method: 'POST', headers: { ...JSON_TYPE, ...own }, body: '{}' };

      expect((await send(url, '/api/cart/items', init)).status).toBe(200);
    }),
  );

  test('when the shop has TLS then a page that came without it changes nothing', () =>
    withGateway(
      async ({ url, services }) => {
        const from = async (origin: string) => {
          const init = { method: 'POST', headers: { ...JSON_TYPE, origin }, body: '{}' };
          return (await send(url, '/api/cart/items', init)).status;
        };

        expect(await from('http://tienda.example')).toBe(403);
        expect(await from('https://tienda.example:8443')).toBe(403);
        expect(await from(url)).toBe(403);
        expect(services['cart-orders'].seen).toEqual([]);
        expect(await from('https://tienda.example')).toBe(200);
      },
      { env: { PUBLIC_BASE_URL: 'https://tienda.example' } },
    ));

  test('when the payment provider calls its webhook then it needs no origin', () =>
    withGateway(async ({ url }) => {
      const init = { method: 'POST', headers: JSON_TYPE, body: '{}' };

      expect((await send(url, '/api/webhooks/mercado-pago', init)).status).toBe(200);
    }));

  test.each(['GET', 'HEAD', 'OPTIONS'])(
    'when a page only reads (%s) then its origin does not matter',
    (method) =>
      withGateway(async ({ url }) => {
        const answer = await send(url, '/api/cart', { method, headers: { origin: 'https://evil.example' } });

        expect(answer.status).toBe(200);
      }),
  );
});

describe('calls with an API token', () => {
  test.each(FOREIGN)('when one comes from %s then it passes without its cookies', (_, headers) =>
    withGateway(async ({ url, services }) => {
      const sent = { authorization: 'Bearer shop_x', cookie: 'admin_sid=1', ...headers };

      const answer = await send(url, '/api/flowers/1', {
        method: 'PATCH',
        headers: { ...JSON_TYPE, ...sent },
        body: '{}',
      });

      expect(answer.status).toBe(200);
      const [seen] = services.catalog.seen;
      expect(seen?.headers.authorization).toBe('Bearer shop_x');
      expect(seen?.headers.cookie).toBeUndefined();
    }),
  );

  test('when another way to sign in is named then cookies and the rules for them stay', () =>
    withGateway(async ({ url, services }) => {
      const headers = { ...JSON_TYPE, authorization: 'Basic YTpi', cookie: 'admin_sid=1' };

      expect((await send(url, '/api/flowers/1', { method: 'PATCH', headers, body: '{}' })).status).toBe(403);
      expect(services.catalog.seen).toEqual([]);
    }));

  test('when one reads then its answer is kept for nobody', () =>
    withGateway(async ({ call, services }) => {
      const read = () => call('/api/elixirs', { headers: { authorization: 'Bearer shop_x' } });

      await read();
      await read();

      expect(services.catalog.seen).toHaveLength(2);
    }));

  test('when the answer to one is kept for everybody then the service never sees the token', () =>
    withGateway(async ({ call, services }) => {
      await call('/api/flowers', { headers: { authorization: 'Bearer shop_x' } });

      expect(services.catalog.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    }));
});

describe('kinds and sizes of bodies', () => {
  test.each([
    ['text/plain', 415, '{"elixirId":1}'],
    ['application/x-www-form-urlencoded', 415, 'a=b'],
    ['multipart/form-data; boundary=x', 415, '--x--'],
    ['', 415, '{}'],
    ['application/json', 413, JSON.stringify({ x: 'y'.repeat(300_000) })],
    ['application/json; charset=utf-8', 200, '{}'],
    ['application/json', 200, ''],
  ])('when a cart change is %s of some length then %s', (type, status, body) =>
    withGateway(async ({ call, services }) => {
      const headers = { 'content-type': type };

      const answer = await call('/api/cart/items', { method: 'POST', headers, body });

      expect(answer.status).toBe(status);
      if (status !== 200) expect(answer.json()).toEqual({ message: expect.any(String) });
      expect(services['cart-orders'].seen).toHaveLength(status === 200 ? 1 : 0);
    }),
  );

  test('when an upload is JSON, or more than 16 MB then it is refused', () =>
    withGateway(async ({ call, services }) => {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(17 * 1024 * 1024)]), 'a.jpg');

      const large = await call('/api/admin/upload-image', { method: 'POST', body: form });
      const odd = await call('/api/admin/upload-image', { method: 'POST', headers: JSON_TYPE, body: '{}' });

      expect([large.status, odd.status]).toEqual([413, 415]);
      expect(services['content-media'].seen).toEqual([]);
    }));

  test('when a body does not say how long it is then it is refused', () =>
    withGateway(async ({ call }) => {
      const body = new Blob(['{}']).stream();
      const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit;

      expect((await call('/api/cart/items', init)).status).toBe(411);
    }));
});

describe('the one click of mail programs', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';

  test('when it comes to a link of a mail then it passes without a page of the shop', () =>
    withGateway(async ({ url }) => {
      const path = '/api/consents/abc.def/end';
      expect((await send(url, path, { method: 'POST', headers: form, body })).status).toBe(200);
    }));

  test.each(['/api/consents/abc.def/confirm', '/api/consents', '/api/cart/items'])(
    'when a form comes to %s then it is none of ours',
    (path) =>
      withGateway(async ({ url, services }) => {
        expect((await send(url, path, { method: 'POST', headers: form, body })).status).toBe(415);
        expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
      }),
  );
});
