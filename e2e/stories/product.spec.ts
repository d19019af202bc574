import { cartBadge } from '../steps/shopping.ts';
import { expect, settled, test } from '../steps/test.ts';

const NAME = 'Velo de Xtabentún';
const PATH = '/menu/velo-de-xtabentun';

test('when a shopper opens a blend from the menu then two of it are added from its page', async ({
  page,
}) => {
  await page.goto('/menu');
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('no apto para menores de 1 año')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Va bien con' }).getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: `Añadir uno de ${NAME}` }).click();
  const add = page.getByRole('button', { name: 'Añadir al carrito' }).first();
  await expect(add).toBeInViewport();
  await add.click();

  await expect(cartBadge(page)).toContainText('2');
});

test('when a blend’s page is scrolled on a phone then it can still be added @phone-only', async ({
  page,
}) => {
  await page.goto(PATH);
  await settled(page);

  await page.evaluate(() => scrollTo(0, 1_500));

  await expect(page.getByRole('button', { name: 'Añadir al carrito' }).first()).toBeInViewport({ ratio: 1 });
  const bar = page.locator('[data-price]');
  const said = await bar.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(said).toContain('$345.00 MXN · 60 ml');
});

test('when a blend is opened on a low screen then its button stands high in it, and the arrival below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto('/menu/sobremesa-de-tila-y-toronjil');
  await settled(page);

  const add = await page.getByRole('button', { name: 'Añadir al carrito' }).first().boundingBox();
  expect(add!.y + add!.height).toBeLessThanOrEqual(520);
  await expect(page.getByText(/^Pídelo hoy: llega del \d+( \w{3})? al \d+ \w{3}$/)).toBeInViewport();
});

test(
  'when a blend’s page is scrolled then its picture covers nothing below it',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto(PATH);
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /^Frasco con/ })
      .first();
    const below = page.getByRole('heading', { name: 'Lo que conviene saber' });

    await below.evaluate((heading) => heading.scrollIntoView());

    // Both at one moment: the page may still move.
    const gap = async () => {
      const heading = await below.elementHandle();
      return picture.evaluate(
        (image, next) => next!.getBoundingClientRect().y - image.getBoundingClientRect().bottom,
        heading,
      );
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  },
);

test('when a machine reads the page then it is there without scripts, with price, picture and place', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(PATH, { headers: { accept: 'text/html' } })).text();

  expect(html).toContain(`<link rel="canonical" href="${baseURL}${PATH}">`);
  expect(html.match(/og:image" content="[^"]*-1280\.webp"/g)).toHaveLength(1);
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(facts)['@graph']).toMatchObject([
    {
      '@type': 'Product',
      name: NAME,
      offers: { price: '345.00', priceCurrency: 'MXN', url: baseURL + PATH },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}${PATH}</loc>`);
});
