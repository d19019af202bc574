import { describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { readGatewayConfig } from '../config.ts';
import { INDEX, rendered } from '../testing/shell.ts';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';
import type { Answering } from '../testing/upstream.ts';

const open = ({ call }: TestGateway, path: string) => call(path, { headers: { accept: 'text/html' } });
/** Paths of pages that the shell was asked for. */
const asked = ({ frontEnds }: TestGateway, path: string) =>
  frontEnds.shell.seen.filter(({ url }) => url === path).length;

/** Pages are fetched ahead one after the other: when the last one is asked for the others are there. */
async function fetchedAhead(gateway: TestGateway, times = 1): Promise<void> {
  while (asked(gateway, '/admin/login') < times) await sleep(10);
}

const MINUTES = 60_000;
/** A gateway that hears of every change, with a clock that a test moves. */
function withClock(test: (gateway: TestGateway, clock: { now: number }) => Promise<void>, answers = {}) {
  const clock = { now: 0 };
  return withGateway((gateway) => test(gateway, clock), {
    more: { now: () => clock.now, hearsChanges: () => true },
    ...answers,
  });
}
const changing =
  (tag: string): Answering =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json', 'x-purges': tag }).end('{}');

describe('pages', () => {
  test('when the gateway starts, then every page is fetched ahead and no visitor waits for one', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      gateway.shell.before = () => new Promise(() => undefined);

      const { status, text, headers } = await open(gateway, '/menu');

      expect([status, text]).toEqual([200, rendered('Hola', '/menu')]);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect((await open(gateway, '/cart')).text).toBe(INDEX);
      expect(asked(gateway, '/menu')).toBe(1);
    }));

  test('when nobody came for ten minutes, or for hours, then the full page is shown at once and made anew', () =>
    withClock(async (gateway, clock) => {
      await fetchedAhead(gateway);
      const home = async () => (await open(gateway, '/')).text;
      for (const quiet of [10, 60, 600]) {
        const shown = rendered(gateway.shell.words!, '/');
        clock.now += quiet * MINUTES;
        gateway.shell.words = `Tras ${quiet} minutos`;
        expect(await home()).toBe(shown);
        while ((await home()) === shown) await sleep(10);
        expect(await home()).toBe(rendered(`Tras ${quiet} minutos`, '/'));
      }
    }));

  test('when the owner changed something, then the very next page shows it, and only pages that show it are made anew', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect((await open(gateway, '/menu')).text).toBe(rendered('Precio nuevo', '/menu'));
        expect((await open(gateway, '/')).text).toBe(rendered('Precio nuevo', '/'));
        expect([asked(gateway, '/menu'), asked(gateway, '/about')]).toEqual([2, 1]);
      },
      { catalog: changing('catalog') },
    ));

  test('when the owner changed something, then pages are made anew without a visitor', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));
        // Pages are made anew one after the other: '/' is done when '/menu' is asked for.
        while (asked(gateway, '/menu') < 2) await sleep(10);
        gateway.shell.before = () => new Promise(() => undefined);

        expect((await open(gateway, '/')).text).toBe(rendered('Precio nuevo', '/'));
      },
      { catalog: changing('catalog') },
    ));

  test('when rendering hangs after a change, then a visitor gets the page of before after a second', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.before = () => new Promise(() => undefined);
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect((await open(gateway, '/menu')).text).toBe(rendered('Hola', '/menu'));
      },
      { catalog: changing('catalog') },
    ));

  test('when a front end was deployed, then pages are made anew at once; nobody waits', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      gateway.shell.release = 'two';
      gateway.shell.words = 'Diseño nuevo';
      expect((await open(gateway, '/menu')).text).toBe(rendered('Hola', '/menu'));
      await fetchedAhead(gateway, 2);

      expect((await open(gateway, '/menu')).text).toBe(rendered('Diseño nuevo', '/menu'));
    }));

  test('when a page cannot be rendered, then the last good one is shown; without one browsers draw it', async () => {
    await withClock(async (gateway, clock) => {
      await fetchedAhead(gateway);
      gateway.shell.words = undefined;
      clock.now += 2 * MINUTES;
      for (let i = 0; i < 2; i += 1)
        expect((await open(gateway, '/menu')).text).toBe(rendered('Hola', '/menu'));
    });
    await withGateway(async (gateway) => {
      gateway.shell.words = undefined;
      const { status, text } = await open(gateway, '/menu');
      expect([status, text]).toEqual([200, INDEX]);
    });
  });

  test('when the shell’s server is away, then known pages are still there', () =>
    withClock(async (gateway, clock) => {
      await fetchedAhead(gateway);
      await gateway.frontEnds.shell.close();
      clock.now += 20 * MINUTES;

      for (const path of ['/menu', '/cart'])
        expect([path, (await open(gateway, path)).status]).toEqual([path, 200]);
    }));

  test('when a page has inline parts, then its policy allows exactly these', () =>
    withGateway(async (gateway) => {
      const policy = (await open(gateway, '/menu')).headers.get('content-security-policy');

      expect(policy).toMatch(/script-src 'self' 'sha256-a';/);
      expect(policy).toMatch(/style-src [^;]*'sha256-b' 'sha256-c';/);
      const other = (await open(gateway, '/cart')).headers.get('content-security-policy');
      expect(other).toMatch(/script-src 'self';/);
    }));

  test('when a product’s page is opened, then it is kept until the catalogue is changed', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        const product = async () => (await open(gateway, '/menu/monte-blanco')).text;
        for (let i = 0; i < 2; i += 1) expect(await product()).toBe(rendered('Hola', '/menu/monte-blanco'));
        expect([asked(gateway, '/menu/monte-blanco'), asked(gateway, '/menu/:slug')]).toEqual([1, 0]);

        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect(await product()).toBe(rendered('Precio nuevo', '/menu/monte-blanco'));
      },
      { catalog: changing('catalog') },
    ));

  test('when any other path is opened, then it is the shell’s answer, and it is not kept', () =>
    withGateway(async (gateway) => {
      for (const path of ['/no-existe', '/menu/otra', '/__proto__']) {
        const { status, text } = await open(gateway, path);
        expect([path, status, text]).toEqual([path, 404, INDEX]);
        await open(gateway, path);
        expect(asked(gateway, path)).toBe(2);
      }
    }));

  test('when the browser has the page already, then it gets 304', () =>
    withGateway(async ({ call }) => {
      const etag = (await call('/cart')).headers.get('etag')!;

      expect((await call('/cart', { headers: { 'if-none-match': etag } })).status).toBe(304);
    }));

  test('when a page is opened with a slash too many, then the browser is sent to the one address', () =>
    withGateway(async ({ call }) => {
      const { status, headers } = await call('/menu/?a=b');

      expect([status, headers.get('location')]).toEqual([308, '/menu?a=b']);
      expect((await call('/index.html')).headers.get('location')).toBe('/');
    }));

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

describe('starting', () => {
  test('when variables are missing, then one line names them all', () => {
    expect(() => readGatewayConfig({ PORT: 'x' })).toThrow(
      /^Configuration: .*PUBLIC_BASE_URL is missing; CATALOG_URL is missing; .*ADMIN_URL is missing$/,
    );
  });
});
