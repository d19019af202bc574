import { expect, type Locator, settled, test } from '../steps/test.ts';

test(
  'when the shop is opened then the first screen shows what it is, a bottle, its price, one way on and proof',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await settled(page);

    const first = page.getByRole('main').locator('section').first();
    const whole: Locator[] = [
      first.getByText('Elixires de miel con flores nativas'),
      first.getByRole('heading', { level: 1 }),
      // The cell: the picture in it is drawn larger and cut.
      first.getByRole('img', { name: /^Frasco de / }).locator('..'),
      first.getByText('Desde $295.00 MXN · Envío gratis'),
      first.getByRole('link', { name: 'Ver nuestro menú' }),
      first.getByText('Pago protegido por Mercado Pago'),
    ];
    for (const part of whole) await expect(part).toBeInViewport({ ratio: 0.99 });
  },
);
