import { anElixirCreate } from '@shop/contracts/testing/builders';
import { uniqueName } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { cartBadge, shopOf } from '../steps/shopping.ts';
import { expect, settled, test, type Page } from '../steps/test.ts';

const SIZES = [
  { milliliters: 60, price: 195 },
  { milliliters: 250, price: 420 },
  { milliliters: 1000, price: 990 },
];

/** Has one honey in three sizes for the time of `story`: other stories count what is on the menu. */
async function withFamily(page: Page, family: string, story: () => Promise<void>): Promise<void> {
  await signIn(page);
  const owner = shopOf(page);
  const { imageUrl } = (await owner.call('GET /api/elixirs/predesigned/all'))[0]!;
  const ids = [];
  for (const { milliliters, price } of SIZES) {
    const name = `${family} ${milliliters}`;
    const body = anElixirCreate({ name, family, price, contents: { milliliters }, imageUrl });
    ids.push((await owner.call('POST /api/elixirs', { body })).id);
  }
  try {
    await story();
  } finally {
    for (const id of ids) await owner.call('DELETE /api/elixirs/{id}', { params: { id } });
  }
}

/** A service that answers too late is shown as it was: a second later it is asked again. */
const openMenuOf = (page: Page, family: string) =>
  expect(async () => {
    await page.goto(`/menu?q=${encodeURIComponent(family)}`);
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });

test('when a honey has three sizes then it is one card, and the wanted one is two taps away @phone-only', async ({
  page,
}, info) => {
  const family = uniqueName('Miel de encino', info.project.name);
  await withFamily(page, family, async () => {
    await openMenuOf(page, family);
    const card = page.getByRole('article');
    await expect(card.getByText('desde')).toBeVisible();

    await card.getByRole('radio', { name: '250 ml' }).click();
    await expect(card.getByText('$420.00 MXN')).toBeVisible();
    await card.getByRole('button', { name: 'Añadir al carrito' }).click();

    await expect(cartBadge(page)).toContainText('1');
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: `${family} 250 · 250 ml` })).toBeVisible();
  });
});

test('when another size is chosen on its page then the address keeps it, and nothing moves @phone-only', async ({
  page,
}, info) => {
  const family = uniqueName('Miel de azahar', info.project.name);
  await withFamily(page, family, async () => {
    await openMenuOf(page, family);
    await page.getByRole('link', { name: family }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(family);
    await settled(page);
    await page.evaluate(() => scrollTo(0, 120));
    const large = page.getByRole('radio', { name: /^1000 ml/ });

    await large.focus();
    await large.press('Space');

    await expect(page).toHaveURL(/-1000$/);
    await expect(large).toBeChecked();
    await expect(large).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(120);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^1000 ml/ })).toBeChecked();
    await expect(page.getByText('$990.00 MXN').first()).toBeVisible();
  });
});
