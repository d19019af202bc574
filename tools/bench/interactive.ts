import { chromium, type Browser } from '@playwright/test';
import { median, type Figure } from '../measure/figures.ts';
import type { BenchShop } from './shop.ts';

const ROUNDS = 3;
const PATHS = ['/', '/menu', '/menu/monte-blanco', '/customize', '/cart'];
const MOST_MS = 1_600;
const WAIT_MS = 30_000;
/** A phone at a quarter of this machine's speed, on a slow 4G connection. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWNESS = 4;

type Times = { seen: number; answered: number };

/** How long a press at first sight waits, next to when the same page without scripts is visible. */
export async function benchInteractive({ url }: BenchShop): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
  const seen = new Map<string, Times[]>();
  const still = new Map<string, Times[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of PATHS) {
        seen.set(path, [...(seen.get(path) ?? []), await visit(browser, url + path)]);
        still.set(path, [...(still.get(path) ?? []), await visit(browser, url + path, true)]);
      }
  } finally {
    await browser.close();
  }
  return PATHS.map((path) => {
    const of = (visits: Map<string, Times[]>, time: keyof Times) =>
      median(visits.get(path)!.map((one) => one[time]));
    return {
      what: `${path}, a press is answered`,
      measured: of(seen, 'answered'),
      limit: MOST_MS,
      unit: 'ms',
      note: `seen after ${of(seen, 'seen').toFixed(0)} ms, its static page after ${of(still, 'seen').toFixed(0)} ms`,
    };
  });
}

/** A visit with an empty cache; `isStatic`: without scripts, so that presses have no effect. */
async function visit(browser: Browser, address: string, isStatic = false): Promise<Times> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    if (isStatic) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(pressAtFirstSight);
    await page.goto(address);
    // Not `waitForFunction`: it checks in each frame, which takes a third of a slow phone's time.
    const times = await page.evaluate(
      ([isSeen, wait]) => {
        const { seen, answered } = globalThis as unknown as Waiting;
        const late = new Promise<object>((resolve) => setTimeout(resolve, wait, {}));
        return Promise.race([isSeen ? seen : answered, late]);
      },
      [isStatic, WAIT_MS] as const,
    );
    return { seen: NaN, answered: NaN, ...times };
  } finally {
    await context.close();
  }
}

type Waiting = { seen: Promise<object>; answered: Promise<object> };

/** Runs in the page. An early press is marked as busy until the page handles it (shell/src/early-script.ts). */
function pressAtFirstSight() {
  const isSeen = Promise.withResolvers<object>();
  const isAnswered = Promise.withResolvers<object>();
  Object.assign(globalThis, { seen: isSeen.promise, answered: isAnswered.promise } satisfies Waiting);
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    const seen = paint.startTime;
    isSeen.resolve({ seen });
    const pressed =
      document.querySelector<HTMLElement>('main :is(button:enabled, label)') ??
      document.querySelector<HTMLElement>('header button')!;
    const look = () => {
      if (!pressed.hasAttribute('aria-busy')) isAnswered.resolve({ seen, answered: performance.now() });
    };
    pressed.click();
    new MutationObserver(look).observe(pressed, { attributes: true });
    look();
  }).observe({ type: 'paint', buffered: true });
}
