import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('when a browser runs no scripts then the page says so at its top, what needs them looks asleep, and no cart is called empty', async ({
  page,
}) => {
  const notice = page.locator('.no-script', { hasText: 'activa JavaScript' });
  await page.goto('/menu');
  await expect(notice).toBeInViewport();
  const add = page.getByRole('button', { name: 'Añadir al carrito' }).first();
  await expect(add).toHaveCSS('pointer-events', 'none');
  await expect(add).toHaveCSS('opacity', '0.45');

  await page.goto('/cart');
  await expect(notice).toBeInViewport();
  await expect(page.getByText('Tu carrito está vacío')).toBeHidden();
  const place = page.getByRole('main').locator(':has(> [data-scripted])');
  expect(await place.evaluate((e) => getComputedStyle(e, '::after').content)).toContain(
    'Con JavaScript activado',
  );
  await page.goto('/checkout');
  await expect(notice).toBeInViewport();
  await expect(page.getByText('Cargando tu carrito…')).toBeHidden();

  // The header of a phone and of the checkout leads nowhere now.
  await notice.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
