import { describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { rendersOf, changing, fetchedAhead, MINUTES, open, withClock } from '../testing/pages.ts';
import { INDEX, rendered } from '../testing/shell.ts';
import { json, withGateway } from '../testing/with-gateway.ts';

describe('pages', () => {
  test('when the gateway starts then every page is fetched ahead and no visitor waits for one', () =>
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
      expect(rendersOf(gateway, '/menu')).toBe(1);
    }));

  test('when nobody came for ten minutes, or for hours then the full page is shown at once and made anew', () =>
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

  test('when the owner changed something then the very next page shows it, and only pages that show it are made anew', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect((await open(gateway, '/menu')).text).toBe(rendered('Precio nuevo', '/menu'));
        expect((await open(gateway, '/')).text).toBe(rendered('Precio nuevo', '/'));
        expect([rendersOf(gateway, '/menu'), rendersOf(gateway, '/about')]).toEqual([2, 1]);
      },
      { catalog: changing('catalog') },
    ));

  test('when the owner changed something then pages are made anew without a visitor', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));
        // Pages are rendered one after the other: '/' is done when '/menu' is requested.
        while (rendersOf(gateway, '/menu') < 2) await sleep(10);
        gateway.shell.before = () => new Promise(() => undefined);

        expect((await open(gateway, '/')).text).toBe(rendered('Precio nuevo', '/'));
      },
      { catalog: changing('catalog') },
    ));

  test.concurrent('when rendering hangs after a change then a visitor gets the page of before after a second', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        gateway.shell.before = () => new Promise(() => undefined);
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect((await open(gateway, '/menu')).text).toBe(rendered('Hola', '/menu'));
      },
      { catalog: changing('catalog') },
    ));

  test.concurrent('when a front end was deployed then pages are made anew at once; nobody waits', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      gateway.shell.release = 'two';
      gateway.shell.words = 'Diseño nuevo';
      expect((await open(gateway, '/menu')).text).toBe(rendered('Hola', '/menu'));
      await fetchedAhead(gateway, 2);

      expect((await open(gateway, '/menu')).text).toBe(rendered('Diseño nuevo', '/menu'));
    }));

  test('when a page cannot be rendered then the last good one is shown; without one browsers draw it', async () => {
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

  test('when the shell’s server is away then known pages are still there', () =>
    withClock(async (gateway, clock) => {
      await fetchedAhead(gateway);
      await gateway.frontEnds.shell.close();
      clock.now += 20 * MINUTES;

      for (const path of ['/menu', '/cart'])
        expect([path, (await open(gateway, path)).status]).toEqual([path, 200]);
    }));

  test('when a product’s page is opened then it is kept until the catalogue is changed', () =>
    withClock(
      async (gateway) => {
        await fetchedAhead(gateway);
        const product = async () => (await open(gateway, '/menu/monte-blanco')).text;
        for (let i = 0; i < 2; i += 1) expect(await product()).toBe(rendered('Hola', '/menu/monte-blanco'));
        expect([rendersOf(gateway, '/menu/monte-blanco'), rendersOf(gateway, '/menu/:slug')]).toEqual([1, 0]);

        gateway.shell.words = 'Precio nuevo';
        await gateway.call('/api/flowers/1', json('PATCH', {}));

        expect(await product()).toBe(rendered('Precio nuevo', '/menu/monte-blanco'));
      },
      { catalog: changing('catalog') },
    ));

  test('when parameters change what a page shows then each choice is a page of its own, however it is written', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      const address = '/menu?q=flor+blanca&sabor=floral';
      for (const url of [
        '/menu?sabor=floral&q=flor%20blanca',
        '/menu?utm_source=x&q=flor+blanca&sabor=floral',
      ])
        expect((await open(gateway, url)).text).toBe(rendered('Hola', address));

      expect(rendersOf(gateway, address)).toBe(1);
      for (const url of ['/menu?q=', '/menu?utm_source=x'])
        expect((await open(gateway, url)).text).toBe(rendered('Hola', '/menu'));
      expect((await open(gateway, '/about?q=x')).text).toBe(rendered('Hola', '/about'));
    }));

  test('when a robot opens the page of every product then only the latest pages are kept', () =>
    withClock(async (gateway) => {
      for (let i = 0; i <= 500; i += 1) await open(gateway, `/menu/mezcla-${i}`);
      await open(gateway, '/menu/mezcla-500');
      await open(gateway, '/menu/mezcla-0');

      expect([rendersOf(gateway, '/menu/mezcla-500'), rendersOf(gateway, '/menu/mezcla-0')]).toEqual([1, 2]);
    }));

  test('when a page is one person’s then who has a session gets its frame and everybody else the page of a new visitor', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      const from = (cookie: string) =>
        gateway.call('/checkout?visita=nueva&x=1', { headers: { accept: 'text/html', cookie } });
      const [known, stranger] = [await from('a=1; sid=s%3Aabc.def'), await from('admin_sid=s%3Aabc')];

      expect(known.text).toBe(rendered('Hola', '/checkout'));
      expect(stranger.text).toBe(rendered('Hola', '/checkout?visita=nueva'));
      expect((await open(gateway, '/checkout')).text).toBe(stranger.text);
      for (const { headers } of [known, stranger])
        expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
      // Both were prefetched, and no cookie of a visitor reaches the shell.
      const asked = gateway.frontEnds.shell.seen.filter(({ url }) => /^\/checkout(\?|$)/.test(url));
      expect(asked.map(({ url }) => url)).toEqual(['/checkout', '/checkout?visita=nueva']);
      expect(asked.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
    }));

  test('when parameters are made up without end then only the latest pages are kept', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      for (let i = 0; i <= 100; i += 1) await open(gateway, `/menu?q=${i}`);

      await open(gateway, '/menu?q=100');
      await open(gateway, '/menu?q=0');

      expect([rendersOf(gateway, '/menu?q=100'), rendersOf(gateway, '/menu?q=0')]).toEqual([1, 2]);
    }));

  test.concurrent('when a choice cannot be rendered in time, or at all then its page without parameters is shown', () =>
    withClock(async (gateway) => {
      await fetchedAhead(gateway);
      gateway.shell.before = () => new Promise(() => undefined);
      expect((await open(gateway, '/menu?q=x')).text).toBe(rendered('Hola', '/menu'));
      await gateway.frontEnds.shell.close();

      expect((await open(gateway, '/menu?q=y')).text).toBe(rendered('Hola', '/menu'));
    }));

  test('when parameters or an earlier address name the page of a product then browsers are sent there', () =>
    withClock(async (gateway) => {
      const { status, headers } = await open(gateway, '/menu?elixir=3');
      expect([status, headers.get('location')]).toEqual([302, '/menu/monte-blanco']);

      // Permanent, but a name may come back: browsers have to ask again.
      const moved = await open(gateway, '/menu/antes?utm_source=ig');
      expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
        ...[301, '/menu/monte-blanco?utm_source=ig', 'no-cache'],
      ]);
    }));

  test('when parameters say who sent the visitor as well then these go along', () =>
    withClock(async (gateway) => {
      const { headers } = await open(gateway, '/menu?utm_source=ig&elixir=3&q=sol&gclid=a%20b');

      expect(headers.get('location')).toBe('/menu/monte-blanco?utm_source=ig&gclid=a+b');
    }));

  test.each([
    ['/Menu?utm_source=ig', '/menu?utm_source=ig'],
    ['/men%C3%BA', '/menu'],
    ['/menu/Monte-Blanco?a=1&b=2', '/menu/monte-blanco?a=1&b=2'],
    ['/menu/Monte%20Blanco', '/menu/monte-blanco'],
    ['/lotes/VX-2601', '/lotes/vx-2601'],
    ['/lotes/VX--2601-', '/lotes/vx--2601-'],
    ['/Admin/Orders', '/admin/orders'],
    // What stood around the address in a message.
    ['/menu/monte-blanco.', '/menu/monte-blanco'],
    ['/menu/monte-blanco),', '/menu/monte-blanco'],
    ['/lotes/vx-2601%E2%80%A6?a=1', '/lotes/vx-2601?a=1'],
    // What is put together of 'https://tienda.mx/' and '/menu'.
    ['//menu?a=1', '/menu?a=1'],
    ['/menu//monte-blanco/', '/menu/monte-blanco'],
    ['///', '/'],
    // The same page of a former shop.
    ['/index.php?a=1', '/?a=1'],
    ['/index.html', '/'],
    ['/Menu.html', '/menu'],
    ['/menu/monte-blanco.aspx', '/menu/monte-blanco'],
  ])('when %s is opened then browsers are sent to %s for good', (typed, plain) =>
    withClock(async (gateway) => {
      const { status, headers } = await open(gateway, typed);

      expect([status, headers.get('location')]).toEqual([301, plain]);
    }),
  );

  test.each(['/Nada', '/%E0%A4%A', '/menu/a/B', '//evil.example/Menu', '//evil.example', '/lotes/vx--2601'])(
    'when %s is opened then nobody is sent elsewhere',
    (path) =>
      withClock(async (gateway) => {
        expect((await open(gateway, path)).headers.get('location')).toBeNull();
      }),
  );
});
