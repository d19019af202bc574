import { accessFaults, expectSound, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { fillCart, goToPayment, shopOf, tick } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const PAGE = '/tarjetas-de-regalo';
const TO = 'Quien la Recibe';

test.afterEach(
  async ({ page }) => void (await changeSettings(page, { giftCards: false, giftCardAmounts: [] })),
);

test('when the owner sets amounts then a shopper buys a gift card, which is made once it is paid', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await openAdmin(page, '/admin/settings');
  await tick(page.getByRole('switch', { name: /^Tarjetas de regalo/ }));
  await page.getByLabel('Importes que se venden').fill('500, 250, 1,000');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Tienda guardada').first()).toBeVisible();
  await expect(page.getByLabel('Importes que se venden')).toHaveValue('250, 500, 1000');

  // Pages hear of it a moment after the owner's page has saved it.
  await expect.poll(() => read(page, '/sitemap.xml')).toContain(`${PAGE}</loc>`);
  await expect.poll(() => read(page, '/about')).toContain(`href="${PAGE}"`);
  const buy = page.getByRole('main').getByRole('link', { name: 'Regalar una tarjeta' });
  await expect(async () => {
    await page.goto('/tarjeta-regalo');
    await expect(buy).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buy.click();
  await expect(page).toHaveURL(PAGE);
  await tick(page.getByRole('radio', { name: '$500.00 MXN' }));
  await page.getByLabel('¿Para quién es?').fill(TO);
  await page.getByLabel('Correo de quien la recibe').fill('recibe@example.com');
  await page.getByLabel(/^Mensaje/).fill('Feliz cumpleaños.');
  await page.getByLabel('Tu nombre').fill('Quien la Compra');
  await page.getByLabel('Tu correo').fill('compra@example.com');
  await expectSound(page, 'the page of gift cards');
  await page.getByRole('button', { name: 'Pagar $500.00 MXN' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
  await expect(page.getByText('$500.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByRole('main')).toContainText(
    /La tarjeta de regalo de tu pedido FK-\d{6} sale por correo/,
  );
  await expect(page.getByText('recibe@example.com')).toHaveCount(0);
  expect(await accessFaults(page)).toEqual([]);
  const number = /FK-\d{6}/.exec(await page.getByRole('main').innerText())![0];

  await expect(async () => {
    await openAdmin(page, `/admin/orders?q=${number}`);
    await page.getByRole('button', { name: `Detalles de ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Pedido ${number}` });
    await expect(dialog.getByRole('link', { name: /^···\w{4}$/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectSound(page, 'the order of a gift card');
  await page.getByRole('link', { name: /^···\w{4}$/ }).click();
  await expect(page.getByRole('row').filter({ hasText: TO })).toContainText('$500.00 MXN');
});

test('when a gift card pays a part of an order then the provider is asked for the rest, and a refund brings both back', async ({
  page,
}, info) => {
  test.slow();
  const buyer = uniqueName('Con Tarjeta', info.project.name);
  await signIn(page);
  await changeSettings(page, { giftCards: true });
  const given = { amount: 200, name: TO, email: 'recibe@example.com', message: '', sendOn: null };
  const { shownCode = '' } = await shopOf(page).call('POST /api/admin/gift-cards', {
    body: { ...given, requestId: `historia-${Date.now()}` },
  });
  const left = async () =>
    (await shopOf(page).call('POST /api/gift-cards/balance', { body: { code: shownCode } })).balance;
  expect(await left()).toBe(200);

  await fillCart(page, 'Brisa de Pericón');
  await page.goto('/cart');
  await page.getByRole('button', { name: /^¿Tienes un código/ }).click();
  // As somebody reads it from a screen: in small letters, without dashes.
  await page.getByLabel(/^Código de descuento/).fill(shownCode.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Aplicar' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`Tarjeta de regalo ···${shownCode.slice(-4)}`);
  await expect(main).toContainText('Por pagar$110.00');
  expect(await accessFaults(page)).toEqual([]);
  await goToPayment(page, buyer);
  await expect(page.getByText('$110.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByRole('main')).toContainText(/FK-\d{6}/);
  expect(await left()).toBe(0);

  await openAdmin(page, '/admin/orders');
  await page.getByLabel('Buscar').fill(buyer);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await page.getByRole('button', { name: /^Detalles de/ }).click();
  await page.getByRole('button', { name: 'Reembolsar', exact: true }).click();
  await page.getByRole('button', { name: 'Reembolsar $310.00 MXN' }).click();
  await expect(toast(page, '$310.00 MXN regresan al cliente.')).toBeVisible();
  await expect.poll(left).toBe(200);
});
