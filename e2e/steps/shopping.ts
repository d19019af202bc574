import { createShopClient, type ShopClient } from '@shop/contracts/client';
import type { DeliveryAddress } from '@shop/contracts/address';
import { aShipping } from '@shop/contracts/testing/builders';
import { expect, type Locator, type Page } from './test.ts';

/** Adds the blend of this name from the menu and waits for the confirmation. */
export async function addBlend(page: Page, name: string): Promise<void> {
  await page.goto('/menu');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: /Añadir al carrito/ }).click();
  // The toast's text is also in the live region for screen readers, hence the exact match.
  await expect(page.getByText(`${name} ha sido añadido a tu carrito.`, { exact: true })).toBeVisible();
}

/** Opens 'Tu elixir', which is beside its flowers on a desktop. */
export async function openElixir(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.getByRole('button', { name: /Ver mi elixir/ }).click();
}

/** Checks a box. If it is pressed before hydration, it is checked afterwards (the early-script.ts). */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

/** The cart's link to the checkout; phones also have it at the foot of the window. */
export const payLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Pagar' }).first();

/** Goes from the cart to the provider's page, with valid shipping details. */
export async function goToPayment(page: Page, buyer = 'Persona de Muestra'): Promise<void> {
  await page.goto('/cart');
  await payLink(page).click();
  await page.getByLabel('Nombre completo').fill(buyer);
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
  await page.getByLabel('Código postal').fill('97000');
  await expect(page.getByLabel('Estado')).toHaveValue('Yucatán');
  await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  // The previous step was longer: the next one must not be above the window.
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeInViewport();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
}

/** A client for the calls of the shop's pages, in the page's session. */
export const shopOf = (page: Page): ShopClient =>
  createShopClient('', {
    headers: { 'sec-fetch-site': 'same-origin' },
    send: async (path, { body, ...sent }) => {
      const answer = await page.request.fetch(path, { ...sent, ...(body && { data: body }) });
      return { status: answer.status(), text: await answer.text() };
    },
  });

/** The id of the blend of this name. */
export async function idOf(page: Page, name: string): Promise<number> {
  const elixirs = await shopOf(page).call('GET /api/elixirs/predesigned/all');
  const found = elixirs.find((elixir) => elixir.name === name);
  if (!found) throw new Error(`There is no blend ${name}`);
  return found.id;
}

/** Puts a blend into the cart without the menu; answers the cart's id. */
export async function fillCart(page: Page, name: string, quantity = 1): Promise<string> {
  const elixirId = await idOf(page, name);
  const body = { cartId: 'new', elixirId, quantity };
  const { cart } = await shopOf(page).call('POST /api/cart/items', { body });
  return cart.id;
}

/** Opens the provider's page for a blend; for stories that are not about the shop's cart and forms. */
export async function openPayment(
  page: Page,
  name: string,
  shippingDetails?: DeliveryAddress,
): Promise<void> {
  const cartId = await fillCart(page, name);
  const body = { cartId, ...(shippingDetails && { shippingDetails }) };
  const { initPoint } = await shopOf(page).call('POST /api/checkout/create-preference', { body });
  await page.goto(initPoint);
}

/** Pays for a blend; its order can be found in the back office by the buyer's name. */
export async function buy(page: Page, name: string, buyer: string, email?: string): Promise<void> {
  await openPayment(page, name, aShipping({ name: buyer, ...(email && { email }) }));
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
}

/** So many orders of one piece that are paid and wait, all of one buyer; whoever is signed in writes them down. */
export async function paidOrders(page: Page, count: number, name: string): Promise<void> {
  const elixirId = await idOf(page, 'Dalia Carmesí');
  const { email, phone, address, city, state, zip } = aShipping();
  const body = {
    lines: [{ elixirId, quantity: 1 }],
    ...{ name, email, phone, notes: '', payment: 'transfer' as const, delivered: false },
    address: { address, city, state, zip },
  };
  for (let nth = 0; nth < count; nth += 1) {
    const requestId = crypto.randomUUID();
    await shopOf(page).call('POST /api/orders', { body: { requestId, ...body } });
  }
}

/** The badge on the header's cart. */
export const cartBadge = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /carrito/i })
    .first();
