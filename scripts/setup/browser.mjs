import { fail } from './say.mjs';
import { findProgram, installPackage } from './system-package.mjs';

/** Preferred when available: without a user interface the stories need a quarter less CPU time. */
const SHELL = ['chromium-headless-shell'];
const PROGRAMS = [...SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = [
  { 'apt-get': 'chromium-headless-shell' },
  { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium', pacman: 'chromium' },
];

/**
 * Path of a Chromium for the browser tests; installs one when there is none and that is possible. Continuous integration
 * installs the preferred one beside any other.
 */
export async function ensureBrowser() {
  const enough = process.env.CI ? SHELL : PROGRAMS;
  const found = process.env.CHROMIUM_PATH ?? findProgram(enough);
  if (found) return found;
  for (const names of PACKAGES) {
    await installPackage(names);
    const there = findProgram(PROGRAMS);
    if (there) return there;
  }
  return fail(
    'Chromium is missing. Debian: sudo apt-get install chromium · macOS: brew install --cask chromium · ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}
