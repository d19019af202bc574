import { expect, test } from '../steps/test.ts';
import { goToPayment, openElixir, tick } from '../steps/shopping.ts';

test('when a shopper builds an elixir then it is bought at the fixed price with its flowers', async ({
  page,
}) => {
  await page.goto('/customize');
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  const submit = page.getByRole('button', { name: 'Crear mi elixir' });
  await openElixir(page);
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Ver todas las flores/ }).click();
  await expect(page.getByRole('button', { name: 'Ver menos' })).toBeVisible();
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(4);
  await tick(page.getByRole('checkbox', { name: /Dalia/ }));
  await tick(page.getByRole('checkbox', { name: /Pericón/ }));
  await openElixir(page);
  await page.getByLabel(/Nombre/).fill('Para mi mamá');
  await submit.click();
  await expect(page.getByRole('button', { name: '¡Elixir creado!' })).toBeVisible();

  await goToPayment(page);
  await expect(page.getByText('Para mi mamá').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page.getByText('1 × Para mi mamá')).toBeVisible();
  await expect(page.getByText('$375.00 MXN').first()).toBeVisible();
});

test('when the payment is left again then the workshop is there as a page, and the page before it one step back', async ({
  page,
}) => {
  await page.goto('/menu');
  await page.goto('/customize');
  await page.getByRole('checkbox').first().click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await openElixir(page);
  await page.getByRole('button', { name: 'Crear mi elixir' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pagar' }).click();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/customize$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/menu$/);
});
