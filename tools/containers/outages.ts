// node tools/containers/outages.ts [deployables …]: stops each deployable of a running shop in turn and looks with a browser
// whether the rest goes on. SHOP_URL is the shop's address, CHROMIUM_PATH a browser.
import { chromium, type Browser } from 'playwright';
import { PROGRAMS } from '../../scripts/services.ts';
import { must } from './docker.ts';

const base = process.env['SHOP_URL'] ?? 'http://localhost:8080';

/** Public pages are cached by the gateway; a part whose deployable is away shows a message in its place. */
const BROWSING = ['/', '/menu', '/customize', '/about', '/contact'];
const PAGES: Record<string, string[]> = {
  // Without its scripts a page is visible but does not react.
  shell: BROWSING,
  'mf-storefront': ['/cart', '/admin/login'],
  'mf-checkout': [...BROWSING, '/admin/login'],
  'mf-admin': [...BROWSING, '/cart'],
  ...Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, [...BROWSING, '/cart', '/admin/login']])),
  catalog: [...BROWSING, '/admin/login'],
  'cart-orders': [...BROWSING, '/admin/login'],
  auth: [...BROWSING, '/cart'],
};
const PATIENCE_MS = 15_000;

/** A page's fault: no headline, the message of a remote that failed to load, or a script error. */
async function look(browser: Browser, path: string): Promise<string | undefined> {
  const page = await browser.newPage({ locale: 'es-MX' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.goto(base + path, { timeout: PATIENCE_MS });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
    // Long enough for a failing remote to show its message.
    await page.waitForTimeout(500);
    const down = await page.getByText('Esta sección no está disponible').isVisible();
    return down ? 'a section is not available' : faults[0];
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  } finally {
    await page.close();
  }
}

async function without(deployable: string, browser: Browser) {
  const paths = PAGES[deployable];
  if (!paths) throw new Error(`'${deployable}' is none of ${Object.keys(PAGES).join(', ')}`);
  await must(['compose', 'stop', deployable], true);
  const wrong: string[] = [];
  for (const path of paths) {
    const fault = await look(browser, path);
    if (fault) wrong.push(`${path}: ${fault}`);
  }
  await must(['compose', 'up', '-d', '--no-deps', '--no-recreate', '--wait', deployable], true);
  return { stopped: deployable, pages: paths.length, wrong: wrong.join('; ') || 'nothing' };
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const rows = [];
// Visits each page once, as in a shop that has been open for a while.
for (const path of BROWSING) await look(browser, path);
for (const deployable of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PAGES))
  rows.push(await without(deployable, browser));
await browser.close();
console.table(rows);
process.exit(rows.some(({ wrong }) => wrong !== 'nothing') ? 1 : 0);
