import { publicPages } from '@shop/contracts/pages';
import { cartBadge } from '../steps/shopping.ts';
import { expect, settled, takenOver, test, type Page } from '../steps/test.ts';
import { translate, translateLive } from '../steps/translator.ts';

const WAYS = { once: translate, live: translateLive };
type Way = keyof typeof WAYS;

/** Opens a page, and has it translated when it is alive. */
async function openTranslated(page: Page, path: string, way: Way): Promise<void> {
  await page.goto(path);
  await takenOver(page.getByRole('main').locator('h1'));
  await settled(page);
  await WAYS[way](page);
}
/** What the page says in the console of nodes that are not where they were. */
function listen(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (said) => said.type() === 'error' && failures.push(said.text()));
  return failures;
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

for (const way of ['once', 'live'] as const) {
  test(`when the shop is translated (${way}) then blends are added to the cart`, async ({ page }) => {
    const failures = listen(page);
    await openTranslated(page, '/menu', way);
    await button(page, 'Añadir al carrito').click();
    await expect(cartBadge(page)).toContainText('1');
    await expect(button(page, 'Añadir al carrito')).toBeEnabled();

    await openTranslated(page, '/menu/selva-alta', way);
    await button(page, 'Añadir al carrito').click();
    await expect(cartBadge(page)).toContainText('2');

    await expect(page.getByText('Esta sección no está disponible')).toHaveCount(0);
    expect(failures).toEqual([]);
  });

  test(`when contact is translated (${way}) then a message is sent and the thanks are there`, async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 201, json: { id: 1, message: 'ok', success: true } }),
    );
    const failures = listen(page);
    await openTranslated(page, '/contact', way);
    await page.getByLabel('Nombre').fill('Persona de Muestra');
    await page.getByLabel('Correo electrónico').fill('muestra@example.com');
    await page.getByLabel('Mensaje').fill('Una pregunta sobre mi pedido.');
    await button(page, 'Enviar mensaje').click();

    await expect(page.getByText('¡Mensaje enviado!').first()).toBeVisible();
    expect(failures).toEqual([]);
  });

  test(`when any public page is translated (${way}) then others open from it`, async ({ page }) => {
    test.slow();
    const failures = listen(page);
    for (const { path } of publicPages) {
      await openTranslated(page, path, way);
      const target = path === '/about' ? '/menu' : '/about';
      await page.getByRole('contentinfo').locator(`a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByText('Esta sección no está disponible')).toHaveCount(0);
    expect(failures).toEqual([]);
  });
}
