import { PAGE_REPORTS } from '@shop/contracts/page-report';
import { ensureBrowser } from '../../../scripts/setup/browser.mjs';

/** A Chromium that gets every canary. */
export async function openRealBrowser(url: string) {
  // Other scenarios need not wait until all of it is loaded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'canary', value: '0', url }]);
  const page = await context.newPage();
  const press = (name: string) => page.getByRole('button', { name }).click();
  return {
    /** Opens the cart. @returns what it reports, when it was opened, after how many milliseconds it reported */
    async failsAtCart() {
      const reporting = page.waitForRequest(`**${PAGE_REPORTS}`);
      const at = Date.now();
      await page.goto(`${url}/cart`);
      const report = (await reporting).postDataJSON() as { remote?: string; release?: string };
      const ms = Date.now() - at;
      await page.getByText('Esta sección no está disponible').waitFor();
      return { at, ms, report };
    },
    /** Presses what the visitor is offered. @returns whether the cart is there then */
    async recovers(): Promise<boolean> {
      await press('Reintentar');
      await press('Recargar la página');
      const cart = page.getByText('Tu carrito está vacío').waitFor();
      return cart.then(
        () => true,
        () => false,
      );
    },
    close: () => browser.close(),
  };
}
