import { describe, expect, test } from '@jest/globals';
import { readGatewayConfig } from '../config.ts';
import { rendersOf, open } from '../testing/pages.ts';
import { INDEX, TYPEFACES } from '../testing/shell.ts';
import { withGateway } from '../testing/with-gateway.ts';

describe('the answer to a page', () => {
  test('when a page has inline parts then its policy allows exactly these', () =>
    withGateway(async (gateway) => {
      const policy = (await open(gateway, '/menu')).headers.get('content-security-policy');

      expect(policy).toMatch(/script-src 'self' 'sha256-a';/);
      expect(policy).toMatch(/style-src [^;]*'sha256-b' 'sha256-c';/);
      const other = (await open(gateway, '/cart')).headers.get('content-security-policy');
      expect(other).toMatch(/script-src 'self';/);
    }));

  test('when the shell names the typefaces of a page then browsers hear of them', () =>
    withGateway(async (gateway) =>
      expect((await open(gateway, '/menu')).headers.get('link')).toBe(TYPEFACES),
    ));

  test('when any other path is opened then it is the shell’s answer, and it is not kept', () =>
    withGateway(async (gateway) => {
      for (const path of ['/no-existe', '/menu/otra', '/__proto__', '/tienda/miel.html', '/tienda.php']) {
        const { status, text } = await open(gateway, path);
        expect([path, status, text]).toEqual([path, 404, INDEX]);
        await open(gateway, path);
        expect(rendersOf(gateway, path)).toBe(2);
      }
    }));

  test('when the browser has the page already then it gets 304', () =>
    withGateway(async ({ call }) => {
      const etag = (await call('/cart')).headers.get('etag')!;

      expect((await call('/cart', { headers: { 'if-none-match': etag } })).status).toBe(304);
    }));

  test('when a page is opened with a slash too many then the browser is sent to the one address', () =>
    withGateway(async ({ call }) => {
      const { status, headers } = await call('/menu/?a=b');

      expect([status, headers.get('location')]).toEqual([308, '/menu?a=b']);
    }));

  test('when one address opens more pages than its share then it has to wait, and nobody else has', () =>
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
        for (let i = 1; i <= 5; i += 1) expect((await from(`2001:db8::${i}`)).status).toBe(200);
        expect((await from('2001:db8::6')).status).toBe(429);
        expect((await from('2001:db8:0:1::6')).status).toBe(200);
        expect((await call('/menu')).status).toBe(200);
      },
      { env: { PAGES_PER_MINUTE: '5', TRUSTED_PROXIES: 'loopback' } },
    ));
});

describe('starting', () => {
  test('when variables are missing then one line names them all', () => {
    expect(() => readGatewayConfig({ PORT: 'x' })).toThrow(
      /^Configuration: .*PUBLIC_BASE_URL is missing; CATALOG_URL is missing; .*ADMIN_URL is missing$/,
    );
  });
});
