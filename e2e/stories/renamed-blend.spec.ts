import { slugOf } from '@shop/contracts/slug';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import { uniqueName } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when the owner renames a product and then deletes it then its old address leads on, and at last says that it is gone', async ({
  page,
  baseURL,
}, info) => {
  const name = uniqueName('Mezcla de', info.project.name);
  const address = (of: string) => `/menu/${slugOf(of)}`;
  await signIn(page);
  const owner = shopOf(page);
  const { id } = await owner.call('POST /api/elixirs', {
    body: anElixirCreate({ name, imageUrl: `${baseURL}/media/semilla/elixir-01.webp` }),
  });
  await owner.call('PATCH /api/elixirs/{id}', { params: { id }, body: { name: `${name} y luna` } });

  const moved = await page.request.get(`${address(name)}?utm_source=ig`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    `${address(`${name} y luna`)}?utm_source=ig`,
  ]);
  await page.goto(address(name));
  await expect(page.getByRole('heading', { level: 1, name: `${name} y luna` })).toBeVisible();

  await owner.call('DELETE /api/elixirs/{id}', { params: { id } });
  expect((await page.goto(address(name)))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Ya no la hacemos' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
