import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, takenOver } from '../../e2e/steps/test.ts';
import { median, percentile, type Figure } from '../measure/figures.ts';
import { press, pressesOf, watchPresses } from './inp/presses.ts';
import type { BenchShop } from './shop.ts';

/** Each visit begins cold: most shoppers press a button once or twice. */
const VISITS = 8;
const PRESSES = 3;
const THROTTLE = 4;
/** There and back; the first ones fetch the cart's files. */
const TRIPS = 12;
const WARM_UP = 4;
const PRESS_MS = 200;
const CHANGE_MS = 150;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-MX' };

/** How soon a phone answers presses, and shows the page of another micro-frontend that has been there before. */
export async function benchInp({ url }: BenchShop): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
  try {
    const presses = await pressesOfVisits(browser, url);
    const page = await openMenu(browser, url);
    const changes = await changesOf(page);
    return [
      ...[...presses].map(([name, times]) => figureOf(`${name}, p75`, times, PRESS_MS)),
      figureOf('menu → cart → menu when warm, p75', changes, CHANGE_MS),
    ];
  } finally {
    await browser.close();
  }
}

function figureOf(what: string, times: number[], limit: number): Figure {
  const note = `${times.length} times, median ${median(times).toFixed(0)}, slowest ${Math.max(...times).toFixed(0)} ms`;
  return { what, measured: percentile(times, 0.75), limit, unit: 'ms', note };
}

/** A phone's first visit, at the menu when it answers presses. */
async function openMenu(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  await watchPresses(page);
  await page.goto('/menu');
  await takenOver(buttonsOf(page).add);
  return page;
}

const buttonsOf = (page: Page) => ({
  // Of one blend, whatever the button says: a press waits until it says 'Añadir al carrito' again.
  add: page.getByRole('article').first().getByRole('button'),
  more: page.getByRole('button', { name: /^Agregar uno de/ }).first(),
  less: page.getByRole('button', { name: /^Quitar uno de/ }).first(),
  openMenu: page.getByRole('button', { name: 'Abrir menú' }),
  closeMenu: page.getByRole('button', { name: 'Cerrar menú' }),
  cart: page.getByRole('link', { name: /^Carrito, / }),
  back: page.getByRole('link', { name: 'Seguir comprando' }),
});

async function pressesOfVisits(browser: Browser, url: string): Promise<Map<string, number[]>> {
  const all = new Map<string, number[]>();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openMenu(browser, url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await shop(page);
    for (const [name, times] of await pressesOf(page)) all.set(name, [...(all.get(name) ?? []), ...times]);
    await page.context().close();
  }
  return all;
}

/** Everything that is measured, and at the end the way back, after which all of it has been told. */
async function shop(page: Page): Promise<void> {
  const { add, more, less, openMenu, closeMenu, cart, back } = buttonsOf(page);
  for (let time = 0; time < PRESSES; time += 1) {
    await press(openMenu, 'open the menu');
    await press(closeMenu, 'close the menu');
    await press(add, 'add to cart');
    await expect(cart).toHaveAccessibleName(new RegExp(` ${time + 1} `));
  }
  await press(cart, 'open the cart');
  const quantity = page.getByRole('group', { name: /^Cantidad de/ }).first();
  for (let time = 1; time <= PRESSES; time += 1) {
    await press(more, 'quantity +');
    await expect(quantity).toHaveText(String(PRESSES + time));
  }
  for (let time = 1; time <= PRESSES; time += 1) {
    await press(less, 'quantity −');
    await expect(quantity).toHaveText(String(PRESSES * 2 - time));
  }
  await press(back, 'back to the menu');
  await expect(add).toBeVisible();
}

/** How long (ms) the changes between two micro-frontends take that this page has shown before, without throttle. */
async function changesOf(page: Page): Promise<number[]> {
  const { add, cart, back } = buttonsOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  const menu = (await heading.textContent())!;
  await add.tap();
  await expect(cart).toHaveAccessibleName(/ 1 /);
  const times: number[] = [];
  for (let trip = 0; trip < TRIPS; trip += 1)
    for (const [link, title] of [
      [cart, 'Tu carrito'],
      [back, menu],
    ] as const) {
      await link.scrollIntoViewIfNeeded();
      const painted = page.evaluate(untilPainted, title);
      await link.tap();
      times.push(await painted);
    }
  return times.slice(WARM_UP);
}

/** Runs in the page: from the next press until this heading is painted. */
const untilPainted = (heading: string) =>
  new Promise<number>((done) => {
    const pressed = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== heading) return requestAnimationFrame(look);
        // The first task after the frame that is being made.
        return setTimeout(() => done(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', pressed, { once: true, capture: true });
  });
