import { describe, expect, test } from '@jest/globals';
import { MAIN, SCRIPT } from '../testing/shell.ts';
import { json, withGateway } from '../testing/with-gateway.ts';

describe('files of the front ends', () => {
  test('when a file of the shell is requested then its server answers', () =>
    withGateway(async ({ call }) => {
      expect(await call(MAIN)).toMatchObject({ status: 200, text: SCRIPT });
    }));

  test.each([
    ['/mf/storefront/remoteEntry.js', 'storefront', '/remoteEntry.js'],
    ['/mf/checkout/p-cart.0123456789ab.js', 'checkout', '/p-cart.0123456789ab.js'],
    ['/mf/admin@0123456789ab/remoteEntry.js', 'admin', '/@0123456789ab/remoteEntry.js'],
  ])('when %s is requested then the web server of the %s answers %s', (path, service, url) =>
    withGateway(async ({ call }) => {
      expect((await call(path)).json()).toEqual({ service, method: 'GET', url });
    }),
  );

  test('when a file is not there, or a script asks for a page then the answer is a short JSON 404', () =>
    withGateway(async ({ call, frontEnds }) => {
      const paths = [
        '/nada.js',
        '/favicon.ico',
        '/.well-known/x',
        '/assets/x',
        '/mf/nada/x.js',
        '/mf/storefront',
      ];
      for (const path of paths)
        expect([path, (await call(path)).status, (await call(path)).text]).toEqual([
          path,
          404,
          '{"message":"No encontramos lo que buscas."}',
        ]);
      expect((await call('/menu', { headers: { accept: 'application/json' } })).status).toBe(404);
      expect(frontEnds.storefront.seen).toEqual([]);
    }));

  test('when somebody requests what is for the shop itself then it is a 404', () =>
    withGateway(async ({ call, frontEnds }) => {
      const paths = [
        ...['/pages.json', '/release.json', '/@0123456789ab.server/app.cjs', '/@0123456789ab/main.js'],
        ...['/mf/storefront/release.json', '/mf/storefront/@0123456789ab.server/192.cjs'],
        ...['/mf/storefront@0123456789ab.server/192.cjs', '/mf/storefront/healthz'],
      ];
      for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, 404]);
      const { shell, storefront } = frontEnds;
      expect([...shell.seen, ...storefront.seen].filter(({ url }) => /@|release|healthz/.test(url))).toEqual(
        [],
      );
    }));

  test('when something is sent to a page or a file then it is refused', () =>
    withGateway(async ({ call }) => {
      expect(await call('/menu', json('POST', {}))).toMatchObject({ status: 405 });
      expect(await call(MAIN, json('PUT', {}))).toMatchObject({ status: 405 });
    }));

  test('when front ends are developed then pages come from the development server as they are', () =>
    withGateway(
      async ({ call, frontEnds }) => {
        for (let i = 0; i < 2; i += 1) expect((await call('/menu')).text).toContain('/menu');
        expect(frontEnds.shell.seen.map(({ url }) => url)).toEqual(['/menu', '/menu']);
      },
      { env: { NODE_ENV: 'development' } },
    ));
});
