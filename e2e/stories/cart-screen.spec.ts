import { cartBadge } from '../steps/shopping.ts';
import { expect, type Page, test } from '../steps/test.ts';

const NAME = 'Amanecer de Tajonal';

/** A cart of one blend with a long name. */
const withCart = async (page: Page) => {
  await page.goto('/contact');
  await page.evaluate(async (name) => {
    const list: { id: number; name: string }[] = await (await fetch('/api/elixirs/predesigned/all')).json();
    const elixirId = list.find((elixir) => elixir.name === name)?.id;
    const body = JSON.stringify({ cartId: 'new', elixirId, quantity: 4 });
    await fetch('/api/cart/items', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, NAME);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
};

test('when a change of the cart fails then the toast does not cover the way to pay', async ({ page }) => {
  await withCart(page);
  await page.route('**/api/cart/items/*', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));

  await page.getByRole('button', { name: `Agregar uno de ${NAME}` }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'No se pudo actualizar la cantidad.' });
  await expect(toast).toBeVisible();
  const pay = page.getByRole('link', { name: 'Proceder al pago' });
  // At the very foot of the window, where a thumb finds it.
  await pay.evaluate((link) => link.scrollIntoView({ block: 'end' }));

  // Pressing it without leaving: whatever covers it would take the press and fail the trial.
  await pay.click({ trial: true });
});

for (const width of [320, 390, 1280])
  test(`when the window is ${width} px wide then a cart line breaks no word and stays in its card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withCart(page);

    const line = await page
      .getByRole('listitem')
      .filter({ hasText: NAME })
      .evaluate((item) => {
        const rowsOf = (text: Node, from: number, to: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, to);
          return range.getClientRects().length;
        };
        const broken: string[] = [];
        const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g))
            if (rowsOf(texts.currentNode, index, index + word.length) > 1) broken.push(word);
        const right = Math.max(
          ...[...item.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right),
        );
        return { broken, over: right - item.getBoundingClientRect().right };
      });

    expect(line.broken).toEqual([]);
    expect(line.over).toBeLessThanOrEqual(0.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('when a blend is added from the menu then one request does it', async ({ page }) => {
  const read = page.waitForResponse('**/api/cart');
  await page.goto('/menu');
  await read;
  const add = page.getByRole('article').filter({ hasText: NAME }).getByRole('button');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await add.click();

  await expect(cartBadge(page)).toContainText('1');
  await expect(add).toBeEnabled();
  expect(asked.filter((request) => request.includes('/api/cart'))).toEqual(['POST /api/cart/items']);
});
