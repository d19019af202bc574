import { NO_NOTICES } from '@shop/contracts/notices';
import { readSecrets } from '../../scripts/launch/secrets.ts';
import { createOpinionLinks } from '../../services/cart-orders/src/opinions/opinion-links.ts';
import { expectSound, openAdmin } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { idOf, shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const BLEND = 'Monte Blanco';
const WORDS = 'Sabe a monte después de la lluvia.';

test('when a buyer says what they think by their link then it is on the product’s page once the owner has read it', async ({
  page,
  browser,
}) => {
  test.skip(Boolean(process.env['SHOP_URL']), 'the secret of a shop elsewhere is its own');
  test.slow();
  await signIn(page);
  await changeSettings(page, { notices: { opinionDays: 5 } });
  const phone = await browser.newContext();
  try {
    await expect.poll(() => read(page, '/menu/monte-blanco')).toContain('opinionDays');
    const elixirId = await idOf(page, BLEND);
    const { id } = await shopOf(page).call('POST /api/orders', {
      body: {
        requestId: crypto.randomUUID(),
        lines: [{ elixirId, quantity: 1 }],
        ...{ name: 'Quien Opina', email: '', phone: '', notes: '', payment: 'cash', delivered: true },
      },
    });
    const { sessionSecret: secret } = readSecrets(process.env['E2E_DATA']!);
    const buyer = await phone.newPage();
    await buyer.goto(createOpinionLinks({ publicBaseUrl: '', secret }).page({ _id: id }, elixirId, 5));
    await expect(buyer.getByRole('radio', { name: '5 estrellas' })).toBeChecked();
    await expectSound(buyer, 'the page of an opinion');
    await buyer.getByLabel('Cuéntalo con tus palabras').fill(WORDS);
    await buyer.getByRole('button', { name: 'Enviar mi opinión' }).click();
    await expect(buyer.getByText('Gracias. La tienda la lee antes de publicarla.')).toBeVisible();
    expect(await read(page, '/menu/monte-blanco')).not.toContain(WORDS);

    await openAdmin(page, '/admin/opinions');
    await page.getByRole('button', { name: /^Leer la opinión de Monte Blanco/ }).click();
    await page.getByLabel('Tu respuesta').fill('Gracias por contarlo.');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Opinión publicada', { exact: true })).toBeVisible();

    await expect.poll(() => read(page, '/menu/monte-blanco')).toContain('"reviewCount":1');
    await buyer.goto('/menu/monte-blanco');
    const said = buyer.getByRole('region', { name: 'Opiniones' });
    await expect(said).toContainText(WORDS);
    await expect(said).toContainText('Gracias por contarlo.');
    await expectSound(buyer, 'a product with opinions');
  } finally {
    await phone.close();
    await changeSettings(page, { notices: NO_NOTICES });
  }
});
