import { expect, test, type Locator } from '../steps/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('when Windows draws in high contrast then what is chosen differs from what is not', async ({ page }) => {
  await page.goto('/menu');
  const chip = page.getByRole('group', { name: 'Por sabor' }).getByRole('button');
  await chip.nth(1).click();
  await expect(chip.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await groundOf(chip.nth(1))).not.toBe(await groundOf(chip.nth(0)));

  await page.goto('/menu/monte-blanco');
  const cells = page.locator('dd:has-text("4 de 5")').first().locator('span');
  expect(await groundOf(cells.nth(3))).not.toBe(await groundOf(cells.nth(4)));

  await page.goto('/contact');
  const field = page.getByLabel('Nombre');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
});
