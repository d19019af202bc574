import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePorts } from '../scripts/launch/ports.ts';
import { OWNER } from './steps/owner.ts';

// The stories run against what `npm start` serves, with a port and a data folder of their own, or against the shop at
// SHOP_URL. Workers load this file again and must come to the same values, hence the environment.
const given = process.env['SHOP_URL'];
process.env['E2E_PORT'] ??= String((await freePorts(1))[0]);
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'elixir-shop-stories-'));
const baseURL = given ?? `http://localhost:${process.env['E2E_PORT']}`;

const BACK_OFFICE = /admin-[\w-]+\.spec\.ts|owner\.spec\.ts/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Where others wait for the result, a story gets a second try and is told as flaky; at home it has to be mended.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  reporter: [['list'], ['./steps/summary-reporter.ts']],
  use: {
    baseURL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        // A machine without a graphics card draws faster without the emulation of one.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Shoppers' stories run on both sizes. Those of the back office run on the desk; what looks different on a phone has
  // the tag @phone, and what only a phone has @phone-only.
  projects: [
    { name: 'phone', testIgnore: BACK_OFFICE, use: PHONE },
    { name: 'desk', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'back office on a phone', testMatch: BACK_OFFICE, grep: /@phone/, use: PHONE },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/launch/main.ts`,
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
    },
  },
});
