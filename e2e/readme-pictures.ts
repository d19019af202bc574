// The pictures of README.md: two pages, and a purchase as a moving picture of 20 seconds.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { addBlend, goToPayment } from './steps/shopping.ts';

const BLEND = 'Velo de Xtabentún';

/** What the buyer does, and how many milliseconds its outcome stands. */
type Scene = [stands: number, act: (page: Page) => Promise<unknown>];
const choose = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).check();

const PURCHASE: Scene[] = [
  [1_700, (page) => page.goto('/')],
  [700, (page) => page.mouse.wheel(0, 560)],
  [900, (page) => page.mouse.wheel(0, 640)],
  [1_200, (page) => page.goto('/menu')],
  [900, (page) => page.mouse.wheel(0, 620)],
  [
    1_800,
    async (page) => {
      await page.getByRole('link', { name: BLEND }).first().click();
      await page.getByRole('heading', { level: 1, name: BLEND }).waitFor();
    },
  ],
  [1_500, (page) => addBlend(page, BLEND)],
  [1_000, (page) => page.goto('/customize')],
  [700, choose(/Xtabentún/)],
  [700, choose(/Tajonal/)],
  [1_200, choose(/Cempasúchil/)],
  [1_500, (page) => page.goto('/cart')],
  [1_200, (page) => page.getByRole('link', { name: 'Proceder al pago' }).click()],
  [1_000, (page) => page.getByLabel('Nombre completo').fill('Persona de Muestra')],
  [1_500, (page) => goToPayment(page)],
  [
    2_500,
    async (page) => {
      await page.getByRole('button', { name: 'Aprobar pago' }).click();
      await page.getByRole('heading', { name: /Gracias por tu compra/ }).waitFor();
    },
  ],
];

async function moving(page: Page, file: string): Promise<void> {
  const frames: Buffer[] = [];
  for (const [, act] of PURCHASE) {
    await act(page);
    await page.waitForLoadState('networkidle');
    frames.push(
      await sharp(await page.screenshot())
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
