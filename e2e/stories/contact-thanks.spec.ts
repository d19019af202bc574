import { expect, test } from '../steps/test.ts';

test(
  'when a message is sent then the whole thanks stand below the header',
  { tag: '@desk' },
  async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 201, json: { id: 1, message: 'ok', success: true } }),
    );
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Persona de Muestra');
    await page.getByLabel('Correo electrónico').fill('muestra@example.com');
    await page.getByLabel('Mensaje').fill('Una pregunta sobre mi pedido.');

    await page.getByRole('button', { name: 'Enviar mensaje' }).click();

    const words = page.getByRole('status').filter({ hasText: '¡Mensaje enviado!' });
    await expect(words).toBeFocused();
    const below = () =>
      words.evaluate((element) => {
        const header = document.querySelector('header')!.getBoundingClientRect();
        return element.parentElement!.getBoundingClientRect().y - header.bottom;
      });
    await expect.poll(below).toBeGreaterThanOrEqual(0);
  },
);
