import { expectSound } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { goToPayment, openElixir, tick } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when own blends have sizes then the chosen one is priced in the builder, in cart and checkout, and paid exactly', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const sizes = [
    { milliliters: 60, price: 375 },
    { milliliters: 250, price: 989.5 },
  ];
  const { version: _, ...before } = await changeSettings(page, { ownBlendSizes: sizes });
  try {
    // A page that takes long to be made anew is shown once more as it was.
    await expect.poll(() => read(page, '/customize')).toContain('250 ml');
    await page.goto('/customize');
    await page.getByRole('button', { name: /Ver todas las flores/ }).click();
    await expect(page.getByRole('button', { name: 'Ver menos' })).toBeVisible();
    await tick(page.getByRole('checkbox', { name: /Dalia/ }));
    await openElixir(page);
    const choice = page.getByRole('group', { name: 'Presentación de tu elixir' });
    await expect(choice.getByRole('radio', { name: /^60 ml/ })).toBeChecked();
    await tick(choice.getByRole('radio', { name: /^250 ml/ }));
    await expect(choice).toContainText('$989.50 MXN');
    await page.getByLabel(/Nombre/).fill('Para la casa');
    await expectSound(page, 'sizes of an own blend');
    await page.getByRole('button', { name: 'Crear mi elixir' }).click();
    await expect(page.getByRole('button', { name: '¡Elixir creado!' })).toBeVisible();

    await page.goto('/cart');
    const main = page.getByRole('main');
    for (const said of ['Para la casa', '250 ml', '$989.50 MXN']) await expect(main).toContainText(said);
    await goToPayment(page);
    await expect(page.getByText('$989.50').first()).toBeVisible();
    await page.getByRole('button', { name: 'Aprobar pago' }).click();

    await expect(page).toHaveURL(/\/checkout\/success/);
    for (const said of ['1 × Para la casa · 250 ml', '$989.50 MXN']) await expect(main).toContainText(said);
  } finally {
    await changeSettings(page, { ...before, ownBlendSizes: null });
  }
});
