import { describe, expect, test } from '@jest/globals';
import { rawRequest } from '../testing/raw-request.ts';
import { answering } from '../testing/upstream.ts';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';

const ON_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
};
const ANSWERS: [string, RequestInit][] = [
  ['/', {}],
  ['/no-existe', {}],
  ['/main.0123456789ab.js', {}],
  ['/mf/storefront/mf-manifest.json', {}],
  ['/mf/storefront/nada.js', {}],
  ['/robots.txt', {}],
  ['/healthz', {}],
  ['/readyz', {}],
  ['/api/cart', {}],
  ['/api/flowers', {}],
  ['/api/nada', {}],
  ['/api/cart//x', {}],
  ['/media/semilla/a.webp', {}],
  ['/api/cart/items', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  ['/api/elixirs', json('POST', {})],
];
const workerFile = { shell: answering('shell') };
const FOREIGN = [
  'https://evil.example',
  'null',
  'http://localhost:8080.evil.example',
  'https://a.shop.example',
];

describe('headers of every answer (A17)', () => {
  test.each(ANSWERS)(
    'when %s is answered then they are all there and nothing reveals what runs inside',
    (path, init) =>
      withGateway(
        async ({ call }) => {
          const { headers } = await call(path, init);

          expect(Object.fromEntries(headers)).toMatchObject(ON_EVERY_ANSWER);
          expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
          expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
          expect(headers.get('x-powered-by')).toBeNull();
          expect(headers.get('server')).toBeNull();
          expect(headers.get('strict-transport-security')).toBeNull();
        },
        {
          catalog: (_req, res) =>
            res
              .writeHead(200, { 'x-powered-by': 'Express', server: 'x', 'content-type': 'application/json' })
              .end('[]'),
        },
      ),
  );

  test('when the request could not even be read then they are there too', () =>
    withGateway(async ({ url }) => {
      const { head } = await rawRequest(url, 'GET / HTTP/1.1\r\nX Y: z\r\n\r\n');

      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toContain("frame-ancestors 'none'");
    }));

  test('when the shop is reached over https then browsers must stay on https', () =>
    withGateway(
      async ({ call }) => {
        const { headers } = await call('/');

        expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
        expect(headers.get('content-security-policy')).toMatch(/upgrade-insecure-requests/);
      },
      { env: { PUBLIC_BASE_URL: 'https://shop.example' } },
    ));

  test('when a service has a policy of its own for an answer then that one stands', () =>
    withGateway(
      async ({ call }) => {
        const { headers } = await call('/sandbox/pay');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; form-action 'self'");
      },
      {
        sandbox: (_req, res) =>
          res.writeHead(200, { 'content-security-policy': "default-src 'none'; form-action 'self'" }).end(),
      },
    ));
});

describe('the service worker', () => {
  test('when its script is asked for then it may fetch the shop and nothing else, and no answer switches it off', () =>
    withGateway(async ({ call }) => {
      const { status, headers } = await call('/sw.js');

      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; connect-src 'self'; img-src 'self'",
      );
      expect(headers.get('x-offline')).toBeNull();
    }, workerFile));

  test('when the shop wants none then every page says so, and there is no script', () =>
    withGateway(
      async ({ call }) => {
        for (const path of ['/', '/cart', '/no-existe'])
          expect([path, (await call(path)).headers.get('x-offline')]).toEqual([path, 'off']);
        expect((await call('/sw.js')).status).toBe(404);
      },
      { ...workerFile, env: { SERVICE_WORKER: 'off' } },
    ));
});

describe('the policy of pages', () => {
  const toldOf = ({ shell }: TestGateway['frontEnds']) =>
    new Set(shell.seen.map(({ headers }) => headers['x-remote-overrides']));
  const scriptsOf = (headers: Headers) =>
    /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

  test('when a page is not the checkout then only our own scripts run on it', () =>
    withGateway(async ({ call }) => {
      for (const path of ['/cart', '/admin', '/checkouts', '/no-existe'])
        expect([path, scriptsOf((await call(path)).headers)]).toEqual([path, "'self'"]);
    }));

  test('when it is the checkout then the payment provider’s script runs there too', () =>
    withGateway(async ({ call }) => {
      const own = "'self' https://sdk.mercadopago.com https://http2.mlstatic.com";
      expect(scriptsOf((await call('/checkout/success')).headers)).toBe(own);
      expect(scriptsOf((await call('/checkout')).headers)).toBe(`${own} 'sha256-a'`);
    }));

  test('when the provider is the sandbox then no foreign host is allowed anywhere', () =>
    withGateway(
      async ({ call }) => {
        const policy = (await call('/checkout')).headers.get('content-security-policy');
        expect(policy).not.toMatch(/mercado/);
        expect(policy).toMatch(/frame-src 'self';/);
      },
      { env: { MERCADOPAGO_SDK_URL: 'http://localhost:8080/sandbox/sdk/js/v2' } },
    ));

  test('when the shop permits own remotes then scripts of the visitor’s own machine run, and no others', () =>
    withGateway(
      async ({ call, frontEnds }) => {
        const own = "'self' http://localhost:* http://127.0.0.1:*";
        expect(scriptsOf((await call('/cart')).headers)).toBe(own);
        expect(toldOf(frontEnds)).toEqual(new Set(['on']));
      },
      { env: { REMOTE_OVERRIDES: 'on' } },
    ));

  test('when the shop does not permit them then no page is told that it may load them, whatever a visitor says', () =>
    withGateway(async ({ call, frontEnds }) => {
      for (const path of ['/cart', '/no-existe', '/menu?remoto=checkout@http://localhost:1'])
        await call(path, { headers: { accept: 'text/html', 'x-remote-overrides': 'on' } });

      expect(toldOf(frontEnds)).toEqual(new Set([undefined]));
    }));

  test('when a front end comes from a development server then its code may be evaluated', () =>
    withGateway(
      async ({ call }) => {
        expect(scriptsOf((await call('/')).headers)).toBe("'self' 'unsafe-eval'");
      },
      { env: { NODE_ENV: 'development' } },
    ));
});

describe('other origins (A18)', () => {
  test.each(FOREIGN)('when a page of %s reads then nothing allows it to', (origin) =>
    withGateway(
      async ({ call }) => {
        for (const path of [
          '/',
          '/api/cart',
          '/api/flowers',
          '/media/semilla/a.webp',
          '/main.0123456789ab.js',
        ]) {
          const { headers } = await call(path, { headers: { origin } });
          const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
          expect([path, names]).toEqual([path, []]);
        }
      },
      {
        'cart-orders': (_req, res) =>
          res
            .writeHead(200, {
              'access-control-allow-origin': '*',
              'access-control-allow-credentials': 'true',
            })
            .end('{}'),
      },
    ),
  );

  test('when a browser asks whether it may then the answer does not allow it', () =>
    withGateway(async ({ call }) => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' };

      const answer = await call('/api/flowers/1', { method: 'OPTIONS', headers });

      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }));
});
