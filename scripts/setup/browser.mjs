import { fail } from './say.mjs';
import { findProgram, installPackage } from './system-package.mjs';

const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Preferred when available: without a user interface the stories need a quarter less CPU time. */
const PACKAGES = [
  { 'apt-get': 'chromium-headless-shell' },
  { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium', pacman: 'chromium' },
];

/** Path of a Chromium for the browser tests; installs one when there is none and that is possible. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? findProgram(PROGRAMS);
  if (found) return found;
  for (const names of PACKAGES) {
    const installed = (await installPackage(names)) && findProgram(PROGRAMS);
    if (installed) return installed;
  }
  return fail(
    'Chromium is missing. Debian: sudo apt-get install chromium · macOS: brew install --cask chromium · ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}
