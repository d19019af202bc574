import { NO_NOTICES } from '@shop/contracts/notices';
import { readSecrets } from '../../scripts/launch/secrets.ts';
import { createConsentLinks } from '../../services/cart-orders/src/consents/consent-links.ts';
import { expectSound } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { addBlend, payLink, shopOf, tick } from '../steps/shopping.ts';
import { expect, test, type Page } from '../steps/test.ts';

const EMAIL = 'luego@example.com';

/** The link of the mail that will be sent in some hours, when it is no night: signed as the shop signs it. */
async function linkOf(page: Page): Promise<string> {
  const { sessionSecret: secret } = readSecrets(process.env['E2E_DATA']!);
  const rows = await shopOf(page).call('GET /api/admin/consents', { query: { q: EMAIL } });
  expect(rows).toMatchObject([{ purpose: 'reminder', state: 'waiting' }]);
  return createConsentLinks({ publicBaseUrl: '', secret }).resume(rows[0]!.id);
}

test('when a purchase is left with a wish to be reminded then the mail’s link brings it to another device, where it is paid', async ({
  page,
  browser,
}) => {
  test.skip(Boolean(process.env['SHOP_URL']), 'the secret of a shop elsewhere is its own');
  test.slow();
  await signIn(page);
  await changeSettings(page, { notices: { reminderHours: 1, stock: true, news: true } });
  const [phone, desk] = [await browser.newContext(), await browser.newContext()];
  try {
    await expect.poll(() => read(page, '/checkout')).toContain('reminderHours');
    const left = await phone.newPage();
    await addBlend(left, 'Monte Blanco');
    await left.goto('/cart');
    await payLink(left).click();
    await left.getByLabel('Nombre completo').fill('Quien Vuelve');
    await left.getByLabel('Correo electrónico').fill(EMAIL);
    await tick(left.getByRole('checkbox', { name: /Recuérdame si no termino/ }));
    await left.getByLabel('Código postal').fill('97000');
    await left.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
    await left.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(left.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();

    const other = await desk.newPage();
    await other.goto(await linkOf(page));
    await expect(other.getByRole('heading', { name: 'Tu compra te espera' })).toBeVisible();
    await expectSound(other, 'an unfinished purchase');
    await other.getByRole('button', { name: 'Seguir con mi compra' }).click();
    await expect(other.getByLabel('Nombre completo')).toHaveValue('Quien Vuelve');
    await expect(other.getByLabel('Dirección')).toHaveValue('Calle 60 número 491, Centro');
    await other.getByRole('button', { name: 'Continuar al pago' }).click();
    await other.getByRole('button', { name: 'Pagar ahora' }).click();
    await other.getByRole('button', { name: 'Aprobar pago' }).click();

    await expect(other).toHaveURL(/\/checkout\/success/);
    await expect(other.getByRole('main')).toContainText('1 × Monte Blanco');
  } finally {
    await Promise.all([phone.close(), desk.close()]);
    await changeSettings(page, { notices: NO_NOTICES });
  }
});
