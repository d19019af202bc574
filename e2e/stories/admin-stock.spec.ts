import { anElixirCreate } from '@shop/contracts/testing/builders';
import { expectSound, openAdmin, rowOf, uniqueName } from '../steps/admin.ts';
import { askToDelete, confirmDeletion } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { fillCart, shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when somebody takes the last pieces then the next shopper meets none, until the owner counts again in the row', async ({
  page,
  baseURL,
}, info) => {
  const name = uniqueName('Cosecha', info.project.name);
  await signIn(page);
  const imageUrl = `${baseURL}/media/semilla/elixir-01.webp`;
  await shopOf(page).call('POST /api/elixirs', { body: anElixirCreate({ name, stock: 2, imageUrl }) });
  const card = page.getByRole('article').filter({ hasText: name });
  /** Pages are made anew in the background. */
  const menuSays = (word: string) =>
    expect(async () => {
      await page.goto('/menu');
      await expect(card).toContainText(word, { timeout: 1_000 });
    }).toPass();
  await menuSays('Quedan 2');

  const cartId = await fillCart(page, name, 2);
  await shopOf(page).call('POST /api/checkout/create-preference', { body: { cartId } });
  await menuSays('Agotado');

  await openAdmin(page, `/admin/products?q=${encodeURIComponent(name)}`);
  const row = rowOf(page, name);
  await row.getByRole('button', { name: /^Sin existencias · 2 apartadas/ }).click();
  await expectSound(page, 'a count in its row');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Quedan 12 · 2 apartadas');
  await menuSays('Añadir');

  await openAdmin(page, `/admin/products?q=${encodeURIComponent(name)}`);
  await askToDelete(page, name);
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
});
