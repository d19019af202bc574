import { describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGatewayConfig } from '../config.ts';
import { startGateway } from '../start.ts';
import { INDEX, MAIN, SCRIPT } from '../testing/builds.ts';
import { json, withGateway } from '../testing/with-gateway.ts';

const PAGES = [
  ...['/', '/menu', '/customize', '/about', '/contact', '/cart'],
  ...['/checkout', '/checkout/success?orderId=1', '/checkout/failure', '/checkout/pending'],
  ...['/admin', '/admin/login', '/admin/products', '/admin/orders', '/admin/flowers'],
  ...['/admin/content', '/admin/content-list', '/admin/messages', '/admin/mails', '/admin/reviews'],
];

describe('pages', () => {
  test('when a page of the shop is opened, then it is the shell’s document with 200', () =>
    withGateway(async ({ call }) => {
      for (const path of PAGES) {
        const { status, headers, text } = await call(path, { headers: { accept: 'text/html' } });
        expect([path, status, text]).toEqual([path, 200, INDEX]);
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(headers.get('cache-control')).toBe('no-cache');
      }
    }));

  test('when any other path is opened, then it is the shell’s document with 404', () =>
    withGateway(async ({ call }) => {
      for (const path of ['/no-existe', '/menu/otra', '/admin/nada', '/checkout/otra']) {
        const { status, text } = await call(path);
        expect([path, status, text]).toEqual([path, 404, INDEX]);
      }
    }));

  test('when the browser has the page already, then it gets 304', () =>
    withGateway(async ({ call }) => {
      const etag = (await call('/menu')).headers.get('etag')!;

      expect((await call('/menu', { headers: { 'if-none-match': etag } })).status).toBe(304);
    }));

  test('when a page is opened with a slash too many, then the browser is sent to the one address', () =>
    withGateway(async ({ call }) => {
      const { status, headers } = await call('/menu/?a=b');

      expect([status, headers.get('location')]).toEqual([308, '/menu?a=b']);
      expect((await call('/index.html')).headers.get('location')).toBe('/');
    }));

  test('when a file is not there, or a script asks for a page, then the answer is a short JSON 404', () =>
    withGateway(async ({ call }) => {
      const paths = [
        '/nada.js',
        '/favicon.ico',
        '/.well-known/ai-catalog.json',
        '/.well-known/x',
        '/assets/x',
      ];
      for (const path of [
        ...paths,
        '/mf/nada/x.js',
        '/mf/storefront',
        '/mf/storefront/x.js',
        '/mf-stats.json',
      ])
        expect([path, (await call(path)).status, (await call(path)).text]).toEqual([
          path,
          404,
          '{"message":"No encontramos lo que buscas."}',
        ]);
      expect((await call('/menu', { headers: { accept: 'application/json' } })).status).toBe(404);
    }));

  test('when something is sent to a page, then it is refused', () =>
    withGateway(async ({ call }) => {
      expect(await call('/menu', json('POST', {}))).toMatchObject({ status: 405 });
    }));

  test('when a page was drawn ahead, then it is served with its status and the hashes of its inline parts', () =>
    withGateway(
      async ({ call }) => {
        const drawn = await call('/menu');
        const other = await call('/cart');
        const broken = await call('/about');

        expect([drawn.status, drawn.text]).toEqual([203, '<p>menú</p>']);
        const policy = drawn.headers.get('content-security-policy');
        expect(policy).toMatch(/script-src 'self' 'sha256-a';/);
        expect(policy).toMatch(/style-src [^;]*'sha256-b';/);
        expect([other.status, other.text, broken.status, broken.text]).toEqual([200, INDEX, 200, INDEX]);
      },
      {
        more: {
          prerendered: async (path) => {
            if (path === '/about') throw new Error('cannot draw');
            if (path !== '/menu') return undefined;
            return {
              html: '<p>menú</p>',
              status: 203,
              csp: { scriptSrc: ["'sha256-a'"], styleSrc: ["'sha256-b'"] },
            };
          },
        },
      },
    ));

  test('when one address opens more pages than its share, then it has to wait, and nobody else has', () =>
    withGateway(
      async ({ call }) => {
        const from = (ip: string) => call('/menu', { headers: { 'x-forwarded-for': ip } });
        for (let i = 0; i < 5; i += 1) expect((await from('203.0.113.7')).status).toBe(200);

        const refused = await from('203.0.113.7');

        expect([refused.status, refused.json()]).toEqual([
          429,
          { message: 'Demasiados intentos. Espera un momento.' },
        ]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await from('203.0.113.8')).status).toBe(200);
        expect((await call('/menu')).status).toBe(200);
      },
      { env: { PAGES_PER_MINUTE: '5', TRUSTED_PROXIES: 'loopback' } },
    ));
});

describe('files of the front ends', () => {
  test('when a file carries a hash, then browsers keep it for a year, compressed', () =>
    withGateway(async ({ call }) => {
      const { headers, text } = await call(MAIN, { headers: { 'accept-encoding': 'gzip, br' } });

      expect(text).toBe(SCRIPT);
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/javascript/);
    }));

  test('when it is an entry file, then browsers ask for it each time', () =>
    withGateway(async ({ call }) => {
      for (const path of ['/mf/storefront/mf-manifest.json', '/mf/admin/remoteEntry.js']) {
        const { status, headers } = await call(path);
        expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
        expect((await call(path, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304);
      }
    }));

  test('when an odd part of a file is asked for, then the whole of it comes', () =>
    withGateway(async ({ call }) => {
      for (const range of ['bytes=5-2', 'bytes=9999999-', 'bytes=a-b', 'x'])
        expect(await call(MAIN, { headers: { range } })).toMatchObject({ status: 200, text: SCRIPT });
    }));

  test('when a front end is deployed anew, then its new files are served without a restart', () =>
    withGateway(async ({ call, builds }) => {
      expect((await call('/mf/checkout/new.0123456789ab.js')).status).toBe(404);

      await writeFile(join(builds.folder('checkout'), 'new.0123456789ab.js'), '// new');
      await writeFile(join(builds.folder('checkout'), 'mf-manifest.json'), '{"name":"checkout","version":2}');
      await writeFile(join(builds.folder('shell'), 'index.html'), '<p>new</p>');
      await new Promise((resolve) => setTimeout(resolve, 1_100));

      expect((await call('/mf/checkout/new.0123456789ab.js')).text).toBe('// new');
      expect((await call('/mf/checkout/mf-manifest.json')).json()).toMatchObject({ version: 2 });
      expect((await call('/')).text).toBe('<p>new</p>');
    }));

  test('when robots ask for what they always ask for, then they get it', () =>
    withGateway(async ({ call }) => {
      const robots = await call('/robots.txt');
      const sitemap = await call('/sitemap.xml');

      expect(robots.headers.get('content-type')).toMatch(/text\/plain/);
      expect(robots.text).toContain('Sitemap: http://localhost:8080/sitemap.xml');
      expect(sitemap.headers.get('content-type')).toMatch(/application\/xml/);
      expect(sitemap.text.match(/<loc>[^<]*<\/loc>/g)).toHaveLength(5);
      expect((await call('/llms.txt')).text).toContain('http://localhost:8080/menu');
    }));
});

describe('starting', () => {
  test('when variables are missing, then one line names them all', () => {
    expect(() => readGatewayConfig({ PORT: 'x' })).toThrow(
      /^Configuration: .*PUBLIC_BASE_URL is missing; CATALOG_URL is missing; .*ADMIN_SOURCE is missing$/,
    );
  });

  test('when a front end was never built, then the line says which', () =>
    withGateway(async ({ builds, services }) => {
      const at = services.catalog.url;
      const config = readGatewayConfig({
        PORT: '0',
        LOG_LEVEL: 'silent',
        PUBLIC_BASE_URL: at,
        ...{ CATALOG_URL: at, CART_ORDERS_URL: at, CONTENT_MEDIA_URL: at, AUTH_URL: at },
        REDIS_URL: 'redis://127.0.0.1:9',
        ...{ SHELL_SOURCE: builds.folder('shell'), STOREFRONT_SOURCE: builds.folder('nowhere') },
        ...{ CHECKOUT_SOURCE: builds.folder('checkout'), ADMIN_SOURCE: builds.folder('admin') },
      });

      await expect(startGateway(config)).rejects.toThrow(/STOREFRONT_SOURCE: there is no folder/);
    }));
});

describe('front ends from development servers', () => {
  test('when a page or a file is asked for, then the server gets it by its public address', async () => {
    await withGateway(async ({ services }) => {
      const at = services.auth.url;
      await withGateway(
        async ({ call }) => {
          expect((await call('/menu')).json()).toMatchObject({ url: '/menu' });
          expect((await call('/mf/admin/remoteEntry.js')).json()).toMatchObject({
            url: '/mf/admin/remoteEntry.js',
          });
          expect((await call('/nada.hot-update.json')).json()).toMatchObject({
            url: '/nada.hot-update.json',
          });
        },
        { env: { SHELL_SOURCE: at, ADMIN_SOURCE: at } },
      );
    });
  });
});
