// The pictures of README.md: two pages, and a purchase as a moving picture of 20 seconds.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { openElixir, tick } from './steps/shopping.ts';

const BLEND = 'Velo de Xtabentún';

/** What the buyer does, and how many milliseconds its outcome stands. */
type Scene = [stands: number, act: (page: Page) => Promise<unknown>];
const choose = (name: RegExp) => (page: Page) => tick(page.getByRole('checkbox', { name }));
const press = (name: string, then: string) => async (page: Page) => {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.getByText(then).filter({ visible: true }).first().waitFor();
};
const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text);
/** The page moves by `pixels` in a few steps. */
const scroll = (pixels: number): Scene[] =>
  Array.from({ length: 4 }, () => [140, (page) => page.evaluate((by) => scrollBy(0, by), pixels / 4)]);

const PURCHASE: Scene[] = [
  [1_500, (page) => page.goto('/')],
  ...scroll(620),
  [900, (page) => page.goto('/menu')],
  ...scroll(560),
  [1_400, openBlend],
  [1_600, press('Añadir al carrito', 'Ver carrito')],
  [900, (page) => page.goto('/customize')],
  [600, choose(/Xtabentún/)],
  [600, choose(/Tajonal/)],
  [600, choose(/Cempasúchil/)],
  [2_200, nameIt],
  [1_200, press('Crear mi elixir', 'Para Ana ya está en tu carrito.')],
  [1_400, (page) => page.goto('/cart')],
  [700, press('Pagar', 'Datos de envío')],
  [1_100, fillIn],
  [1_300, press('Continuar al pago', 'Pagar ahora')],
  [900, press('Pagar ahora', 'Aprobar pago')],
  [1_980, press('Aprobar pago', '¡Gracias por tu compra!')],
];

async function openBlend(page: Page): Promise<void> {
  await page.getByRole('link', { name: BLEND }).first().click();
  await page.getByRole('heading', { level: 1, name: BLEND }).waitFor();
}

/** The bottle with its name on the label. */
async function nameIt(page: Page): Promise<void> {
  await openElixir(page);
  await fill('Nombre de tu elixir', 'Para Ana')(page);
}

async function fillIn(page: Page): Promise<void> {
  await fill('Nombre completo', 'Persona de Muestra')(page);
  await fill('Correo electrónico', 'muestra@example.com')(page);
  await fill('Dirección', 'Calle 60 número 491')(page);
  await fill('Código postal', '97000')(page);
}

async function moving(page: Page, file: string): Promise<void> {
  const frames: Buffer[] = [];
  for (const [, act] of PURCHASE) {
    await act(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      Promise.allSettled([...document.images].filter(({ complete }) => complete).map((one) => one.decode())),
    );
    frames.push(
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize({ width: 360 })
        .toBuffer(),
    );
  }
  const delay = PURCHASE.map(([stands]) => stands);
  await sharp(frames, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 70, effort: 5 })
    .toFile(file);
}

/** Writes home.webp, menu-phone.webp and purchase.webp into the folder. */
export async function readmePictures(browser: Browser, shop: string, folder: string): Promise<void> {
  const open = (width: number, height: number) =>
    browser.newPage({ viewport: { width, height }, locale: 'es-MX', baseURL: shop });
  const still = async (page: Page, path: string, file: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const picture = sharp(await page.screenshot()).resize({ width: 960, withoutEnlargement: true });
    await picture.webp({ quality: 80, effort: 5 }).toFile(join(folder, file));
  };
  await still(await open(1280, 1560), '/', 'home.webp');
  await still(await open(390, 1300), '/menu', 'menu-phone.webp');
  await moving(await open(390, 844), join(folder, 'purchase.webp'));
}
