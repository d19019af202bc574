import { LEGAL } from '@shop/contracts/legal';
import { shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when machines read the pages of policies and of one’s orders then each says who it is, and the sitemap has it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [...LEGAL.map((document) => document.path), '/pedidos']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
    expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}">`);
    expect(html.match(/<meta property="og:(title|description|image)" content="[^"]+"/g)).toHaveLength(3);
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
    if (path === '/pedidos') continue;
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'WebPage', url: baseURL + path }] });
    expect(sitemap).toMatch(new RegExp(`<loc>${baseURL}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  }
});

test('when a legal text is opened in its window then that leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('button', { name: 'Devoluciones' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir en su página' }).click();

  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/Devoluciones/);
});

test('when machines read a flower’s page then it says who it is and when it was changed, and a product leads there', async ({
  page,
  request,
  baseURL,
}) => {
  const [flower] = await shopOf(page).call('GET /api/flowers');
  const path = `/flores/${flower!.slug}`;

  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();

  expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
  expect(html.match(/<meta property="og:(title|description|image)" content="[^"]+"/g)).toHaveLength(3);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'WebPage', url: baseURL + path }, {}] });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}${path}</loc><lastmod>${flower!.updatedAt}</lastmod>`);
  expect((await request.get('/flores/ninguna')).status()).toBe(404);

  const blends = await shopOf(page).call('GET /api/elixirs/predesigned/all');
  const withIt = blends.find(({ flowers }) => flowers?.includes(flower!.name));
  await page.goto(`/menu/${withIt!.slug}`);
  await page.getByRole('link', { name: flower!.name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(flower!.name);
  await expect(page.getByRole('link', { name: 'Haz tu elixir con esta flor' })).toBeVisible();
});
