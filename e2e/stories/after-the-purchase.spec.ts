import { axeViolations } from '../steps/axe.ts';
import { buy } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when an order is paid then its page shows its way, and the same is in the cart with one press', async ({
  page,
}) => {
  await buy(page, 'Monte Blanco', 'Persona de Muestra');
  await expect(page.getByRole('listitem').filter({ hasText: 'En preparación' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Volver a pedir' }).click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Monte Blanco' })).toBeVisible();
});
