import { createHmac } from 'node:crypto';
import { expect, test, watch } from '../steps/test.ts';
import { endSession, expectSound, openAdmin, uniqueName } from '../steps/admin.ts';
import { logIn, signIn } from '../steps/owner.ts';

const PASSWORD = 'colmena-de-barro-9';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app at this moment (RFC 6238), made without the shop's own library. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

test('when the owner invites an editor then they choose a password, see no orders, and sign in with a code', async ({
  page,
  browser,
}, info) => {
  const username = uniqueName('Eva', info.project.name.replaceAll(' ', ''));
  await signIn(page);
  await openAdmin(page, '/admin/team');
  await page.getByRole('button', { name: 'Invitar' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Rol').selectOption('editor');
  await page.getByRole('button', { name: 'Crear invitación' }).click();
  const link = await page.getByLabel('Enlace de acceso').inputValue();
  await expectSound(page, 'Invitar al equipo');

  const editor = watch(await (await browser.newContext({ viewport: page.viewportSize() })).newPage());
  await editor.goto(link);
  await editor.getByLabel('Contraseña nueva').fill(PASSWORD);
  await expectSound(editor, 'Tu acceso');
  await editor.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(editor).toHaveURL(/\/admin\/login$/);
  await editor.goto('/admin/login');
  await logIn(editor, { username, password: PASSWORD });
  await expect(editor.getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
  await editor.goto('/admin/orders');
  await expect(editor.getByRole('heading', { level: 1, name: 'No tienes permiso' })).toBeVisible();
  expect((await editor.request.get('/api/orders')).status()).toBe(403);

  await openAdmin(editor, '/admin/account');
  await editor.getByLabel('Tu contraseña').fill(PASSWORD);
  await editor.getByRole('button', { name: 'Activar' }).click();
  const secret = await editor.getByLabel('Clave').inputValue();
  const now = Date.now();
  await editor.getByLabel('Código de 6 números').fill(codeOf(secret, now));
  await expectSound(editor, 'Mi cuenta');
  await editor.getByRole('button', { name: 'Confirmar' }).click();
  await expect(
    editor.getByRole('listitem').filter({ hasText: /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/ }),
  ).toHaveCount(10);
  await endSession(editor);
  await editor.goto('/admin/login');
  await logIn(editor, { username, password: PASSWORD });
  // The code of the next half minute: the one that was shown before counts no more.
  await editor.getByLabel('Código de tu aplicación').fill(codeOf(secret, now + 30_000));
  await editor.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
  await editor.context().close();
});
