import { cartBadge, payLink } from '../steps/shopping.ts';
import { expect, type Locator, type Page, settled, test } from '../steps/test.ts';

/** More controls than any page of the shop has. */
const MOST = 120;

const isSeen = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(there) || Boolean(there && element.closest('label')?.contains(there));
};

/** Tab until the control has the focus; it then stands in the window, below nothing else. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect.poll(() => control.evaluate(isSeen)).toBe(true);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

async function expectNothingBeside(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, page.url()).toBeLessThanOrEqual(0);
}

test(
  'when a shopper has only a keyboard, or a desk enlarged to 200 % then a blend is bought and nothing is hidden',
  { tag: '@desk' },
  async ({ page }) => {
    test.slow();
    if ((page.viewportSize()?.width ?? 0) > 640) await page.setViewportSize({ width: 640, height: 450 });
    await page.goto('/menu');
    await settled(page);
    const card = page.getByRole('article').filter({ hasText: 'Monte Blanco' });
    await press(page, card.getByRole('button', { name: /Añadir al carrito/ }));
    await expect(cartBadge(page)).toContainText('1');
    await expectNothingBeside(page);

    await press(page, cartBadge(page));
    await press(page, page.getByRole('button', { name: 'Añadir uno de Monte Blanco' }));
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$630.00 MXN');
    await expectNothingBeside(page);
    await press(page, payLink(page));
    await expect(page.getByRole('group', { name: 'Paso 1 de 2: envío' })).toBeFocused();

    await type(page, 'Nombre completo', 'Persona de Muestra');
    await type(page, 'Correo electrónico', 'muestra@example.com');
    await type(page, 'Código postal', '97000');
    await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida');
    await type(page, 'Dirección', 'Calle 60 número 491');
    await tabTo(page, page.getByRole('checkbox', { name: /Es un regalo/ }));
    await page.keyboard.press('Space');
    await type(page, 'Nombre de quien lo recibe', 'Itzel Canul');
    await expectNothingBeside(page);
    await press(page, page.getByRole('button', { name: 'Continuar al pago' }));
    await expect(page.getByText('Itzel Canul')).toBeVisible();
    await expectNothingBeside(page);
    await press(page, page.getByRole('button', { name: 'Pagar ahora' }));
    await expect(page).toHaveURL(/\/sandbox\//);
    await press(page, page.getByRole('button', { name: 'Aprobar pago' }));

    await expect(page.getByText('2 × Monte Blanco')).toBeVisible();
    await expectNothingBeside(page);
  },
);

test('when a window is enlarged to 400 % then nothing that has the focus is hidden in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/menu/monte-blanco');
  await settled(page);

  await press(page, page.getByRole('button', { name: 'Abrir menú' }));
  await tabTo(page, page.getByRole('navigation', { name: 'Menú' }).getByRole('link').last());
  await tabTo(page, page.getByRole('group', { name: 'Sabor y uso' }).getByRole('link').first());
});

test('when a link on the dark ground has the focus then its ring has the colour of the text there', async ({
  page,
}) => {
  await page.goto('/menu');
  await settled(page);
  const footer = page.getByRole('contentinfo');
  const link = footer.locator('a[href="/about"]');
  await page.keyboard.press('Tab');
  await link.focus();
  const text = await footer.evaluate((element) => getComputedStyle(element).color);
  await expect(link).toHaveCSS('outline-color', text);
});
