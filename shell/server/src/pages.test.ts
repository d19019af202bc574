import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { STAND_IN } from '@shop/contracts/offline';
import { publicPages } from '@shop/contracts/pages';
import { pages } from '@shop/contracts/pages/all';
import { aContent, anElixir, someSettings } from '@shop/contracts/testing/builders';
import { withShell } from './testing/with-shell.ts';

describe('pages of the shell’s server', () => {
  test('when a public page is requested then it is rendered with its data, and says which inline parts it has', () =>
    withShell(async ({ get }) => {
      const { status, headers, text } = await get('/menu');

      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('/menu: storefront one, eleven flowers at http://localhost:8080/menu');
      expect(headers.get('x-inline-scripts')).toBe("'sha256-a' 'sha256-b'");
      expect(headers.get('x-inline-styles')).toMatch(/^'sha256-c' 'sha256-[^']+'$/);
    }));

  test('when a page belongs to one person, or is none then it is the empty page with its status', () =>
    withShell(async ({ get }) => {
      const unrendered = pages.filter((page) => !page.public && !page.frame);
      for (const path of [...unrendered.map((page) => page.path), STAND_IN]) {
        const { status, headers, text } = await get(path);
        expect([path, status, headers.get('x-inline-scripts')]).toEqual([path, 200, "'sha256-a' 'sha256-b'"]);
        expect(text).toContain('<div id="root"></div>');
      }
      for (const path of ['/no-existe', '/menu/otra', '/admin/nada'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    }));

  test('when a page of one person has a frame for everybody then that is rendered, whoever asks; caches tell visitors apart', () =>
    withShell(async ({ get }) => {
      for (const path of ['/cart', '/cart?visita=nueva', '/checkout']) {
        const { status, headers, text } = await get(path);
        expect([status, headers.get('vary')]).toEqual([200, 'Cookie']);
        expect(text).toContain(`${path}: checkout one, eleven flowers`);
      }
      expect((await get('/menu')).headers.get('vary')).toBeNull();
    }));

  test('when the owner changes name and colours then the next page has them, in its head and as data, and its policy allows them', () =>
    withShell(async ({ get, api }) => {
      const before = (await get('/cart')).text;
      expect(before).toContain('<style>:root{');
      expect(before).toContain('"name":"Flor de Kaab"');
      const colors = { ...someSettings().colors, button: '#7CC4F2' };
      api.settings = someSettings({ name: 'Miel </script><b>', colors });

      for (const path of ['/cart', '/admin', '/menu', '/no-existe']) {
        const { text, headers } = await get(path);
        const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
        expect(style).toContain('--amber:#7CC4F2');
        const hash = createHash('sha256').update(style).digest('base64');
        expect(headers.get('x-inline-styles')).toContain(`'sha256-${hash}'`);
        expect(text).toContain('"name":"Miel \\u003c/script>\\u003cb>"');
      }
    }));

  test('when the shop has no picture of its own then its icon and card are drawn, at other addresses with another look', () =>
    withShell(async ({ get, api }) => {
      const picturesOf = (html: string) =>
        [...html.matchAll(/(?:icon" href|content)="([^"]*)"/g)].map(([, to]) => to);
      const drawn = picturesOf((await get('/cart')).text);
      api.settings = someSettings({ name: 'Miel del Mayab' });
      const renamed = picturesOf((await get('/cart')).text);
      api.settings = someSettings({ logo: 'http://localhost:8080/media/subidas/a.webp' });
      const own = picturesOf((await get('/cart')).text);

      expect(drawn).toEqual([
        expect.stringMatching(/^\/media\/marca\/icono\.svg\?v=[0-9a-f]{8}$/),
        expect.stringMatching(/^http:\/\/localhost:8080\/media\/marca\/tarjeta\.png\?v=[0-9a-f]{8}$/),
      ]);
      expect(renamed.filter((address) => drawn.includes(address))).toEqual([]);
      expect(own[0]).toMatch(/^\/media\/marca\/icono\.png\?v=[0-9a-f]{8}$/);
      expect(drawn.map((address) => address?.slice(-8))).not.toContain(own[0]!.slice(-8));

      api.settings = someSettings({ logo: 'https://otra.example/media/logo.png' });
      expect(picturesOf((await get('/cart')).text)[0]).toBe('https://otra.example/media/logo.png');
    }));

  test('when the settings cannot be read then those of before count; without any no page is worth keeping', async () => {
    await withShell(
      async ({ get, api }) => {
        api.settings = null;
        expect((await get('/cart')).status).toBe(503);
        api.settings = someSettings({ name: 'Miel del Mayab' });
        expect((await get('/cart')).status).toBe(200);
        api.settings = null;

        expect((await get('/menu')).text).toContain('"name":"Miel del Mayab"');
      },
      {},
      null,
    );
  });

  test('when rendering fails or data are missing then it says so with the empty page', () =>
    withShell(async ({ get, api }) => {
      expect((await get('/about')).status).toBe(503);
      api.text = undefined;
      const { status, text } = await get('/menu');

      expect([status, text.includes('<div id="root"></div>')]).toEqual([503, true]);
    }));

  test('when a product’s page is requested then it is rendered at its own address; without a product it is a 404', () =>
    withShell(async ({ get, api }) => {
      expect((await get('/menu/monte-blanco')).text).toContain('/menu/monte-blanco: storefront one');
      const { status, text } = await get('/menu/otra');
      expect([status, text.includes('<div id="root"></div>')]).toEqual([404, true]);

      api.text = undefined;
      expect((await get('/menu/otra')).status).toBe(503);
      expect((await get('/sitemap.xml')).status).toBe(500);
    }));

  test('when a product has another address now then browsers are sent there; when it was deleted, they hear that it is gone', () =>
    withShell(async ({ get, api }) => {
      api.before = { 'monte-blanco': 'monte' };
      api.gone = 'luna';

      for (const name of ['monte', '1']) {
        const { status, headers } = await get(`/menu/${name}?utm_source=ig`);
        expect([name, status, headers.get('location'), headers.get('cache-control')]).toEqual([
          ...[name, 301, '/menu/monte-blanco', 'no-cache'],
        ]);
      }
      expect((await get('/menu?elixir=monte')).headers.get('location')).toBe('/menu/monte-blanco');
      const gone = await get('/menu/luna');
      expect([gone.status, gone.text.includes('<div id="root"></div>')]).toEqual([410, true]);
      expect((await get('/menu?elixir=luna')).status).toBe(200);
    }));

  test('when parameters choose what a page shows then it is rendered with them, and search engines are told one address', () =>
    withShell(async ({ get }) => {
      expect((await get('/menu?sabor=floral')).text).toContain(
        '/menu?sabor=floral: storefront one, eleven flowers at http://localhost:8080/menu\n',
      );
    }));

  test('when the menu’s address names a blend then browsers are sent to its page; an unknown one is the menu', () =>
    withShell(async ({ get, api }) => {
      for (const name of ['monte-blanco', 'Monte%20Blanco', String(api.menu[0]!.id)])
        expect((await get(`/menu?elixir=${name}`)).headers.get('location')).toBe('/menu/monte-blanco');

      expect((await get('/menu?elixir=otra')).text).toContain('/menu?elixir=otra: storefront one');
      api.text = undefined;
      expect((await get('/menu?elixir=monte-blanco')).status).toBe(500);
    }));

  test('when the gateway permits remotes of a developer’s machine then pages say so, and no others do', () =>
    withShell(async ({ get }) => {
      const mark = '<script type="application/json" id="remotes" data-overrides>{"storefront":';
      for (const path of ['/', '/cart', '/admin', '/no-existe']) {
        const [permitted, plain] = [await get(path, { 'x-remote-overrides': 'on' }), await get(path)];
        expect([path, permitted.text.includes(mark), plain.text.includes('data-overrides')]).toEqual([
          path,
          true,
          false,
        ]);
      }
    }));

  test('when a cache asks which pages there are then it hears what each one shows', () =>
    withShell(async ({ get }) => {
      const answer = JSON.parse((await get('/pages.json')).text);
      const { pages: feeds, query, frames } = answer as Record<'pages' | 'query' | 'frames', object>;

      expect(Object.keys(feeds)).toEqual(pages.map(({ path }) => path));
      expect(feeds).toMatchObject({
        '/': ['catalog', 'content', 'settings'],
        '/about': ['content', 'settings'],
        '/cart': ['content', 'settings'],
        '/admin': ['settings'],
      });
      expect(query).toEqual({
        '/customize': ['flores', 'nombre'],
        '/menu': ['q', 'sabor', 'uso', 'flor', 'orden', 'pagina', 'elixir'],
      });
      expect(frames).toEqual(['/cart', '/checkout']);
    }));

  test('when robots ask for what they always ask for then they get it', () =>
    withShell(async ({ get, api }) => {
      const [robots, sitemap] = await Promise.all([get('/robots.txt'), get('/sitemap.xml')]);

      expect(robots.headers.get('content-type')).toMatch(/text\/plain/);
      expect(robots.text).toBe(
        'User-agent: *\nDisallow: /admin\nDisallow: /avisos\nDisallow: /cart\nDisallow: /checkout\nDisallow: /opinion\nDisallow: /tarjeta-regalo\nDisallow: /sandbox\n\n' +
          'Sitemap: http://localhost:8080/sitemap.xml\n',
      );
      expect(sitemap.headers.get('content-type')).toMatch(/application\/xml/);
      const listed = [...publicPages.map(({ path }) => path), '/menu/monte-blanco'];
      expect(sitemap.text.match(/<loc>[^<]*<\/loc>/g)).toEqual(
        listed.map((path) => `<loc>http://localhost:8080${path}</loc>`),
      );
      api.menu = [
        anElixir({ id: 1, collections: 'Navidad, Para regalar' }),
        anElixir({ id: 2, name: 'Luna', collections: 'navidad' }),
      ];
      expect((await get('/sitemap.xml')).text.match(/menu\/coleccion\/[^<]*/g)).toEqual([
        'menu/coleccion/navidad',
        'menu/coleccion/para-regalar',
      ]);
      expect((await get('/llms.txt')).text).toContain('http://localhost:8080/menu');
    }));

  test('when texts are changed then the pages of them alone say when, each by what it shows', () =>
    withShell(async ({ get, api }) => {
      const changed = (section: string, updatedAt: string) => aContent({ page: 'legal', section, updatedAt });
      api.texts = [
        changed('terminos', '2026-01-02T00:00:00.000Z'),
        changed('devoluciones', '2026-03-04T00:00:00.000Z'),
        changed('cinco-dias', '2026-05-06T00:00:00.000Z'),
      ];

      const { text } = await get('/sitemap.xml');

      const dates = [...text.matchAll(/:8080(\/[^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
        ([, ...one]) => one,
      );
      expect(Object.fromEntries(dates)).toMatchObject({
        '/': undefined,
        '/legal/terminos': '2026-01-02T00:00:00.000Z',
        '/legal/devoluciones': '2026-05-06T00:00:00.000Z',
        '/legal/envios': undefined,
        '/about': '2026-05-06T00:00:00.000Z',
        '/menu/monte-blanco': undefined,
      });
    }));

  test('when the shop makes no elixirs to order then the workshop leads to the menu and no list names it', () =>
    withShell(async ({ get, api }) => {
      expect((await get('/customize')).status).toBe(200);
      api.settings = someSettings({ ownBlends: false });

      const { status, headers } = await get('/customize?flores=1');

      expect([status, headers.get('location')]).toEqual([302, '/menu']);
      for (const path of ['/sitemap.xml', '/llms.txt'])
        expect((await get(path)).text).not.toContain('/customize');
      expect((await get('/menu')).status).toBe(200);
    }));

  test('when a browser asks for the icon by its old name then it is sent to the shop’s', () =>
    withShell(async ({ get }) => {
      const { status, headers } = await get('/favicon.ico');

      expect([status, headers.get('location')]).toEqual([
        302,
        expect.stringMatching(/^\/media\/marca\/icono\.png\?v=/),
      ]);
    }));

  test('when a file is requested then it is the shell’s; its template is none', () =>
    withShell(async ({ get }) => {
      expect((await get('/main.0123456789ab.js')).text).toBe('// main');
      for (const path of ['/nada.js', '/assets/x.svg'])
        expect([path, (await get(path)).text]).toEqual([path, '{"message":"No encontramos lo que buscas."}']);
      for (const path of ['/index.html', '/tienda.php', '/menu.'])
        expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('<html') });
    }));
});
