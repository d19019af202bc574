import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import { shopOf } from '@shop/contracts/shop';
import { documentOf, type Contents, type Rendered } from './document.ts';

const shop = shopOf(
  someSettings({
    name: 'Miel del Mayab',
    networks: { ...someSettings().networks, instagram: 'https://instagram.com/miel' },
  }),
);
const TEMPLATE =
  '<!doctype html><html><head><link rel="icon" href="{{icon}}"><!--shop--><!--remotes--><!--head--></head>' +
  '<body><div id="root"><!--body--></div><!--scripts /react.0123456789ab.js /main.0123456789ab.js--></body></html>';
const RENDERED: Rendered = {
  facts: { origin: 'https://tienda.mx', status: 200, title: 'Menú', description: 'Once "mezclas" <b>' },
  head: '<title>Menú</title>',
  styles: { names: 'a', css: '.css-a{color:red}' },
  body: '<h1>$& {{icon}} <!--shop--> Menú</h1>',
  state: { api: { queries: { x: '</script><script>alert(1)' } } } as never,
  isFrame: false,
  complete: true,
};
const around = { words: { icon: '/a.svg?"v' }, shop: '<style>s</style>', remotes: '<script>r</script>' };
const contents = (path: string, more: Partial<Rendered> = {}): Contents => ({
  ...around,
  page: { rendered: { ...RENDERED, ...more }, path, shop, firstFiles: ['/mf/storefront/remoteEntry.js'] },
});

test('when a page is put into the template then title, styles and body are in place and the scripts come later', async () => {
  const { html } = await documentOf(TEMPLATE, contents('/menu'));

  expect(html).toContain('<link rel="icon" href="/a.svg?&quot;v">');
  expect(html).toContain('<style>s</style><script>r</script><title>Menú</title><style data-css="a">');
  // The page's content is text: placeholders in it are not replaced.
  expect(html).toContain('<div id="root"><h1>$& {{icon}} <!--shop--> Menú</h1></div>');
  expect(html).toContain('data-main="/react.0123456789ab.js /main.0123456789ab.js"');
  expect(html).toContain('data-first="/mf/storefront/remoteEntry.js"');
});

test('when browsers render the page themselves then it is empty and its scripts are loaded at once', async () => {
  const { html, csp } = await documentOf(TEMPLATE, around);

  expect(html).toContain(
    '<div id="root"></div><script data-main="/react.0123456789ab.js /main.0123456789ab.js" data-first="" data-now>',
  );
  expect(html).toContain('<style>s</style><script>r</script></head>');
  expect(csp).toEqual({ scriptSrc: [expect.stringMatching(/^'sha256-/)], styleSrc: [] });
});

test('when the page is but a frame then its script is loaded at once', async () => {
  const waiting = await documentOf(TEMPLATE, contents('/cart'));
  const frame = await documentOf(TEMPLATE, contents('/cart', { isFrame: true }));

  expect(waiting.html).not.toContain(' data-now');
  expect(frame.html).toContain(' data-now>');
});

test('when the state holds a closing script tag then it cannot end the data', async () => {
  const { html } = await documentOf(TEMPLATE, contents('/menu'));

  expect(html).not.toContain('</script><script>alert');
  expect(html).toContain('\\u003c/script>');
});

test('when the page has inline parts then the policy allows exactly these', async () => {
  const { csp } = await documentOf(TEMPLATE, contents('/menu'));

  expect(csp.scriptSrc).toHaveLength(1);
  expect(csp.styleSrc).toEqual(["'sha256-ncjKkLOw6LnTJvqh3RPXW1DRyqt1Df6UY7TN+Qi0ii0='"]);
});

test('when the page is shared then its address and texts are its own', async () => {
  const { html } = await documentOf(TEMPLATE, contents('/menu'));

  expect(html).toContain('<link rel="canonical" href="https://tienda.mx/menu">');
  expect(html).toContain('<meta property="og:title" content="Menú">');
  expect(html).toContain('<meta property="og:description" content="Once &quot;mezclas&quot; &lt;b>">');
});

test('when it is the home page then search engines read who sells here', async () => {
  const { html } = await documentOf(TEMPLATE, contents('/'));

  expect(html).toContain('"@type":"Organization","name":"Miel del Mayab","url":"https://tienda.mx/"');
  expect((await documentOf(TEMPLATE, contents('/menu'))).html).not.toContain('Organization');
});
