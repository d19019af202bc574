import { anElixirCreate } from '@shop/contracts/testing/builders';
import { slugOf } from '@shop/contracts/slug';
import { uniqueName } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when a product stands in a collection then the menu leads to its page, and without products there is none @phone-only', async ({
  page,
}, info) => {
  await signIn(page);
  const owner = shopOf(page);
  const collections = uniqueName('Para regalar', info.project.name);
  const name = uniqueName('Miel de fiesta', info.project.name);
  const address = `/menu/coleccion/${slugOf(collections)}`;
  const { imageUrl } = (await owner.call('GET /api/elixirs/predesigned/all'))[0]!;
  const body = anElixirCreate({ name, collections, imageUrl });
  const { id } = await owner.call('POST /api/elixirs', { body });
  try {
    const link = page
      .getByRole('navigation', { name: 'Colecciones' })
      .getByRole('link', { name: collections });
    // A page that takes long to be made anew is shown once more as it was.
    await expect(async () => {
      await page.goto('/menu');
      await expect(link).toBeVisible({ timeout: 2000 });
    }).toPass();
    await link.click();

    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(collections);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    const document = await (await page.request.get(address)).text();
    expect(document).toContain(`<title>${collections} |`);
    expect(document).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}"`));
  } finally {
    await owner.call('DELETE /api/elixirs/{id}', { params: { id } });
  }
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tenemos esa colección');
});
