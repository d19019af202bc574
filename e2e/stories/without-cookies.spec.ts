import { blockCookies } from '../steps/cookies.ts';
import { cartBadge } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const NEEDED = /^Tu navegador no acepta cookies, y tu carrito las necesita\./;

test('when the browser keeps no cookie then the first add says that they are needed, and nothing of a cart', async ({
  page,
}) => {
  await blockCookies(page);
  await page.goto('/menu/monte-blanco');

  await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();

  await expect(page.getByText(NEEDED).first()).toBeVisible();
  await expect(page.getByText('Añadido al carrito')).toHaveCount(0);
  await expect(cartBadge(page)).not.toContainText('1');
});
