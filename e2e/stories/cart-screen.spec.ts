import { fillCart, payLink } from '../steps/shopping.ts';
import { expect, type Page, test } from '../steps/test.ts';

const NAME = 'Amanecer de Tajonal';

/** A cart of one blend with a long name. */
const withCart = async (page: Page) => {
  await fillCart(page, NAME, 4);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
};

test(
  'when a change of the cart fails then the toast does not cover the way to pay',
  { tag: '@desk' },
  async ({ page }) => {
    await withCart(page);
    await page.route('**/api/cart/items/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'x' } }),
    );

    await page.getByRole('button', { name: `Añadir uno de ${NAME}` }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'No se pudo actualizar la cantidad.' });
    await expect(toast).toBeVisible();
    const pay = payLink(page);
    // At the very foot of the window, where a thumb finds it.
    await pay.evaluate((link) => link.scrollIntoView({ block: 'end' }));

    // Pressing it without leaving: whatever covers it would take the press and fail the trial.
    await pay.click({ trial: true });
  },
);

/** Words of a cart's line that stand on two rows, and how far its content sticks out on the right. */
const lineFaults = (item: Element) => {
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
  const right = Math.max(...[...item.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right));
  return { broken, over: right - item.getBoundingClientRect().right };
};

test('when the window is narrow or wide then a cart line breaks no word and stays in its card', async ({
  page,
}) => {
  await withCart(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const line = await page.getByRole('listitem').filter({ hasText: NAME }).evaluate(lineFaults);

    expect({ width, broken: line.broken }).toEqual({ width, broken: [] });
    expect(line.over).toBeLessThanOrEqual(0.5);
  }
});

test('when a phone is between 360 and 390 px wide then the sum of a line stands beside its quantity', async ({
  page,
}) => {
  await fillCart(page, NAME, 33);
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: NAME });
  const sum = line.getByText('$9,735.00 MXN');
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);

    const [{ y, height }, stepper] = [
      (await sum.boundingBox())!,
      (await line.getByRole('group').boundingBox())!,
    ];
    expect(Math.abs(y + height / 2 - stepper.y - stepper.height / 2), `${width}`).toBeLessThan(8);
  }
});

test('when a line is taken out then Deshacer puts it back, for the server as well', async ({ page }) => {
  await withCart(page);
  await page.getByRole('button', { name: `Eliminar ${NAME} del carrito` }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.reload();

  await expect(page.getByRole('group', { name: `Cantidad de ${NAME}` })).toContainText('4');
});

test(
  'when a blend is added from the menu then the toast stands below the header and covers no button that is pressed next',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/menu');
    const add = page
      .getByRole('article')
      .nth(2)
      .getByRole('button', { name: /Añadir al carrito/ });
    await add.click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Añadido al carrito' });
    await add.click({ trial: true });
    expect((await toast.boundingBox())?.y).toBeLessThan(120);
  },
);

test('when ten quick presses change a quantity then one request does it, and at the limit the page says so', async ({
  page,
}) => {
  await withCart(page);
  const changes: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.postDataJSON()));
  const plus = page.getByRole('button', { name: `Añadir uno de ${NAME}` });
  await plus.evaluate(async (button: HTMLElement) => {
    for (let presses = 0; presses < 10; presses += 1) {
      button.click();
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
  await payLink(page).click();

  await expect(page.getByText('Ver resumen · $4,130.00 MXN')).toBeVisible();
  expect(changes).toEqual([{ quantity: 14 }]);

  await page.goto('/cart');
  await page.getByRole('textbox', { name: `Cantidad de ${NAME}` }).fill('150');
  await expect(page.getByText('Puedes llevar hasta 99 piezas de cada elixir.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('Productos (99)');
});

test('when a filled cart is opened then it stands there without any formatter of the browser', async ({
  page,
}) => {
  // The first one takes a phone a tenth of a second, in which the page does not answer.
  await page.addInitScript(() => {
    const made: string[] = [];
    const counted = (name: 'DateTimeFormat' | 'NumberFormat') =>
      new Proxy(Intl[name], { construct: (real, args) => (made.push(name), Reflect.construct(real, args)) });
    Object.assign(Intl, { DateTimeFormat: counted('DateTimeFormat'), NumberFormat: counted('NumberFormat') });
    Object.assign(globalThis, { made });
  });

  await withCart(page);
  await expect(page.getByText('Suele llegar entre')).toBeVisible();

  expect(await page.evaluate(() => (globalThis as { made?: string[] }).made)).toEqual([]);
});
