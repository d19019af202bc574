// npm run screenshots: the README's pictures, into docs/images. With OUT every page instead at 390 and 1280 px, into that
// folder, for looking at. Of the shop at SHOP_URL, or of a new one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readmePictures } from '../e2e/readme-pictures.ts';
import { fillCart } from '../e2e/steps/shopping.ts';
import { expect, type Page, settled, watch } from '../e2e/steps/test.ts';
import { startShop } from './bench/shop.ts';

const given = process.env['SHOP_URL'];
const started = given ? undefined : await startShop();
const shop = given ?? started!.url;
const out = process.env['OUT'] ?? '';
const WIDTHS = [390, 1280];
const WAIT_MS = 30_000;
const PAGES: Record<string, string> = {
  home: '/',
  menu: '/menu',
  customize: '/customize',
  about: '/about',
  contact: '/contact',
  cart: '/cart',
  checkout: '/checkout',
  failure: '/checkout/failure?reason=cc_rejected_insufficient_amount',
  pending: '/checkout/pending?payment_id=1',
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
  await page.goto(path);
  // By its tag: a window over the page hides it from role queries.
  await expect(page.locator('h1').first()).toBeVisible({ timeout: WAIT_MS });
  await settled(page);
  // Lazy pictures would load only near the window.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: join(out, `${name}-${page.viewportSize()?.width}.png`), fullPage: true });
}

async function everyPage(browser: Browser, width: number): Promise<void> {
  const page = watch(
    await browser.newPage({ viewport: { width, height: 844 }, locale: 'es-MX', baseURL: shop }),
  );
  await fillCart(page, 'Monte Blanco');
  for (const [name, path] of Object.entries(PAGES)) await shoot(page, name, path);
  const password = process.env['ADMIN_PASSWORD'];
  if (password) {
    await page.goto('/admin/login');
    await page.getByLabel('Usuario').fill(process.env['ADMIN_USERNAME'] ?? 'admin');
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/\/admin$/);
    for (const [name, path] of Object.entries(ADMIN)) await shoot(page, name, path);
  }
  await page.close();
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
if (out) {
  mkdirSync(out, { recursive: true });
  for (const width of WIDTHS) await everyPage(browser, width);
} else {
  await readmePictures(browser, shop, join(import.meta.dirname, '..', 'docs', 'images'));
}
await browser.close();
await started?.stop();
