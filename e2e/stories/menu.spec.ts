import { axeViolations } from '../steps/axe.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

const open = async (page: Page, query = '') => {
  await page.goto(`/menu${query}`);
  await settled(page);
};
const blends = (page: Page) => page.getByRole('article');

test('when a shopper looks for a flower without its accent then its blends are found, and the address keeps it', async ({
  page,
}) => {
  await open(page);

  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('xtabentun');
  await expect(blends(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=xtabentun$/);
  await page.reload();

  await expect(blends(page)).toHaveCount(2);
  await expect(page.getByText('2 de 11 mezclas')).toBeVisible();
});

test('when a word has a wrong letter or is a chip’s then its blends are found, and chips without any rest', async ({
  page,
}) => {
  await open(page, '?q=vainila');
  await expect(blends(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cítrico y frutal 0' })).toBeDisabled();

  await page.getByRole('searchbox').fill('postre');

  await expect(blends(page)).toHaveCount(3);
});

test('when chips and lists are combined then they count, and the empty menu shows the way out', async ({
  page,
}) => {
  await open(page);

  await page.getByRole('button', { name: /^Tostado y cremoso/ }).click();
  await expect(blends(page)).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Menor precio');
  await expect(blends(page).first()).toContainText('Velo de Xtabentún');
  await page.getByRole('combobox', { name: 'Filtrar por flor' }).selectOption({ index: 2 });
  await page.getByRole('searchbox').fill('nada de esto');
  await expect(page.getByText('No hay mezclas con «nada de esto»')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ver las 11 mezclas' }).click();

  await expect(blends(page)).toHaveCount(11);
  await expect(page).toHaveURL(/\/menu$/);
});

test('when chips are pressed far down then the first blend of the choice is in sight below them', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 2_000));
  const chip = page.getByRole('button', { name: /^Floral/ });
  await expect(chip).toBeInViewport();

  await chip.click();

  await expect(blends(page).first()).toBeInViewport({ ratio: 0.2 });
});

test('when the menu of eleven is opened on a phone then it is short, and each blend is a compact card @phone-only', async ({
  page,
}) => {
  await open(page);

  const { page: whole, cards } = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    cards: [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect().height),
  }));
  expect(whole).toBeLessThanOrEqual(4_600);
  expect(Math.max(...cards)).toBeLessThanOrEqual(380);
  const card = blends(page).filter({ hasText: 'Monte Blanco' });
  // The price, with what it is for.
  const price = await card.locator('[data-foot] > *', { hasText: '$315.00 MXN' }).boundingBox();
  const add = await card.getByRole('button').boundingBox();
  expect(Math.abs(price!.y + price!.height / 2 - add!.y - add!.height / 2)).toBeLessThan(3);
});
