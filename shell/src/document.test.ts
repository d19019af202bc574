import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import { shopOf } from '@shop/contracts/shop';
import { documentOf } from './document.ts';

const shop = shopOf(
  someSettings({
    name: 'Miel del Mayab',
    networks: { ...someSettings().networks, instagram: 'https://instagram.com/miel' },
  }),
);
const pageAt = (path: string) => ({ url: `https://tienda.mx/${path}`, shop });

const template =
  '<!doctype html><html><head><link rel="preload" href="/f.woff2"><meta property="og:image" content="/assets/og.jpg"><script defer src="/react.0123456789ab.js"></script><script defer src="/main.0123456789ab.js"></script></head>' +
  '<body><div id="root"></div></body></html>';
const rendered = {
  head: '<title>Menú</title><meta name="description" content="Once &quot;mezclas&quot;"/><style data-css="a">.css-a{color:red}</style>',
  body: '<h1>$& Menú</h1>',
  state: { api: { queries: { x: '</script><script>alert(1)' } } } as never,
  status: 200,
  isFrame: false,
  complete: true,
};

test('when a page is put into the template then title, styles and body are in place and main comes later', async () => {
  const { html } = await documentOf(template, rendered, pageAt('menu'));

  expect(html).toContain('<title>Menú</title>');
  expect(html).toContain('<div id="root"><h1>$& Menú</h1></div>');
  expect(html).not.toContain('<script defer');
  expect(html).toContain('data-main="/react.0123456789ab.js /main.0123456789ab.js"');
});

test('when the page is but a frame then its script is loaded at once', async () => {
  const waiting = await documentOf(template, rendered, pageAt('cart'));
  const frame = await documentOf(template, { ...rendered, isFrame: true }, pageAt('cart'));

  expect(waiting.html).not.toContain(' data-now>');
  expect(frame.html).toContain('/main.0123456789ab.js" data-now>');
});

test('when the state holds a closing script tag then it cannot end the data', async () => {
  const { html } = await documentOf(template, rendered, pageAt('menu'));

  expect(html).not.toContain('</script><script>alert');
  expect(html).toContain('\\u003c/script>');
});

test('when the page has inline parts then the policy allows exactly these', async () => {
  const { csp } = await documentOf(template, rendered, pageAt('menu'));

  expect(csp.scriptSrc).toHaveLength(1);
  expect(csp.styleSrc).toEqual(["'sha256-ncjKkLOw6LnTJvqh3RPXW1DRyqt1Df6UY7TN+Qi0ii0='"]);
});

test('when the template names no main script then the page is refused', async () => {
  await expect(documentOf('<html></html>', rendered, pageAt('menu'))).rejects.toThrow('main script');
});

test('when the page is shared then its address, texts and picture are absolute and its own', async () => {
  const { html } = await documentOf(template, rendered, pageAt('menu'));

  expect(html).toContain('<link rel="canonical" href="https://tienda.mx/menu">');
  expect(html).toContain('<meta property="og:title" content="Menú">');
  expect(html).toContain('<meta property="og:description" content="Once &quot;mezclas&quot;">');
  expect(html).toContain('<meta property="og:image" content="https://tienda.mx/assets/og.jpg">');
});

test('when the page has a picture and facts of its own, then the shop’s picture is gone and addresses are absolute', async () => {
  const head = `${rendered.head}<meta property="og:image" content="https://tienda.mx/media/x-1280.webp"/>`;
  const body =
    '<script type="application/ld+json">{"url":"/menu/sol","name":"/menu"}</script><a href="/menu">';

  const { html } = await documentOf(template, { ...rendered, head, body }, pageAt('menu/sol'));

  expect(html.match(/og:image"/g)).toHaveLength(1);
  expect(html).toContain('{"url":"https://tienda.mx/menu/sol","name":"/menu"}</script><a href="/menu">');
});

test('when it is the home page, then search engines read who sells here', async () => {
  const { html } = await documentOf(template, rendered, pageAt(''));

  expect(html).toContain('"@type":"Organization","name":"Miel del Mayab","url":"https://tienda.mx/"');
  expect((await documentOf(template, rendered, pageAt('menu'))).html).not.toContain('Organization');
});
