import { aShipping } from '@shop/contracts/testing/builders';
import { expect, type Locator, settled, test } from '../steps/test.ts';

test('when this device remembers the shopper then five taps lead from home to a paid order', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate((kept) => localStorage.setItem('shipping', kept), JSON.stringify(aShipping()));
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };

  await tap(page.getByRole('button', { name: /^Añadir al carrito/ }).first());
  await tap(page.getByRole('link', { name: 'Pagar', exact: true }));
  await tap(page.getByRole('button', { name: 'Continuar al pago' }));
  await tap(page.getByRole('button', { name: 'Pagar ahora' }));
  await tap(page.getByRole('button', { name: 'Aprobar pago' }));

  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible();
  expect(taps).toBe(5);
});
