import { axeViolations } from '../steps/axe.ts';
import { openElixir } from '../steps/shopping.ts';
import { expect, settled, test } from '../steps/test.ts';

test('when a shared recipe is opened then it is chosen, and its bottle stands in the cart', async ({
  page,
}) => {
  await page.goto('/customize?flores=7,13,999&nombre=Para%20mi%20mam%C3%A1');
  await expect(
    page.getByText('Dejamos fuera las flores que hoy no tenemos o ya no cabían.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Te compartieron la receta «Para mi mamá»')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sus flores' }).getByRole('listitem')).toHaveText([
    'Dalia',
    'Sak káatsim',
  ]);
  await page.getByRole('button', { name: 'Cambiar flores' }).click();
  await openElixir(page);
  await expect(page.getByRole('button', { name: 'Quitar Dalia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar Sak káatsim' })).toBeVisible();
  await expect(page.getByLabel(/Nombre/)).toHaveValue('Para mi mamá');

  await page.getByRole('button', { name: 'Crear mi elixir' }).click();
  await page.getByRole('link', { name: 'Ver mi carrito' }).click();

  // It is drawn now: on a busy machine it is there only when it is asked for again.
  const isDrawn = () =>
    page.evaluate(
      () => document.querySelector<HTMLImageElement>('main img[src*="/media/frascos/"]')?.naturalWidth ?? 0,
    );
  await expect.poll(isDrawn, { timeout: 25_000 }).toBeGreaterThan(0);
});

test('when a shared recipe is opened in the narrowest window then its flowers come first, and nothing covers what can be pressed', async ({
  page,
}) => {
  for (const height of [568, 640]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/customize?flores=7,13&nombre=Para%20mi%20mam%C3%A1');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cambiar flores' }).click();
    const flowers = page.getByRole('checkbox');

    await expect(flowers.nth(0)).toBeChecked();
    await expect(flowers.nth(1)).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('when a shared recipe is opened on a laptop then its name, its price and the way into the cart stand in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto('/customize?flores=7,13&nombre=Para%20mi%20mam%C3%A1');
  await settled(page);

  const recipe = page.getByRole('region', { name: 'Para mi mamá' });
  for (const part of [
    recipe.getByRole('heading', { name: 'Para mi mamá' }),
    recipe.getByText('$375.00 MXN'),
    recipe.getByRole('button', { name: 'Añadir al carrito' }),
  ])
    await expect(part).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(recipe.getByText('$375.00 MXN')).toBeInViewport({ ratio: 0.99 });
});

test('when a shared recipe is told of elsewhere then its own bottle is shown, and it goes into the cart as it is', async ({
  page,
}) => {
  await page.goto('/customize?flores=13,7');
  const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  expect(picture).toMatch(/^https?:\/\/[^/]+\/api\/flowers\/recipe\?flores=7,13$/);
  // On a busy machine it is drawn only when it is asked for again.
  const drawn = async () => {
    const answer = await page.request.get(picture!);
    return [answer.status(), answer.headers()['content-type']];
  };
  await expect.poll(drawn, { timeout: 25_000 }).toEqual([200, 'image/jpeg']);
  const chat = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(decodeURIComponent(chat!)).toMatch(/https?:\/\/[^/]+\/customize\?flores=13,7$/);

  await page.getByRole('button', { name: 'Añadir al carrito' }).click();

  await expect(page.getByText(/ya está en tu carrito/)).toBeVisible();
});
