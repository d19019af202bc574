import { publicPages } from '@shop/contracts/pages';
import { uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { cartBadge, openElixir, payLink, shopOf, tick } from '../steps/shopping.ts';
import { expect, settled, takenOver, test, type Page } from '../steps/test.ts';
import { translate, translateLive } from '../steps/translator.ts';

const WAYS = { once: translate, live: translateLive };
type Way = keyof typeof WAYS;

/** The document that is open, translated when it is alive. */
async function translated(page: Page, way: Way): Promise<void> {
  await takenOver(page.getByRole('main').locator('h1'));
  await settled(page);
  await WAYS[way](page);
}
async function openTranslated(page: Page, path: string, way: Way): Promise<void> {
  await page.goto(path);
  await translated(page, way);
}
/** A code for ten percent, by its owner. */
async function makeCode(page: Page, project: string): Promise<string> {
  const code = uniqueName('T', project).replaceAll(' ', '-').toUpperCase().slice(0, 20);
  await signIn(page);
  const unlimited = { minimum: null, startsOn: null, endsOn: null, maxUses: null, maxPerBuyer: null };
  await shopOf(page).call('POST /api/admin/discounts', {
    body: { code, kind: 'percent', value: 10, isActive: true, note: '', ...unlimited },
  });
  return code;
}
/** What the page says in the console of nodes that are not where they were. */
function listen(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  // A busy machine may answer late; the page asks again.
  const isOfPage = (text: string) => !text.startsWith('Failed to load resource');
  page.on(
    'console',
    (said) => said.type() === 'error' && isOfPage(said.text()) && failures.push(said.text()),
  );
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

  test(`when the shop is translated (${way}) then an own blend is built, a code used, all paid, and home opens`, async ({
    page,
  }, { project }) => {
    test.slow();
    const code = await makeCode(page, project.name);
    const failures = listen(page);
    await openTranslated(page, '/customize', way);
    await button(page, /Ver todas las flores/).click();
    await button(page, 'Ver menos').click();
    await button(page, /Ver todas las flores/).click();
    await tick(page.getByRole('checkbox', { name: /Dalia/ }));
    await tick(page.getByRole('checkbox', { name: /Pericón/ }));
    await page.getByRole('checkbox', { name: /Pericón/ }).uncheck();
    await openElixir(page);
    await page.getByLabel(/Nombre/).fill('Para mi mamá');
    await button(page, 'Crear mi elixir').click();
    await page.getByRole('link', { name: 'Ver mi carrito' }).click();

    await openTranslated(page, '/cart', way);
    await button(page, '¿Tienes un código de descuento?').click();
    await page.getByRole('textbox', { name: 'Código de descuento' }).fill(code);
    await button(page, 'Aplicar').click();
    await button(page, `Quitar el código ${code}`).click();
    await button(page, '¿Tienes un código de descuento?').click();
    await page.getByRole('textbox', { name: 'Código de descuento' }).fill(code);
    await button(page, 'Aplicar').click();
    await expect(page.getByText(`Descuento ${code}`)).toBeVisible();
    await button(page, 'Añadir uno de Para mi mamá').click();
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$675.00 MXN');
    await button(page, 'Quitar uno de Para mi mamá').click();
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$337.50 MXN');
    await settled(page);
    await payLink(page).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await translated(page, way);
    await page.getByLabel('Nombre completo').fill('Persona de Muestra');
    await page.getByLabel('Correo electrónico').fill('muestra@example.com');
    await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
    await page.getByLabel('Código postal').fill('97000');
    await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida');
    await button(page, 'Continuar al pago').click();
    await button(page, 'Pagar ahora').click();
    await expect(page).toHaveURL(/\/sandbox\//);
    await WAYS[way](page);
    await button(page, 'Aprobar pago').click();

    await expect(page).toHaveURL(/\/checkout\/success/);
    await translated(page, way);
    await expect(page.getByText('1 × Para mi mamá')).toBeVisible();
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Ver nuestro menú' })).toBeVisible();

    await expect(page.getByText('Esta sección no está disponible')).toHaveCount(0);
    expect(failures).toEqual([]);
  });
}
