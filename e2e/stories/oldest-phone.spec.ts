import { rowOf, toast, uniqueName } from '../steps/admin.ts';
import { becomeOldestPhone } from '../steps/oldest-phone.ts';
import { signInByHand } from '../steps/owner.ts';
import { addBlend, goToPayment, openElixir } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test.use({ cold: true });
test.beforeEach(async ({ context }) => {
  expect(await becomeOldestPhone(context)).toBeGreaterThan(1000);
});

test('when the oldest phone buys and leaves the payment for later then it sees the slip of OXXO', async ({
  page,
}) => {
  await addBlend(page, 'Brisa de Pericón');
  await goToPayment(page);
  await page.getByRole('button', { name: 'Dejar pendiente (OXXO)' }).click();

  await expect(page).toHaveURL(/\/checkout\/pending\?orderId=/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver mi ficha de pago' }).click();
  await expect((await opened).getByRole('img', { name: /Código de barras \d{14}/ })).toBeVisible();
});

test('when somebody makes an elixir on the oldest phone then it stands in the cart', async ({ page }) => {
  await page.goto('/customize');
  await page.getByRole('button', { name: /Ver todas las flores/ }).click();
  await page.getByRole('checkbox', { name: /Dalia/ }).click();
  await expect(page.getByRole('checkbox', { name: /Dalia/ })).toBeChecked();
  await openElixir(page);
  await page.getByLabel(/Nombre/).fill('Para mi mamá');
  await page.getByRole('button', { name: 'Crear mi elixir' }).click();
  await expect(page.getByRole('button', { name: '¡Elixir creado!' })).toBeVisible();

  await page.goto('/cart');

  await expect(page.getByText('Para mi mamá').first()).toBeVisible();
});

test('when somebody writes to us from the oldest phone then the message arrives', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Nombre').fill('Persona de Muestra');
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Mensaje').fill('Una pregunta sobre mi pedido.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();

  await expect(page.getByRole('status').filter({ hasText: '¡Mensaje enviado!' })).toBeVisible();
});

test('when the owner has the oldest phone then an order that was paid on one is sent with it', async ({
  page,
}, info) => {
  const name = uniqueName('Compradora', info.project.name);
  await addBlend(page, 'Monte Blanco');
  await goToPayment(page, name);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  await signInByHand(page);

  await page.goto(`/admin/orders?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('completed');
  await page.getByLabel('Paquetería').fill('DHL');
  await page.getByLabel('Número de guía').fill('1234567890');
  await page.getByRole('button', { name: 'Actualizar' }).click();

  await expect(toast(page, 'El estado del pedido ha sido actualizado correctamente.')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Completado');
});
