import { expect, test, watch } from '../steps/test.ts';
import { endSession, expectSound, openAdmin, uniqueName } from '../steps/admin.ts';
import { logIn, signIn } from '../steps/owner.ts';

const PASSWORD = 'colmena-de-barro-9';
const DASHBOARD = { level: 1, name: 'Panel de administración' } as const;

test('when somebody adds a passkey then it signs them in without a password, until they remove it', async ({
  page,
  browser,
}, info) => {
  // Somebody of the team, so that no other story meets their keys.
  const username = uniqueName('Iris', info.project.name.replaceAll(' ', ''));
  await signIn(page);
  const made = await page.request.post('/api/admin/team/invitations', {
    data: { username, role: 'staff' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { link } = (await made.json()) as { link: string };
  const staff = watch(await (await browser.newContext({ viewport: page.viewportSize() })).newPage());
  const device = await staff.context().newCDPSession(staff);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await staff.goto(link);
  await staff.getByLabel('Contraseña nueva').fill(PASSWORD);
  await staff.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(staff).toHaveURL(/\/admin\/login$/);
  await logIn(staff, { username, password: PASSWORD });
  await expect(staff.getByRole('heading', DASHBOARD)).toBeVisible();

  await openAdmin(staff, '/admin/account');
  await staff.getByLabel('Nombre de la llave').fill('Mi teléfono');
  await staff.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const remove = staff.getByRole('button', { name: 'Quitar la llave Mi teléfono' });
  await expect(remove).toBeVisible();
  await expectSound(staff, 'Mi cuenta');

  await endSession(staff);
  await staff.goto('/admin/login');
  const enter = staff.getByRole('button', { name: 'Entrar con llave de acceso' });
  await expect(enter).toBeVisible();
  await expectSound(staff, 'Iniciar sesión');
  await enter.click();
  await expect(staff.getByRole('heading', DASHBOARD)).toBeVisible();

  await openAdmin(staff, '/admin/account');
  await expect(staff.getByText(/último uso el/)).toBeVisible();
  await remove.click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(remove).toHaveCount(0);
  await endSession(staff);
  await staff.goto('/admin/login');
  await enter.click();
  await expect(staff.getByText('Esa llave de acceso ya no sirve aquí.')).toBeVisible();
  await staff.context().close();
});

test('when the other ways to sign in come late then the button stays where it is', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/admin/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const before = await button.boundingBox();

  letGo();

  await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
