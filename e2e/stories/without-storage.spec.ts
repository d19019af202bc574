import { addBlend, goToPayment, tick } from '../steps/shopping.ts';
import { denyStorage } from '../steps/storage.ts';
import { expect, settled, test } from '../steps/test.ts';

test("when the browser's storage throws then a purchase ends on the page of the order all the same", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await denyStorage(page, 'throws');
  await addBlend(page, 'Monte Blanco');

  await page.goto('/checkout');
  const remember = page.getByLabel(/^Recordar mis datos/);
  await tick(remember);
  await remember.click();
  await expect(remember).not.toBeChecked();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByText('1 × Monte Blanco')).toBeVisible();
  await settled(page);
  await expect(page.getByText('Esta sección no está disponible')).toHaveCount(0);
  expect(errors).toEqual([]);
});
