import { expect, type Page } from './test.ts';

/** Adds the blend of this name from the menu and waits for the shop's word that it is in the cart. */
export async function addBlend(page: Page, name: string): Promise<void> {
  await page.goto('/menu');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: /Añadir al carrito/ }).click();
  // The toast also stands in the live region that screen readers hear, hence the exact text.
  await expect(page.getByText(`${name} ha sido añadido a tu carrito.`, { exact: true })).toBeVisible();
}

/** From the cart to the provider's page, with valid shipping details. */
export async function goToPayment(page: Page, buyer = 'Persona de Muestra'): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceder al pago' }).click();
  await page.getByLabel('Nombre completo').fill(buyer);
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
  await page.getByLabel('Código postal').fill('97000');
  await page.getByLabel('Ciudad').fill('Mérida');
  await expect(page.getByLabel('Estado')).toHaveValue('Yucatán');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  // The step before was longer: what comes next must not stand above the window.
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeInViewport();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
}

/** The badge on the header's cart. */
export const cartBadge = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /carrito/i })
    .first();
