import { fail } from './say.mjs';
import { findProgram, installPackage } from './system-package.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium', pacman: 'chromium' };

/** Path of a Chromium for the browser tests; installs one when there is none and that is possible. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? findProgram(PROGRAMS);
  if (found) return found;
  if (await installPackage(PACKAGES)) {
    const installed = findProgram(PROGRAMS);
    if (installed) return installed;
  }
  return fail(
    'Chromium is missing. Debian: sudo apt-get install chromium · macOS: brew install --cask chromium · ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}
