import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePorts } from '../scripts/launch/ports.ts';
import { enginesHere } from '../scripts/setup/engines.mjs';
import { makeTestFolder } from '../test/test-folder.ts';
import { OWNER } from './steps/owner.ts';

// The stories run against what `npm start` serves, with a port and a data folder of their own, or against the shop at
// SHOP_URL. Workers load this file again and must come to the same values, hence the environment.
const given = process.env['SHOP_URL'];
process.env['E2E_PORT'] ??= String((await freePorts(1))[0]);
process.env['E2E_DATA'] ??= folderOfRun();
const baseURL = given ?? `http://localhost:${process.env['E2E_PORT']}`;

/** The data and logs of this run's shop; only those of a run that failed stay. */
function folderOfRun(): string {
  const folder = makeTestFolder('elixir-shop-stories-');
  process.once('exit', (code) => code === 0 && rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const BACK_OFFICE = /admin-[\w-]+\.spec\.ts|owner\.spec\.ts/;
/**
 * They change what every page shows: they run on a shop of their own, one after the other by their names. Those that change
 * Tienda come after rebrand, which reads in Actividad what was changed.
 */
const ALONE =
  /(own-keys|rebrand|renamed-blend|selling-gift-cards|ship-labels|ship-ways|sizes-of-blends|strangers-first-day|taken-off-by-itself|transfers|unfinished-purchase|what-buyers-say|who-measures)\.spec/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Without motion, as who asks for that has it: nothing waits for a window to stop. The phone has all motion.
const DESK = {
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;

// Every answer of the back office renews the cookie of its session: one that was under way when a story ended would sign
// the next one in, if they shared a browser context.
const OWN_CONTEXT = { cold: true };

// Chromium draws its own address bar's list for every window, a quarter of a run's work; the last two stop that. This
// list takes the place of Playwright's: the others are those of it that change what a page sees.
const DISABLED_FEATURES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A third works while two wait: of two cores that leaves nothing idle.
  workers: 3,
  // A story that passes only now and then has to be mended.
  retries: 0,
  fullyParallel: true,
  reporter: [['list'], ['./steps/summary-reporter.ts']],
  use: {
    baseURL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What a service worker fetches no story could answer; offline.spec.ts alone is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each step doubles a run's work: a story that fails is run again with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        // A machine without a graphics card draws faster without the emulation of one.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
  },
  // Shoppers' stories run on a phone, those of the back office on the desk. What the size matters to runs on the other
  // one as well and has the tag @desk or @phone; what only a phone has is @phone-only. Each project starts workers and
  // browsers anew: the few stories of the other size have one, beside those of the next project.
  projects: [
    { name: 'phone', testIgnore: [BACK_OFFICE, ALONE], use: PHONE },
    { name: 'desk', testIgnore: [BACK_OFFICE, ALONE], grep: /@desk/, use: DESK, workers: 1 },
    {
      name: 'back office on a phone',
      testMatch: BACK_OFFICE,
      grep: /@phone/,
      use: { ...PHONE, ...OWN_CONTEXT },
      workers: 1,
    },
    {
      name: 'back office',
      testMatch: BACK_OFFICE,
      grepInvert: /@phone-only/,
      use: { ...DESK, ...OWN_CONTEXT },
    },
    {
      name: 'rebrand',
      testMatch: ALONE,
      workers: 1,
      use: DESK,
    },
    // Other engines have drivers of their own; their stories are one after the other.
    ...Object.keys(enginesHere()).map((name) => ({ name, testDir: 'browsers', fullyParallel: false })),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/launch/main.mjs`,
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/readyz`,
    reuseExistingServer: given !== undefined,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA'],
      PUBLIC_BASE_URL: baseURL,
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
      // Whatever .env says: stories send no mail to anybody.
      SMTP_URL: '',
      OWNER_EMAIL: OWNER.email,
      // A story does not wait two hours to hear where a parcel is.
      PARCEL_FOLLOW_MS: '1000',
      PARCEL_EVERY_MS: '1000',
    },
  },
});
