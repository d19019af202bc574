// npm run screenshots: pictures of every page at 390 and 1280 px of the shop at SHOP_URL, for looking at and for docs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const out = process.env['OUT'] ?? join(import.meta.dirname, '..', 'docs', 'images');
const WIDTHS = [390, 1280];
const PAGES: Record<string, string> = {
  home: '/',
  menu: '/menu',
  customize: '/customize',
  about: '/about',
  contact: '/contact',
  cart: '/cart',
  checkout: '/checkout',
  failure: '/checkout/failure?reason=cc_rejected_insufficient_amount',
  pending: '/checkout/pending',
  'not-found': '/no-existe',
  'admin-login': '/admin/login',
};
const ADMIN: Record<string, string> = {
  admin: '/admin',
  'admin-orders': '/admin/orders',
  'admin-products': '/admin/products',
  'admin-product-new': '/admin/products?ventana=new',
  'admin-product-edit': '/admin/products?ventana=edit.1',
  'admin-product-details': '/admin/products?ventana=details.1',
  'admin-product-delete': '/admin/products?ventana=delete.1',
  'admin-flowers': '/admin/flowers',
  'admin-flower-edit': '/admin/flowers?ventana=edit.1',
  'admin-flower-details': '/admin/flowers?ventana=details.1',
  'admin-content': '/admin/content',
  'admin-content-list': '/admin/content-list',
  'admin-messages': '/admin/messages',
};

async function shoot(page: Page, name: string, path: string): Promise<void> {
  await page.goto(shop + path);
  await page.waitForLoadState('networkidle');
  // Lazy pictures load when they come near the window.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(out, `${name}-${page.viewportSize()?.width}.png`), fullPage: true });
}

mkdirSync(out, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const width of WIDTHS) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(`${shop}/menu`);
  await page
    .getByRole('button', { name: /Añadir al carrito/ })
    .first()
    .click();
  await page.waitForTimeout(1_000);
  for (const [name, path] of Object.entries(PAGES)) await shoot(page, name, path);
  const password = process.env['ADMIN_PASSWORD'];
  if (password) {
    await page.goto(`${shop}/admin/login`);
    await page.getByLabel('Usuario').fill(process.env['ADMIN_USERNAME'] ?? 'admin');
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/\/admin$/);
    for (const [name, path] of Object.entries(ADMIN)) await shoot(page, name, path);
  }
  await context.close();
}
await browser.close();
