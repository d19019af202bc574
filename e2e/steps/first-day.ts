import sharp from 'sharp';
import { toast } from './admin.ts';
import { workDone, type Work } from './count-work.ts';
import { expect, settled, type Locator, type Page } from './test.ts';

/** A sample shop in Durango, whose owner sells a first honey. */
const SIERRA = {
  Nombre: 'Miel de la Sierra',
  Lema: 'Miel cruda de Durango',
  Correo: 'hola@sierra.example',
  Teléfono: '618 555 0101',
  WhatsApp: '618 555 0101',
  'Calle y número': 'Calle Victoria 12',
  'Código postal': '34000',
  'Horario de atención': 'Lunes a viernes, de 9:00 a 17:00',
  'Nombre o razón social': 'Eugenia Godínez',
  RFC: 'GODE561231GR8',
  Fondo: '#f6f4ea',
  'Pie y franjas': '#1d3327',
  Botón: '#e0a526',
  'Tu correo para avisos': 'avisos@sierra.example',
};
/** The values that the shop fills in by itself then. */
const TOLD = {
  'Ciudad (opcional)': 'Durango',
  'Estado (opcional)': 'Durango',
  'Prefijo de los pedidos': 'MS',
  'Texto en el estado de cuenta': 'MIEL SIERRA',
};
export const HONEY = 'Miel de encino';

/**
 * The time that a first-time user needs: 20 s per field, 4 s per press, a minute per rewritten text, 5 minutes for keys
 * from another company's pages, and 5 minutes to look around.
 */
export const minutesOf = (
  { fields, presses }: Work,
  { texts, accounts }: { texts: number; accounts: number },
) => (fields * 20 + presses * 4) / 60 + texts + accounts * 5 + 5;

const picture = async (name: string, color: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

export const stepOf = (page: Page, list: 'Por hacer' | 'Listo') =>
  page.getByRole('region', { name: 'Tu primer día' }).getByRole('list', { name: list, exact: true });

/** The target of each step of the guide. */
const PLACES = {
  'Nombre y logo': '/admin/settings#marca',
  'Tu primer producto': '/admin/products?ventana=new',
  Entregas: '/admin/settings#entregas',
  'Cobros reales': '/admin/settings#cobros-y-correo',
  'Un pedido de prueba': '/menu',
};

/** Opens the target of a step of the guide; a step that another story has completed has no link. */
export async function openStep(page: Page, name: keyof typeof PLACES): Promise<void> {
  const link = stepOf(page, 'Por hacer').getByRole('link', { name, exact: true });
  if ((await link.count()) > 0) await link.click();
  else await page.goto(PLACES[name]);
}

export async function toGuide(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(stepOf(page, 'Por hacer')).toBeVisible();
  // The page shows earlier data until it has read again.
  await settled(page);
}

async function sendPicture(page: Page, form: Locator, file: Awaited<ReturnType<typeof picture>>) {
  await form.getByRole('button', { name: 'Explorar' }).click();
  const window = page.getByRole('dialog', { name: 'Seleccionar Imagen' });
  await window.getByRole('tab', { name: 'Subir Imagen' }).click();
  await window.getByLabel('Archivo de imagen').setInputFiles(file);
  await window.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(toast(page, 'Imagen subida correctamente')).toBeVisible();
  await window.getByRole('button', { name: 'Seleccionar' }).click();
}

/** Name, look, contact, seller and notifications: one form, one press. */
export async function makeBrand(page: Page): Promise<void> {
  await openStep(page, 'Nombre y logo');
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(SIERRA)) {
    const labelled = main.getByLabel(new RegExp(`^${label}( \\(opcional\\))?$`));
    await labelled.and(main.locator('input')).first().fill(value);
  }
  for (const [label, value] of Object.entries(TOLD))
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
  await sendPicture(page, main, await picture('logo.png', '#1d3327'));
  const place = await page.evaluate(() => scrollY);
  await main.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Tienda guardada')).toBeVisible();
  // Whoever has saved still sees what they changed.
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
}

export async function addHoney(page: Page): Promise<void> {
  await openStep(page, 'Tu primer producto');
  const window = page.getByRole('dialog', { name: 'Agregar Producto' });
  await window.getByLabel('Nombre', { exact: true }).fill(HONEY);
  await window.getByLabel('Descripción').fill('De los encinos de la sierra, sin calentar.');
  await window.getByLabel('Precio', { exact: true }).fill('210');
  await sendPicture(page, window, await picture('encino.png', '#b8741a'));
  await window.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Producto creado')).toBeVisible();
}

export async function setDelivery(page: Page): Promise<void> {
  await openStep(page, 'Entregas');
  const section = page.getByRole('region', { name: 'Entregas', exact: true });
  await section.getByRole('button', { name: /^Editar / }).click();
  const window = page.getByRole('dialog', { name: 'Editar envío' });
  await window.getByLabel('Nombre', { exact: true }).fill('Paquetería');
  await window.getByLabel('Precio (MXN)', { exact: true }).fill('120');
  await window.getByLabel(/^Gratis desde/).fill('900');
  await window.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Tienda guardada')).toBeVisible();
}

/** Types also the keys of a mail server, which every installation refuses on its own machine. */
export async function typeKeys(page: Page): Promise<Work> {
  await openStep(page, 'Cobros reales');
  const payments = page.getByRole('form', { name: 'Mercado Pago' });
  await payments.getByLabel('Access token').fill('TEST-8423-112026');
  await payments.getByLabel('Public key').fill('TEST-5b0d4c1e');
  await payments.getByLabel('Clave secreta').fill('f0b1c2d3');
  await payments.getByRole('button', { name: 'Guardar Mercado Pago' }).click();
  await expect(toast(page, 'Mercado Pago: guardado')).toBeVisible();
  const mail = page.getByRole('form', { name: 'Correo' });
  await mail.getByLabel('Tu correo es de').selectOption('Otro');
  await mail.getByLabel('Servidor').fill('localhost:465');
  await mail.getByLabel('Contraseña').fill('abcd efgh');
  await mail.getByRole('button', { name: 'Guardar Correo' }).click();
  await expect(mail.getByText(/está en una red privada/)).toBeVisible();
  const work = await workDone(page);
  // These keys are not valid: the first order is paid at the provider's stand-in.
  await payments.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(toast(page, 'Mercado Pago: llaves quitadas')).toBeVisible();
  await workDone(page);
  return work;
}

const ownWords = (text: string) =>
  text
    .replace(/flor de kaab/gi, SIERRA.Nombre)
    .replace(/(?<!xun[aá]an[ -])kaab/gi, 'Sierra')
    .replace(/mérida|yucatán|mayab/gi, 'Durango')
    .replace(/de muestra/gi, 'de quien ya la probó');

/** Rewrites each text that the guide names in the owner's words. @returns their names */
export async function rewrite(page: Page): Promise<string[]> {
  for (const done: string[] = []; ;) {
    await toGuide(page);
    const step = stepOf(page, 'Por hacer').getByRole('listitem').filter({ hasText: 'Textos de la muestra' });
    // The guide shows its old state until it has read again.
    if (done.length > 0) await expect(step.locator('a', { hasText: done.at(-1)! })).toHaveCount(0);
    if ((await step.count()) === 0) return done;
    await step.locator('summary').click();
    const link = step.getByRole('list').getByRole('link').first();
    expect(done).not.toContain(await link.innerText());
    done.push(await link.innerText());
    await link.click();
    const window = page.getByRole('dialog');
    // `all()` does not include fields that are not rendered yet.
    await expect(window.getByRole('textbox').first()).toBeVisible();
    for (const field of await window.getByRole('textbox').all()) {
      const value = await field.inputValue();
      if (ownWords(value) === value) continue;
      await field.fill(ownWords(value));
      await expect(field).toHaveValue(ownWords(value));
    }
    await window.getByRole('button', { name: 'Publicar' }).click();
    await expect(window).toHaveCount(0);
  }
}
