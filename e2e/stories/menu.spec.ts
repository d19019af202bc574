import { axeViolations } from '../steps/axe.ts';
import { expect, type Page, settled, takenOver, test } from '../steps/test.ts';

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
  await expect(blends(page)).toHaveCount(3);
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

test('when the menu of eleven is opened on a phone then two stand beside each other, and another number is remembered @phone-only', async ({
  page,
}) => {
  await open(page);
  const boxOf = async (name: string) => (await blends(page).filter({ hasText: name }).first().boundingBox())!;
  const [first, second] = [await boxOf('Amanecer de Tajonal'), await boxOf('Monte Blanco')];
  expect(first.y).toBe(second.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_400);
  const add = await blends(page).first().getByRole('button', { name: 'Añadir al carrito' }).boundingBox();
  expect([add!.width, add!.height]).toEqual([44, 44]);
  await expect(blends(page).first().getByText('$295.00 MXN')).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Ver en una columna' }).click();
  await page.reload();
  await settled(page);

  await expect(page.getByRole('button', { name: 'Ver en dos columnas' })).toBeVisible();
  expect((await boxOf('Monte Blanco')).y).toBeGreaterThan((await boxOf('Amanecer de Tajonal')).y);
});

for (const [width, height] of [
  [1280, 800],
  [1366, 625],
] as const)
  test(`when the menu is opened on a screen of ${width} by ${height} then the first names and prices are in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);

    const header = await page.locator('header').first().boundingBox();
    const first = await blends(page).first().boundingBox();
    expect(first!.y - header!.y - header!.height).toBeLessThanOrEqual(200);
    for (const blend of (await blends(page).all()).slice(0, 4)) {
      await expect(blend.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(blend.getByText('MXN')).toBeInViewport({ ratio: 1 });
    }
  });

test('when blends have sizes then two of them stand beside each other in a card of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/api\/elixirs\/predesigned/, async (route) => {
    const answer = await route.fetch();
    const menu = (await answer.json()) as { id: number; sizes?: object[] }[];
    const [first] = menu;
    if (first)
      first.sizes = [60, 250].map((milliliters) => ({
        ...first,
        id: first.id + 900 + milliliters,
        contents: { milliliters },
      }));
    await route.fulfill({ response: answer, json: menu });
  });
  await page.goto('/contact');
  await settled(page);
  const link = page.locator('a[href="/menu"]').first();
  // Before that, the link would open the next document, which reads nothing here.
  await takenOver(link);
  await link.evaluate((element: HTMLElement) => element.click());

  const sizes = blends(page).first().getByRole('radio');
  await expect(sizes).toHaveCount(2);
  const tops = await sizes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
